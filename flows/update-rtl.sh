#!/usr/bin/env bash
# Emits the Verilog of every preset into rtl/<preset>/ again. RAGRTL names the program to use; without it the release
# build is brought up to date first.
. "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

if [ -z "${RAGRTL:-}" ]; then
    step 'build'
    build ragrtl
    RAGRTL=$BUILD/bin/ragrtl
fi

scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT
for preset in "$ROOT"/gen/spec/presets/*.ini; do
    name=$(basename -- "$preset" .ini)
    step "rtl/$name"
    "$RAGRTL" generate "$name" --out "$scratch/$name" --quiet
    rm -rf -- "${ROOT:?}/rtl/$name"
    cp -r -- "$scratch/$name/rtl" "$ROOT/rtl/$name"
done
for folder in "$ROOT"/rtl/*/; do
    name=$(basename -- "$folder")
    if [ -d "$folder" ] && [ ! -e "$ROOT/gen/spec/presets/$name.ini" ]; then
        step "rtl/$name (no longer a preset)"
        rm -rf -- "$folder"
    fi
done
