"""Kills builds over existing outputs, each at another moment, and looks at what is left.

Arguments: the command, the number of kills, a seed. Prints JSON."""
import json, os, pathlib, random, shutil, signal, subprocess, sys, tempfile, time

command, kills, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
OUTPUTS = ['t.css', 'T.swift', 't.json', 't.d']
PREFIX = '.tokenc-'


def theme(color):
    return json.dumps({'color': {f'c{i}': f'#{color}{i % 100:02}' for i in range(300)}})


def build(folder):
    arguments = [a for name in OUTPUTS[:-1] for a in ('-o', name)] + ['--depfile', 't.d']
    return subprocess.Popen([command, 'build', 'in.json'] + arguments, cwd=folder,
                            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                            stderr=subprocess.DEVNULL)


def outputs(folder):
    return {name: (folder / name).read_bytes() for name in OUTPUTS}


def fill(folder, state):
    for name, data in state.items():
        (folder / name).write_bytes(data)


random.seed(seed)
folder = pathlib.Path(tempfile.mkdtemp(prefix='tokenc-kill-'))
result = {'kills': 0, 'ended': 0, 'old': 0, 'new': 0, 'mixed': 0, 'leftovers': 0, 'faults': []}
try:
    states, duration = [], 0
    for color in ('1111', '2222'):
        (folder / 'in.json').write_text(theme(color))
        start = time.monotonic()
        assert build(folder).wait() == 0
        duration = time.monotonic() - start
        states.append(outputs(folder))
    old, new = states
    for number in range(kills * 5):
        if result['kills'] == kills:
            break
        fill(folder, old)
        process = build(folder)
        # Most of the files are written near the end.
        share = random.random() if number % 2 else 1 - random.random() * 0.3
        time.sleep(duration * share)
        process.send_signal(signal.SIGKILL)
        killed = process.wait() != 0
        result['kills' if killed else 'ended'] += 1
        now = outputs(folder)
        for name in OUTPUTS:
            if now[name] not in (old[name], new[name]):
                result['faults'].append(f'{name} is neither old nor new ({len(now[name])} bytes)')
        kinds = {'old' if now[n] == old[n] else 'new' for n in OUTPUTS if old[n] != new[n]}
        result['mixed' if len(kinds) > 1 else kinds.pop()] += 1
        left = [n for n in os.listdir(folder) if n not in OUTPUTS and n != 'in.json']
        result['leftovers'] += len(left)
        if any(not n.startswith(PREFIX) for n in left):
            result['faults'].append(f'strange names: {left}')
        if len(left) > len(OUTPUTS):
            result['faults'].append(f'more than one file an output: {left}')
        start = time.monotonic()
        status = build(folder).wait()
        # The machine has other things to do, now more and now less.
        duration = min(time.monotonic() - start, duration * 1.2)
        left = sorted(n for n in os.listdir(folder) if n not in OUTPUTS)
        if status != 0 or outputs(folder) != new or left != ['in.json']:
            result['faults'].append(f'the next build ended with {status} and left {left}')
finally:
    shutil.rmtree(folder)
json.dump(result, sys.stdout)
