import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";

interface Answer {
  readonly status: number;
  /** Milliseconds since the request was due, so that a queue in the client counts too. */
  readonly took: number;
}

export interface Post {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Posts to one port on kept connections, and records everything answered on them. */
export class Load {
  readonly answers: Answer[] = [];
  readonly #agent: Agent;
  readonly #port: number;
  readonly #next: () => Post;

  constructor(port: number, connections: number, next: () => Post) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
    this.#port = port;
    this.#next = next;
  }

  /** Sends at a steady rate, whether or not earlier requests were answered. */
  async pace(perSecond: number, seconds: number): Promise<void> {
    const pending: Promise<void>[] = [];
    const began = performance.now();
    while (pending.length < perSecond * seconds) {
      const due = began + (pending.length * 1000) / perSecond;
      if (performance.now() < due) await new Promise((resolve) => setTimeout(resolve, 1));
      else pending.push(this.#send(due));
    }
    await Promise.all(pending);
  }

  close(): void {
    this.#agent.destroy();
  }

  async #send(due: number): Promise<void> {
    const { headers, body } = this.#next();
    const status = await new Promise<number>((resolve, reject) => {
      const options = { agent: this.#agent, port: this.#port, method: "POST", path: "/api/contact", headers };
      const asked = request(options, (response) => {
        response.resume().on("end", () => resolve(response.statusCode ?? 0));
      });
      asked.on("error", reject).end(body);
    });
    this.answers.push({ status, took: performance.now() - due });
  }
}
