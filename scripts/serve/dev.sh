#!/bin/sh
# The same product with hot reload: Vite serves the site; behind it wrangler, which reloads the worker itself.
set -eu
. "$(dirname "$0")/../prepare.sh"
PORT="${PORT:-8787}"
node scripts/serve/check-port.ts "$PORT" $((PORT + 1)) $((PORT + 2))
say "Building once, for the widgets and pages that the worker serves"
run node scripts/build/build.ts || stop "The build failed; the message above says where."
node scripts/serve/run-vite.ts $$ "$PORT" $((PORT + 1)) &
PORT=$((PORT + 1))
. scripts/serve/serve.sh
