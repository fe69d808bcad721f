# Sourced with PORT set: serves what is built. STATE is the folder of the local database, DEV_VARS what
# `wrangler dev` is told besides; WORKER and SITE are another build's.
STATE="${STATE:-.wrangler/state}"
say "Bringing the local database up to date"
log=$(CI=1 wrangler d1 migrations apply DB --local --persist-to "$STATE" 2>&1) || {
  printf '%s\n' "$log" >&2
  stop "The database migrations could not be applied."
}
# A secret of this machine's own, which wrangler reads from here and git ignores.
grep -qs '^LINK_SECRET=' .dev.vars ||
  (umask 077 && printf 'LINK_SECRET=%s\n' "$(node -p 'crypto.randomBytes(32).toString("base64url")')" >>.dev.vars)
say "Starting on http://localhost:$PORT (Ctrl+C stops it)"
node scripts/serve/run-cron.ts $$ "$PORT" &
LICENCE_LINE=$(node scripts/mails/licence-line.ts)
MAIL_PORT=$(node scripts/mails/free-port.ts)
node scripts/mails/serve-mails.ts $$ "$MAIL_PORT" &
# worker/local.ts is the deployed worker with the local mails' pages and a mailer that waits for its file.
# exec, so that a signal reaches wrangler itself and workerd is not left behind.
exec wrangler dev "${WORKER:-worker/local.ts}" ${SITE:+--assets "$SITE"} --port "$PORT" --persist-to "$STATE" --var "LICENCE_LINE:$LICENCE_LINE" --var "SITE_ORIGIN:http://localhost:$PORT" --var "MAIL_PAGES:http://127.0.0.1:$MAIL_PORT" ${DEV_VARS:-} --show-interactive-dev-session=false --log-level "${LOG_LEVEL:-error}"
