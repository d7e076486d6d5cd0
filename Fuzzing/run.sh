#!/usr/bin/env bash
# Runs each target for some seconds:  Fuzzing/run.sh SECONDS [TARGET…]
# The fuzzers are in .build/fuzz, and so is what they learn; an input that breaks a promise is left there and
# named. To keep one, put it into Fuzzing/regressions/TARGET.
# MAX_LEN is how long inputs become; FLAGS are more options of libFuzzer.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=$1
shift
out=.build/fuzz
swiftc=${SWIFTC:-swiftc}

targets=("$@")
[ $# -gt 0 ] || targets=(json plain dtcg dtcg-draft style-dictionary tokens-studio figma resolver compile config)

# After each input libFuzzer looks through all places of the program, and mends its statistics: of the whole
# time of a small input that is half. So the reader has a fuzzer by itself, of the three folders that it needs.
fuzzer_of() { [ "$1" = json ] && echo "$out/fuzzer-json" || echo "$out/fuzzer"; }
sources_of() {
  local tests=Tests/TokenCompilerTests/Fuzzing library=Sources/TokenCompiler
  if [ "$1" = json ]; then
    find $library/Source $library/Diagnostics $library/JSON -name '*.swift'
    echo $tests/FuzzJSON.swift $tests/FuzzChoice.swift Fuzzing/ReaderEntry.swift
  else
    find $library -name '*.swift'
    echo $tests/FuzzTarget.swift $tests/FuzzJSON.swift $tests/FuzzChoice.swift Fuzzing/Entry.swift
  fi
}

build() {
  local fuzzer sources
  fuzzer=$(fuzzer_of "$1")
  read -r -d '' -a sources < <(sources_of "$1") || true
  if [ -x "$fuzzer" ] && [ -z "$(find "${sources[@]}" -newer "$fuzzer")" ]; then return; fi
  # One module, so that the targets reach what the library keeps to itself. The linker says much about
  # '__asan_' that means nothing.
  "$swiftc" -O -wmo -swift-version 6 -sanitize=fuzzer,address -parse-as-library \
    -module-name TokenCompiler -package-name tokenc "${sources[@]}" -o "$fuzzer" 2> "$out/build.log" || {
    grep -v __asan_ "$out/build.log" >&2
    exit 2
  }
}

# With a backtrace, Swift waits for minutes after a crash. The sanitizer's notes of who allocated what, and
# a large store of freed blocks, cost a third of all runs.
export SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=detect_leaks=0:malloc_context_size=0:quarantine_size_mb=1:allocator_release_to_os_interval_ms=-1
status=0
for target in "${targets[@]}"; do
  mkdir -p "$out/corpus/$target"
  build "$target"
  inputs=("$out/corpus/$target" "Fuzzing/seeds/$target")
  [ ! -d "Fuzzing/regressions/$target" ] || inputs+=("Fuzzing/regressions/$target")
  # shellcheck disable=SC2086
  if ! TOKENC_FUZZ=$target "$(fuzzer_of "$target")" "${inputs[@]}" -dict=Fuzzing/words.dict \
    -max_len="${MAX_LEN:-1024}" -timeout=10 -rss_limit_mb=2048 -entropic=0 -reload=0 \
    -max_total_time="$seconds" -print_final_stats=1 ${FLAGS:-} \
    -artifact_prefix="$out/$target-" > "$out/$target.log" 2>&1; then
    status=1
    tail -n 40 "$out/$target.log" >&2
  fi
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$out/$target.log")
  edges=$(sed -n 's/.* cov: \([0-9]*\).*/\1/p' "$out/$target.log" | tail -n 1)
  printf '%-18s %10s runs, %6s edges\n' "$target" "${runs:-?}" "${edges:-?}"
done
exit $status
