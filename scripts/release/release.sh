#!/bin/sh
# Freezes the elements of today as a pinned version: docs/embedding.md. `npm run release [-- VERSION]`
set -eu
. "$(dirname "$0")/../prepare.sh"
exec node scripts/release/release.ts "$@"
