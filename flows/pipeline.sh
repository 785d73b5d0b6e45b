#!/usr/bin/env bash
# Pipelining by target: dot products of 8, 64 and 256 INT4 terms are generated for three clock periods each and
# synthesized for the same periods, in each library that is there. Fails when a synthesized period is more than 15 %
# above its target. RAGRTL names the program to use; without it the release build is brought up to date first.
# The table is kept in flows/README.md.
. "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"
OUT=$ROOT/build/pipeline

if [ -z "${RAGRTL:-}" ]; then
    step 'build'
    build ragrtl
    RAGRTL=$BUILD/bin/ragrtl
fi

failed=0
# row TECHNOLOGY LIBERTY TERMS TARGET
row() {
    local technology=$1 liberty=$2 terms=$3 target=$4
    local bundle=$OUT/$technology-$terms-$target log
    log=$bundle.log
    "$RAGRTL" generate dot_product --terms "$terms" --target-period "$target" --tech "$technology" \
        --out "$bundle" >"$log" 2>&1
    local cuts planned synthesized
    read -r cuts planned < <(sed -n 's/^cuts = \([0-9]*\): planned period \([0-9.]*\) ns.*/\1 \2/p' "$log")
    # A period that is not met is an exit code of 1, and a row of the table.
    "$RAGRTL" synth "$bundle" --tech "$technology" ${liberty:+--liberty "$liberty"} --effort area --period "$target" \
        --jobs "$JOBS" --out "$bundle-synth" >>"$log" 2>&1 || [ -e "$bundle-synth/metrics.json" ]
    synthesized=$(sed -n 's/.*"sta__period__min_ns": \([0-9.]*\).*/\1/p' "$bundle-synth/metrics.json")
    awk -v t="$target" -v c="$cuts" -v p="$planned" -v s="$synthesized" -v n="$terms" -v tech="$technology" 'BEGIN {
        printf "| %s | %d | %.2f | %d | %.2f | %.2f | %.2f |\n", tech, n, t, c, p, s, s / t
        exit s > 1.15 * t }' || failed=1
}

table() {
    local technology=$1 liberty=$2 terms target
    shift 2
    if [ -n "$liberty" ] && [ ! -e "$liberty" ]; then
        printf '%s: skipped, there is no %s\n' "$technology" "$liberty"
        return 0
    fi
    while [ $# -gt 0 ]; do
        terms=$1
        shift
        for target in $1; do row "$technology" "$liberty" "$terms" "$target"; done
        shift
    done
}

step 'dot products by target'
rm -rf -- "$OUT"  # no figure of an earlier run
mkdir -p -- "$OUT"
echo '| technology | terms | target, ns | cuts | planned, ns | synthesized, ns | synthesized / target |'
echo '|---|---|---|---|---|---|---|'
table osu018 '' 8 '3.7 2.1 1.4' 64 '5.1 3.1 1.9' 256 '6.1 3.4 2.0'
table nangate45 "$ROOT/../shared/liberty/nangate45/nangate45_typ.lib.gz" \
    8 '1.15 0.67 0.45' 64 '1.6 0.92 0.56' 256 '1.95 1.1 0.66'
[ "$failed" -eq 0 ] || { step_name='a synthesized period is more than 15 % above its target'; false; }
