import { existsSync, readFileSync, writeFileSync } from "node:fs";

const page = new URL("../../docs/benchmarks.md", import.meta.url);

const intro = `# Benchmarks

Written by \`npm run bench\` (\`npm run bench -- bytes\`, \`-- embed\`, \`-- interaction\`, \`-- site\` or \`-- worker\` renews one part). Figures of one part come
from one run on one machine and compare with each other; figures of different runs do not. The byte budgets that must
hold on every change are tests: \`tests/built\`.
`;

/** Replaces one part of docs/benchmarks.md and leaves the others as they are. */
export function writePart(name: string, title: string, machine: string, body: string): void {
  const text = existsSync(page) ? readFileSync(page, "utf8") : intro;
  const date = new Date().toISOString().slice(0, 10);
  const part = `<!-- ${name} -->\n## ${title}\n\n${date}, ${machine}.\n\n${body.trim()}\n<!-- /${name} -->`;
  const old = new RegExp(`<!-- ${name} -->[^]*<!-- /${name} -->`);
  writeFileSync(page, old.test(text) ? text.replace(old, () => part) : `${text.trimEnd()}\n\n${part}\n`);
}
