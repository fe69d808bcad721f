# Sourced by the launchers, which stand two folders below the project's: goes there, installs if needed, puts the
# project's Node first.
cd "$(dirname "$0")/../.."

say() { printf '\n› %s\n' "$*"; }
stop() { printf '\n✗ %s\n' "$*" >&2; exit 1; }

# sh would let a signal wait until the command is done; this ends the command at once.
run() {
  "$@" &
  running=$!
  trap 'kill "$running" 2>/dev/null; exit 143' INT TERM
  status=0
  wait "$running" || status=$?
  trap - INT TERM
  return "$status"
}

command -v npm >/dev/null 2>&1 || stop "npm was not found. Install Node.js 20.19 or newer from https://nodejs.org and try again."

# npm writes this file last, so an interrupted or outdated installation is seen.
if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  say "Installing the packages (once, about a minute)"
  npm ci || stop "The packages could not be installed. Check that this machine reaches the npm registry and try again."
  touch node_modules/.package-lock.json
fi

# Node 24 comes as a package on Linux x64, because many machines still carry Node 20 and wrangler needs 22.12.
PATH="$PWD/node_modules/.bin:$PATH"
export PATH
node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 12) ? 0 : 1)' ||
  stop "Node.js $(node -v) is too old here: on this platform Evermaple needs 22.12 or newer from https://nodejs.org."

# Whatever starts again and again, above all wrangler, is compiled once.
export NODE_COMPILE_CACHE="$PWD/node_modules/.cache/node"
export WRANGLER_SEND_METRICS=false WRANGLER_HIDE_BANNER=true CLOUDFLARE_CF_FETCH_ENABLED=false
