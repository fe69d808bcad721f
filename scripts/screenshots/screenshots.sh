#!/bin/sh
# Pictures of every page and state for the eye: builds, serves on a database of its own, photographs, stops.
# Arguments name the pages to take; BASE_URL takes them from a running product instead.
set -eu
. "$(dirname "$0")/../prepare.sh"
if [ -z "${BASE_URL:-}" ]; then
  PORT="${PORT:-8899}"
  BASE_URL="http://localhost:$PORT"
  export PORT BASE_URL
  node scripts/serve/check-port.ts "$PORT"
  run node scripts/build/build.ts
  sh scripts/serve/serve-tests.sh &
  server=$!
  trap 'kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true' EXIT
  trap 'exit 1' INT TERM
  until node -e "fetch('$BASE_URL').then(() => process.exit(0), () => process.exit(1))"; do
    kill -0 "$server" 2>/dev/null || stop "The site could not be served."
    sleep 1
  done
fi
# In the background, because sh would let a signal wait until it is done.
run node scripts/screenshots/screenshots.ts "$@"
