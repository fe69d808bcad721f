#!/bin/sh
# The plugin and the recipes on real WordPress sites; what is missing on this machine is said first. Writes its part of
# docs/hosts.md unless only some tests are asked for.
set -eu
. "$(dirname "$0")/../../scripts/prepare.sh"
say "Building the site, the widgets and the plugin"
npm run --silent build || stop "The build failed; the message above says where."
[ $# -gt 0 ] || export WRITE_HOSTS=1
exec playwright test -c tests/wordpress/playwright.config.ts "$@"
