#!/usr/bin/env bash
# From a fresh Debian 12 to a verified, synthesized unit: installs what is missing, builds, generates two presets,
# verifies them against their golden models, searches real embeddings with the emitted Verilog, and synthesizes.
. "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"
RAGRTL=$BUILD/bin/ragrtl
OUT=$ROOT/build/quickstart

step '1/6 packages'
bash "$ROOT/flows/install.sh"

step '2/6 build the generator'
build ragrtl first_light_search

step '3/6 generate Verilog'
for preset in hier_pe128 topk32; do "$RAGRTL" generate "$preset" --out "$OUT/$preset"; done

step '4/6 verify it against the golden models'
for preset in hier_pe128 topk32; do "$RAGRTL" verify "$OUT/$preset"; done

step '5/6 search 650 real embeddings with 128 queries in simulated Verilog'
"$BUILD/bin/first_light_search"

step '6/6 synthesize'
for preset in hier_pe128 topk32; do "$RAGRTL" synth "$OUT/$preset" --out "$OUT/$preset-synth"; done

printf '\nDone in %d s.\n' "$SECONDS"
for preset in hier_pe128 topk32; do
    printf '%-11s Verilog %s\n            report  %s\n' "$preset" "$OUT/$preset/rtl" "$OUT/$preset-synth/report.md"
done
