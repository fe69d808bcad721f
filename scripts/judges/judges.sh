#!/bin/sh
# Independent judges of the built product: builds, serves on a database of its own, asks each of them, stops.
# Arguments name the judges to ask.
set -eu
. "$(dirname "$0")/../prepare.sh"
PORT="${PORT:-8897}"
export PORT
say "Building the site and the widgets"
run node scripts/build/build.ts || stop "The build failed; the message above says where."
sh scripts/serve/serve-tests.sh &
server=$!
trap 'kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true' EXIT INT TERM
until node -e "fetch('http://localhost:$PORT').then(() => process.exit(0), () => process.exit(1))"; do
  kill -0 "$server" 2>/dev/null || stop "The site could not be served."
  sleep 1
done
node scripts/judges/judges.ts "http://localhost:$PORT" "$@"
