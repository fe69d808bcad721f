#!/bin/sh
# The benchmarks: builds the product, measures it, prints the tables and writes docs/benchmarks.md.
set -eu
. "$(dirname "$0")/../../scripts/prepare.sh"
say "Building the site and the widgets"
run node scripts/build/build.ts || stop "The build failed; the message above says where."
exec node tests/bench/run.ts "$@"
