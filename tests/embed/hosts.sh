#!/bin/sh
# The contact form on every kind of page, in two engines and both languages; writes docs/hosts.md unless only some are asked for.
set -eu
. "$(dirname "$0")/../../scripts/prepare.sh"
say "Building the site and the widgets"
npm run --silent build || stop "The build failed; the message above says where."
[ $# -gt 0 ] || export WRITE_HOSTS=1
exec playwright test -c tests/embed/playwright.config.ts "$@"
