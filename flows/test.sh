#!/usr/bin/env bash
# Installs what is missing, builds, and runs all tests. Arguments go to ctest: `test.sh -L unit`.
. "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

step 'packages'
bash "$ROOT/flows/install.sh"
check_format
step 'build'
build

step 'tests'
report=$BUILD/tests.xml
run_tests() { ctest --test-dir "$BUILD" -j "$JOBS" --no-tests=error --output-on-failure --output-junit "$report" "$@"; }
rm -f -- "$report"
failed=0
if [ -t 1 ]; then run_tests --progress "$@" || failed=1; else run_tests "$@" >"$LOGS/tests.log" 2>&1 || failed=1; fi
[ -s "$report" ] || { tail -n 20 -- "$LOGS/tests.log" >&2; false; }

count() { grep -o "\\b$1=\"[0-9]*\"" "$report" | head -n 1 | tr -dc 0-9; }
if [ "$failed" -ne 0 ] && [ ! -t 1 ]; then
    # Each failing test with its output, then ctest's list of them.
    awk '/\*\*\*/ { show = 1 } / Passed | Start +[0-9]+:/ { show = 0 } /tests passed,|No tests were found/ { show = 1 } show' "$LOGS/tests.log"
fi
all=$(count tests) bad=$(count failures) skipped=$(count skipped)
printf '\nJUnit: %s (%d s)\n%d passed, %d failed, %d skipped\n' "$report" "$SECONDS" "$((all - bad - skipped))" "$bad" "$skipped"
exit "$failed"
