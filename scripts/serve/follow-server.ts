/**
 * Ends this process within half a second of the server with that process id, so that none is left behind, and at once
 * with a signal of its own.
 */
export function followServer(pid: number): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit());
  setInterval(() => {
    try {
      process.kill(pid, 0);
    } catch {
      process.exit();
    }
  }, 500);
}
