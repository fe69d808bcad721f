import { once } from "node:events";

interface Profile {
  nodes: readonly { id: number; callFrame: { functionName: string } }[];
  samples: readonly number[];
  timeDeltas: readonly number[];
}

/** Microseconds. A longer gap is time in which the machine ran something else. */
const interval = 100;
const longestGap = 4 * interval;

const notCpu = /^\((?:idle|root|program)\)$/;

/** The profiler of a worker's isolate, at Miniflare's inspector. */
export async function profilerOf(worker: string, port: number) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/core:user:${worker}`);
  await once(socket, "open");
  let last = 0;
  const call = async (method: string, params = {}): Promise<{ profile: Profile }> => {
    const id = ++last;
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [{ data }] = (await once(socket, "message")) as [MessageEvent<string>];
      const answer = JSON.parse(data);
      if (answer.id === id) return answer.result;
    }
  };
  await call("Profiler.enable");
  await call("Profiler.setSamplingInterval", { interval });
  return {
    /** Milliseconds of CPU that the isolate takes for a task. */
    async measure(task: () => Promise<unknown>): Promise<number> {
      await call("Profiler.start");
      await task();
      const { profile } = await call("Profiler.stop");
      return cpuTime(profile);
    },
    close: () => socket.close(),
  };
}

function cpuTime({ nodes, samples, timeDeltas }: Profile) {
  const idle = new Set(
    nodes.filter(({ callFrame }) => notCpu.test(callFrame.functionName)).map(({ id }) => id),
  );
  const times = samples.map((node, at) =>
    idle.has(node) ? 0 : Math.min(timeDeltas[at + 1] ?? 0, longestGap),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1000;
}
