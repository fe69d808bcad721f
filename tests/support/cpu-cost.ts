/** Milliseconds of this thread's CPU a run, whatever else the machine does. The system counts in steps. */
export async function meanCost(read: () => unknown, runs: number): Promise<number> {
  const { user, system } = process.threadCpuUsage();
  for (let run = 0; run < runs; run += 1) await read();
  const since = process.threadCpuUsage({ user, system });
  return (since.user + since.system) / 1000 / runs;
}

/**
 * Whether a text of four times the length takes about four times as long; a quadratic reader takes sixteen
 * times. A busy machine gets three tries. All `runs` together must take several steps of the system's clock.
 */
export async function isLinear(
  read: (text: string) => unknown,
  short: string,
  long: string,
  runs = 8,
): Promise<boolean> {
  for (let tries = 0; tries < 3; tries += 1) {
    const ofShort = await meanCost(() => read(short), 4 * runs);
    if ((await meanCost(() => read(long), runs)) < 9 * ofShort) return true;
  }
  return false;
}
