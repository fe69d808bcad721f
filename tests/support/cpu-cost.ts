/** Milliseconds of this thread's CPU a run, whatever else the machine does. The system counts in steps. */
export async function meanCost(read: () => unknown, runs: number): Promise<number> {
  const { user, system } = process.threadCpuUsage();
  for (let run = 0; run < runs; run += 1) await read();
  const since = process.threadCpuUsage({ user, system });
  return (since.user + since.system) / 1000 / runs;
}

/** Several steps of the system's clock, in milliseconds. */
const measurable = 30;

/**
 * Whether a text of four times the length takes about four times as long; a quadratic reader takes sixteen
 * times. A busy machine gets three tries.
 */
export async function isLinear(
  read: (text: string) => unknown,
  short: string,
  long: string,
): Promise<boolean> {
  const cost = (text: string, runs: number) => meanCost(() => read(text), runs);
  let runs = 2;
  while (runs < 4096 && (await cost(long, runs)) * runs < measurable) runs *= 2;
  for (let tries = 0; tries < 3; tries += 1) {
    const ofShort = await cost(short, 4 * runs);
    if ((await cost(long, runs)) < 9 * ofShort) return true;
  }
  return false;
}
