#!/usr/bin/env python3
"""Loads that no theme has, in a release build: each takes time and memory in proportion to its size.

    load.py TOKENC [NAME…]

Each load runs at an eighth of its size and at its size. What grew with the square would take 64 times as long; a
ratio over 20 fails. Prints a line for each."""
import json, os, pathlib, resource, shutil, subprocess, sys, tempfile, time

TOKENC = os.path.abspath(sys.argv[1])
WANTED = sys.argv[2:]


def run(folder, *arguments, status=0):
    """The seconds of the processor and the most memory of a run, whose status may be left open."""
    with open(os.path.join(folder, 'log'), 'w+b') as log:
        process = subprocess.Popen([TOKENC, *arguments], cwd=folder, stdin=subprocess.DEVNULL,
                                   stdout=log, stderr=subprocess.STDOUT)
        _, code, usage = os.wait4(process.pid, 0)
        log.seek(0)
        text = log.read(600).decode('utf-8', 'replace')
    code = os.waitstatus_to_exitcode(code)
    if code not in ((0, 1) if status is None else (status,)):
        sys.exit(f'tokenc {" ".join(arguments[:4])} … ended with {code}:\n{text}')
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def write(folder, name, text):
    path = pathlib.Path(folder, name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def tokens(count, value=lambda i: f'"#{i % 0xFFFFFF:06x}"'):
    groups = []
    for start in range(0, count, 100):
        inner = ','.join(f'"t{i}":{value(i)}' for i in range(start, min(start + 100, count)))
        groups.append(f'"g{start // 100}":{{{inner}}}')
    return '{"theme":{"color":{' + ',\n'.join(groups) + '}}}'


def many_tokens(folder, count):
    write(folder, 'in.json', tokens(count))
    return run(folder, 'build', 'in.json', '-o', 't.css', '-o', 't.json')


def many_overrides(folder, count):
    write(folder, 'base.json', tokens(count))
    write(folder, 'acme.json', tokens(count, lambda i: f'"<theme.color.g{i // 200}.t{i // 2}>"' if i else '"#123456"'))
    return run(folder, 'build', 'acme.json', '--base', 'base.json', '-o', 't.css', '-o', 't.json')


def many_themes(folder, count):
    write(folder, 'base.json', tokens(2000))
    for i in range(count):
        write(folder, f'themes/{i}.json', tokens(20, lambda n: f'"#{i * 20 + n:06x}"'))
    arguments = [a for i in range(count) for a in ('--theme', f'n{i}=themes/{i}.json')]
    return run(folder, 'build', 'base.json', *arguments, '-o', 't.{theme}.json')


def many_files(folder, count):
    for i in range(count):
        write(folder, f'f/{i}.json', f'{{"theme":{{"color":{{"f{i}":{{"a":"#{i:06x}","b":"<theme.color.f{i // 2}.a>"}}}}}}}}')
    names = [f'f/{i}.json' for i in range(count)]
    return run(folder, 'build', *names, '-o', 't.css', '-o', 't.json', '--depfile', 't.d')


def each_of_many(folder, count):
    write(folder, 'base.json', tokens(2000))
    for i in range(count):
        write(folder, f'f/{i}.json', tokens(20, lambda n: f'"#{i * 20 + n:06x}"'))
    return run(folder, 'validate', '--base', 'base.json', '--each', 'f/*.json')


def chain(folder, count):
    hops = ',\n'.join(f'"c{i}":"{{c{i - 1}}}"' for i in range(1, count + 1))
    write(folder, 'in.json', f'{{"c0":"#123456",{hops}}}')
    return run(folder, 'build', 'in.json', '-o', 't.css', '-o', 't.json')


def ring(folder, count):
    hops = ',\n'.join(f'"c{i}":"{{c{(i + 1) % count}}}"' for i in range(count))
    write(folder, 'in.json', f'{{{hops}}}')
    return run(folder, 'validate', 'in.json', status=1)


def equal_keys(folder, count):
    write(folder, 'in.json', '{' + ','.join(['"a":1'] * count) + '}')
    return run(folder, 'validate', 'in.json', status=1)


def near_misses(folder, count):
    base = ','.join(f'"token-{i}-name":{{"background":"#{i % 0xFFFFFF:06x}"}}' for i in range(count))
    write(folder, 'base.json', f'{{"theme":{{"color":{{{base}}}}}}}')
    wrong = ','.join(f'"tokn-{i}-naem":{{"backgruond":"#ffffff"}}' for i in range(count // 10))
    refs = ','.join(f'"u{i}":"{{theme.color.tokn-{i}-naem.backgruond}}"' for i in range(count // 10))
    write(folder, 'acme.json', f'{{"theme":{{"color":{{{wrong}}}}},"own":{{{refs}}}}}')
    return run(folder, 'validate', 'acme.json', '--base', 'base.json', status=1)


def many_names(folder, count):
    """Rules look at the words of each name: here no two are the same, and each is half of a pair of colours."""
    pairs = ',\n'.join(f'"background-v{i}":"#ffffff","text-v{i}":"#{i % 0xFFFF:06x}"' for i in range(count // 2))
    write(folder, 'in.json', f'{{"theme":{{"color":{{"page":{{{pairs}}}}}}}}}')
    return run(folder, 'validate', 'in.json', status=None)


def long_near_misses(folder, count):
    """Names that only differ at both ends."""
    base = ',\n'.join(f'"a{"m" * 100}{i}":"#000000"' for i in range(count))
    wrong = ',\n'.join(f'"b{"m" * 100}{i}":"#ffffff"' for i in range(count))
    write(folder, 'base.json', f'{{"theme":{{"color":{{{base}}}}}}}')
    write(folder, 'acme.json', f'{{"theme":{{"color":{{{wrong}}}}}}}')
    seconds, memory = run(folder, 'validate', 'acme.json', '--base', 'base.json', status=1)
    assert seconds < 5, f'{seconds} s'
    return seconds, memory


def page_of_many(folder, count):
    write(folder, 'in.json', tokens(count))
    return run(folder, 'build', 'in.json', '-o', 't.html')


def huge_string(folder, count):
    write(folder, 'in.json', '{"a":"' + 'h\\u00e9{b} ' * count + '"}')
    return run(folder, 'build', 'in.json', '-o', 't.css', '-o', 't.json')


def findings(folder, count):
    write(folder, 'in.json', '{' + ',\n'.join(f'"a{i}":"{{none.{i}}}"' for i in range(count)) + '}')
    seconds, memory = run(folder, 'validate', 'in.json', status=1)
    size = os.path.getsize(os.path.join(folder, 'log'))
    assert size < 1_000_000, f'a report of {size} bytes'
    return seconds, memory


LOADS = {
    'tokens': (many_tokens, 1_000_000), 'overrides': (many_overrides, 200_000),
    'themes': (many_themes, 1_000), 'files': (many_files, 10_000), 'each': (each_of_many, 1_000),
    'chain': (chain, 1_000_000), 'ring': (ring, 200_000), 'equal-keys': (equal_keys, 1_000_000),
    'near-misses': (near_misses, 100_000), 'long-misses': (long_near_misses, 10_000),
    'names': (many_names, 400_000), 'page': (page_of_many, 100_000), 'huge-string': (huge_string, 2_000_000),
    'findings': (findings, 500_000),
}


def main():
    slow = []
    print(f'{"load":<12} {"size":>10} {"CPU s":>8} {"MB":>7} {"ratio":>6}   (eight times the size)')
    for name, (load, size) in LOADS.items():
        if WANTED and name not in WANTED:
            continue
        results = []
        for count in (size // 8, size):
            folder = tempfile.mkdtemp(prefix='tokenc-load-')
            try:
                results.append(load(folder, count))
            finally:
                shutil.rmtree(folder)
        ratio = results[1][0] / max(results[0][0], 0.005)
        if ratio > 20:
            slow.append(name)
        print(f'{name:<12} {size:>10,} {results[1][0]:>8.2f} {results[1][1]:>7.0f} {ratio:>6.1f}', flush=True)
    if slow:
        sys.exit('not linear: ' + ', '.join(slow))


main()
