import { runLeads } from "./command-line.ts";

// A pager or `head` that has enough closes the pipe, which is not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

const { status, text } = await runLeads(process.argv.slice(2));
(status === 0 ? process.stdout : process.stderr).write(text);
process.exitCode = status;
