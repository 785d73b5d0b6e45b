#!/usr/bin/env bash
# Installs the Debian packages that the project needs to be built, tested and used. Quick when all are there.
set -euo pipefail

packages=(
    build-essential cmake ninja-build ccache git pkg-config
    clang-format clang-tidy
    # libraries of the generator and of its tests
    libboost-dev libboost-program-options-dev nlohmann-json3-dev libfmt-dev libspdlog-dev zlib1g-dev
    libxtensor-dev libhdf5-dev libfaiss-dev libopenblas-dev libeigen3-dev
    libgtest-dev libgmock-dev libbenchmark-dev
    # tools that the generator runs, and the default cell library
    verilator iverilog yosys opensta qflow-tech-osu018 z3 boolector gnuplot-nox graphviz
)

missing=()
for package in "${packages[@]}"; do
    state=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$state" = installed ] || missing+=("$package")
done
if [ ${#missing[@]} -eq 0 ]; then
    echo "all ${#packages[@]} packages are installed"
    exit 0
fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "install.sh: neither root nor sudo; as root run: apt-get install ${missing[*]}" >&2
        exit 1
    fi
    as_root=(sudo)
fi
echo "installing ${#missing[@]} packages: ${missing[*]}"
apt=(env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0)
log=$(mktemp)
trap 'rm -f -- "$log"' EXIT
if ! { "${as_root[@]}" "${apt[@]}" update &&
       "${as_root[@]}" "${apt[@]}" install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
    tail -n 20 -- "$log" >&2
    echo "install.sh: apt-get failed; the lines above say why" >&2
    exit 1
fi
