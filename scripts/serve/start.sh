#!/bin/sh
# The whole product on this machine: site, widgets, API, queue consumer and cron.
set -eu
. "$(dirname "$0")/../prepare.sh"
PORT="${PORT:-8787}"
node scripts/serve/check-port.ts "$PORT"
say "Building the site and the widgets"
run node scripts/build/build.ts || stop "The build failed; the message above says where."
. scripts/serve/serve.sh
