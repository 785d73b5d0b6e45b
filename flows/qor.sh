#!/usr/bin/env bash
# Quality of results: every arithmetic unit against plain Verilog of the same function, in each library that is there.
# `qor.sh nangate45` measures one library only, `qor.sh nangate45 top-K` the rows with that in their title. The tables
# are kept in flows/README.md.
. "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

step 'build'
build ragrtl_qor

liberty=$ROOT/../shared/liberty
measure() {
    local technology=$1 file=${2:-}
    [ -z "$wanted" ] || [ "$wanted" = "$technology" ] || return 0
    if [ -n "$file" ] && [ ! -e "$file" ]; then
        printf '%s: skipped, there is no %s\n' "$technology" "$file"
        return 0
    fi
    step "$technology"
    "$BUILD/bin/ragrtl_qor" "$ROOT/flows/qor/plain" "$ROOT/build/qor/$technology" "$technology" "$file" "$rows"
}

wanted=${1:-}
rows=${2:-}
measure osu018
measure nangate45 "$liberty/nangate45/nangate45_typ.lib.gz"
measure asap7 "$liberty/asap7/asap7_rvt_tt_trim.lib.gz"
