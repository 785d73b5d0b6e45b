#!/usr/bin/env bash
# Checks the C++ sources: `lint.sh format` (clang-format, seconds), `lint.sh tidy` (clang-tidy, minutes), or
# both without an argument. `lint.sh fix` formats in place.
. "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

tidy() {
    step 'static checks'
    build
    logged tidy run-clang-tidy -quiet -p "$BUILD" -j "$JOBS" '/(gen|golden|tb|tests)/[^ ]*\.cpp$'
}

case ${1:-all} in
    format) check_format ;;
    tidy) tidy ;;
    all) check_format; tidy ;;
    fix) sources | xargs -0 clang-format -i ;;
    *) echo 'usage: lint.sh [format|tidy|fix]' >&2; exit 2 ;;
esac
