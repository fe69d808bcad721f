import { createConnection, type Socket } from "node:net";
import { performance } from "node:perf_hooks";

export interface Answer {
  readonly status: number;
  readonly body: string;
  /** Milliseconds since the request was due, so that a queue in the client counts too. */
  readonly took: number;
}

/** One kept-alive HTTP connection with one request at a time; far cheaper than node:http, which shares the cores. */
class Connection {
  readonly #port: number;
  #socket: Socket;
  #received = "";
  #settle: ((answer: [number, string]) => void) | undefined;
  #fail: ((error: Error) => void) | undefined;

  constructor(port: number) {
    this.#port = port;
    this.#socket = this.#connect();
  }

  #connect(): Socket {
    const socket = createConnection(this.#port, "127.0.0.1");
    socket.setNoDelay();
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => {
      this.#received += text;
      this.#read();
    });
    socket.on("error", (error) => this.#fail?.(error));
    socket.on("close", () => this.#fail?.(new Error("The worker closed the connection.")));
    return socket;
  }

  send(request: string): Promise<[status: number, body: string]> {
    // The worker closes what was idle for some seconds.
    if (this.#socket.destroyed) this.#socket = this.#connect();
    return new Promise((resolve, reject) => {
      this.#settle = resolve;
      this.#fail = reject;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#fail = undefined;
    this.#socket.destroy();
  }

  #read(): void {
    const end = this.#received.indexOf("\r\n\r\n");
    if (end < 0) return;
    const head = this.#received.slice(0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error("The worker answered without a length.");
    const body = this.#received.slice(end + 4);
    if (body.length < Number(length)) return;
    this.#received = "";
    this.#fail = undefined;
    this.#settle?.([Number(head.slice(9, 12)), body]);
  }
}

/** A pool of connections to one port, and everything that was answered on them. */
export class Load {
  readonly answers: Answer[] = [];
  readonly #connections: Connection[];
  readonly #request: () => string;

  /** `request` makes the bytes of the next request. */
  constructor(port: number, connections: number, request: () => string) {
    this.#connections = Array.from({ length: connections }, () => new Connection(port));
    this.#request = request;
  }

  /** Every connection sends its next request as soon as the last is answered. Returns answers per second. */
  async flood(seconds: number): Promise<number> {
    const before = this.answers.length;
    const began = performance.now();
    const until = began + seconds * 1000;
    const drive = async (connection: Connection) => {
      while (performance.now() < until) await this.#send(connection, performance.now());
    };
    await Promise.all(this.#connections.map(drive));
    return ((this.answers.length - before) * 1000) / (performance.now() - began);
  }

  /** Sends so many requests, as fast as they are answered. */
  async count(requests: number): Promise<void> {
    let left = requests;
    const drive = async (connection: Connection) => {
      while (left > 0) {
        left -= 1;
        await this.#send(connection, performance.now());
      }
    };
    await Promise.all(this.#connections.map(drive));
  }

  /** Sends at a steady rate, whether or not earlier requests were answered. */
  async pace(perSecond: number, seconds: number): Promise<void> {
    const idle = [...this.#connections];
    const waiting: number[] = [];
    const pending: Promise<void>[] = [];
    const drive = async (connection: Connection, due: number) => {
      await this.#send(connection, due);
      const next = waiting.shift();
      if (next === undefined) idle.push(connection);
      else await drive(connection, next);
    };
    const began = performance.now();
    for (let sent = 0; sent < perSecond * seconds; ) {
      const due = began + (sent * 1000) / perSecond;
      if (performance.now() < due) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        continue;
      }
      sent += 1;
      const connection = idle.pop();
      if (connection) pending.push(drive(connection, due));
      else waiting.push(due);
    }
    await Promise.all(pending);
  }

  close(): void {
    for (const connection of this.#connections) connection.close();
  }

  async #send(connection: Connection, due: number): Promise<void> {
    const [status, body] = await connection.send(this.#request());
    this.answers.push({ status, body, took: performance.now() - due });
  }
}
