# Sourced with PORT set: serves what is built. STATE is the folder of the local database.
STATE="${STATE:-.wrangler/state}"
say "Bringing the local database up to date"
log=$(CI=1 wrangler d1 migrations apply DB --local --persist-to "$STATE" 2>&1) || {
  printf '%s\n' "$log" >&2
  stop "The database migrations could not be applied."
}
say "Starting on http://localhost:$PORT (Ctrl+C stops it)"
node scripts/run-cron.ts $$ "$PORT" &
# exec, so that a signal reaches wrangler itself and workerd is not left behind.
exec wrangler dev --port "$PORT" --persist-to "$STATE" --show-interactive-dev-session=false --log-level "${LOG_LEVEL:-error}"
