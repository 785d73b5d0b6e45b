#!/usr/bin/env bash
# How long the daily commands take: for every preset, generating it, and building and running its bench. RAGRTL names
# the program to use; without it the release build is brought up to date first. The table is kept in flows/README.md.
. "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"
OUT=$ROOT/build/times

if [ -z "${RAGRTL:-}" ]; then
    step 'build'
    build ragrtl
    RAGRTL=$BUILD/bin/ragrtl
fi

step 'presets'
rm -rf -- "$OUT"
mkdir -p -- "$OUT"
echo '| preset | lines of Verilog | generated in, s | bench built in, s | run in, s | cycles per second |'
echo '|---|---|---|---|---|---|'
for preset in "$ROOT"/gen/spec/presets/*.ini; do
    name=$(basename -- "$preset" .ini)
    start=${EPOCHREALTIME/./}
    "$RAGRTL" generate "$name" --out "$OUT/$name" --quiet
    microseconds=$((${EPOCHREALTIME/./} - start))
    lines=$(cat -- "$OUT/$name"/rtl/*.v | wc -l)
    # PASS unit: N cycles, seed S, coverage C/C (built in B s, run in R s)
    "$RAGRTL" verify "$OUT/$name" |
        awk -v name="$name" -v lines="$lines" -v us="$microseconds" '/^PASS/ {
            for (i = 1; i < NF; ++i) {
                if ($(i + 1) ~ /^cycles/) cycles = $i
                if ($i == "(built") built = $(i + 2)
                if ($i == "run") run = $(i + 2)
            }
            printf "| %s | %d | %.2f | %.1f | %.1f | %d |\n", name, lines, us / 1e6, built, run, cycles / run
            found = 1
        }
        END { exit !found }'
done
