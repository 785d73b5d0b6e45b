# shellcheck shell=bash
# What the scripts of this folder share; sourced, not run. Sets ROOT and BUILD.
set -Eeuo pipefail  # E: the trap below also sees failures inside functions
ROOT=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
BUILD=$ROOT/build/release
LOGS=$ROOT/build/logs
JOBS=${JOBS:-$(nproc)}
mkdir -p -- "$LOGS"

step_name='starting up'
trap 'printf "\nFAILED: %s\n" "$step_name" >&2' ERR

# step TEXT: names what runs next, for the reader and for the failure message.
step() {
    step_name=$1
    printf '== %s\n' "$step_name"
}

# logged NAME COMMAND...: runs COMMAND with its output in a log file; shows the end of the log when it fails.
logged() {
    local log=$LOGS/$1.log
    shift
    "$@" >"$log" 2>&1 || {
        tail -n 40 -- "$log" >&2
        printf 'full log: %s\n' "$log" >&2
        return 1
    }
}

# build [TARGET...]: configures the release preset and builds it; on a terminal the build shows its progress.
build() {
    local targets=() target
    for target in "$@"; do targets+=(--target "$target"); done
    logged configure cmake -S "$ROOT" -B "$BUILD" -G Ninja -D CMAKE_BUILD_TYPE=Release
    if [ -t 1 ]; then
        cmake --build "$BUILD" -j "$JOBS" "${targets[@]}"
    else
        logged build cmake --build "$BUILD" -j "$JOBS" "${targets[@]}"
    fi
}

# Paths of all C++ files, NUL-separated.
sources() { find "$ROOT"/{gen,golden,tb,flows,tests} -name '*.[ch]pp' -print0; }

check_format() {
    step 'format'
    sources | xargs -0 clang-format --dry-run -Werror ||
        { echo 'to correct: bash flows/lint.sh fix' >&2; return 1; }
}
