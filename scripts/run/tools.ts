import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Starts the project's tools by their scripts, without a shell, and stops them when this process ends. */

/** Packages whose tool has another name. */
const packages: Record<string, string> = {
  biome: "@biomejs/biome",
  depcruise: "dependency-cruiser",
  playwright: "@playwright/test",
  tsc: "typescript",
};

const running = new Set<ChildProcess>();
let ended: NodeJS.Signals | undefined;

let forwards = false;

/** Called with the first child, so that a process without children keeps the default signal handling. */
function forwardSignals() {
  if (forwards) return;
  forwards = true;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      ended = signal;
      if (running.size === 0) process.exit(1);
      // Like Ctrl+C, on which the tools stop their own children.
      for (const child of running) child.kill("SIGINT");
    });
  }
  process.once("exit", () => {
    for (const child of running) child.kill("SIGTERM");
  });
}

export function scriptOf(tool: string): string {
  const folder = join("node_modules", packages[tool] ?? tool);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    bin: string | Record<string, string>;
  };
  return join(folder, typeof bin === "string" ? bin : (bin[tool] ?? ""));
}

/** Starts a package's tool or, with a path, a script of the project. */
export function start(tool: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const script = tool.includes("/") ? tool : scriptOf(tool);
  forwardSignals();
  const child = spawn(process.execPath, [script, ...args], { stdio: "inherit", ...options });
  running.add(child);
  child.once("close", () => {
    running.delete(child);
    if (ended && running.size === 0) process.exit(1);
  });
  return child;
}

/** Runs a tool to its end; resolves to its exit code and, if its output is piped, the output. */
export async function run(
  tool: string,
  args: readonly string[],
  { input, ...options }: SpawnOptions & { input?: string } = {},
): Promise<{ code: number; output: string }> {
  const child = start(tool, args, options);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => chunks.push(chunk));
  if (input !== undefined) child.stdin?.end(input);
  const code = await new Promise<number>((done) => child.once("close", (status) => done(status ?? 1)));
  return { code, output: Buffer.concat(chunks).toString() };
}

export function say(text: string): void {
  console.log(`\n› ${text}`);
}

export function printLines(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${heading}\n${lines.map((line) => `  - ${line}`).join("\n")}`);
}

/** Ends this process with a sentence instead of a stack. */
export function stop(text: string): never {
  console.error(`\n✗ ${text}`);
  process.exit(1);
}

export async function build(): Promise<void> {
  say("Building the site and the widgets");
  const { code } = await run("scripts/build/build.ts", []);
  if (code !== 0) stop("The build failed; the message above says where.");
}
