#!/usr/bin/env bash
# Runs each target for some seconds:  Fuzzing/run.sh SECONDS [TARGET…]
# The fuzzer is in .build/fuzz, and so is what it learns; an input that breaks a promise is left there and
# named. To keep one, put it into Fuzzing/regressions/TARGET.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=$1
shift
out=.build/fuzz
fuzzer=$out/fuzzer
swiftc=${SWIFTC:-swiftc}

targets=("$@")
[ $# -gt 0 ] || targets=(json plain dtcg dtcg-draft style-dictionary tokens-studio figma resolver compile config)

sources() {
  find Sources/TokenCompiler -name '*.swift'
  echo Tests/TokenCompilerTests/Fuzzing/FuzzTarget.swift
  echo Tests/TokenCompilerTests/Fuzzing/FuzzChoice.swift
  echo Fuzzing/Entry.swift
}

mkdir -p "$out"
if [ ! -x "$fuzzer" ] || [ -n "$(sources | xargs -I{} find {} -newer "$fuzzer")" ]; then
  # One module, so that the targets reach what the library keeps to itself. The linker says much about
  # '__asan_' that means nothing.
  # shellcheck disable=SC2046
  "$swiftc" -O -wmo -swift-version 6 -sanitize=fuzzer,address -parse-as-library \
    -module-name TokenCompiler -package-name tokenc $(sources) -o "$fuzzer" 2> "$out/build.log" || {
    grep -v __asan_ "$out/build.log" >&2
    exit 2
  }
fi

# With a backtrace, Swift waits for minutes after a crash. The sanitizer's notes of who allocated what, and
# a large store of freed blocks, cost a third of all runs.
export SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=detect_leaks=0:malloc_context_size=0:quarantine_size_mb=1:allocator_release_to_os_interval_ms=-1
status=0
for target in "${targets[@]}"; do
  mkdir -p "$out/corpus/$target"
  inputs=("$out/corpus/$target" "Fuzzing/seeds/$target")
  [ ! -d "Fuzzing/regressions/$target" ] || inputs+=("Fuzzing/regressions/$target")
  if ! TOKENC_FUZZ=$target "$fuzzer" "${inputs[@]}" -dict=Fuzzing/words.dict -max_len="${MAX_LEN:-1024}" \
    -timeout=10 -rss_limit_mb=2048 -max_total_time="$seconds" -print_final_stats=1 \
    -artifact_prefix="$out/$target-" > "$out/$target.log" 2>&1; then
    status=1
    tail -n 40 "$out/$target.log" >&2
  fi
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$out/$target.log")
  edges=$(sed -n 's/.* cov: \([0-9]*\).*/\1/p' "$out/$target.log" | tail -n 1)
  printf '%-18s %10s runs, %6s edges\n' "$target" "${runs:-?}" "${edges:-?}"
done
exit $status
