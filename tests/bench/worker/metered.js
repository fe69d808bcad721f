// The same worker over the real database and queue, counting what Cloudflare bills: GET /meter tells the sums.
import worker from "./index.js";

const sums = { rows: 0, messages: 0 };

function count(result) {
  sums.rows += result?.meta?.rows_written ?? 0;
  return result;
}

const meterStatement = (statement) =>
  new Proxy(statement, {
    get(target, name) {
      if (name === "bind") return (...values) => meterStatement(target.bind(...values));
      if (name === "run" || name === "all") return async () => count(await target[name]());
      // first() hides its cost, so it is asked for as all().
      if (name === "first") {
        return async (column) => {
          const [row] = count(await target.all()).results;
          return row === undefined ? null : column === undefined ? row : row[column];
        };
      }
      return name === "unmetered" ? target : target[name];
    },
  });

const meter = (env) => ({
  ...env,
  DB: {
    prepare: (sql) => meterStatement(env.DB.prepare(sql)),
    batch: async (statements) =>
      (await env.DB.batch(statements.map((statement) => statement.unmetered))).map(count),
  },
  LEADS: {
    send: (message, options) => {
      sums.messages += 1;
      return env.LEADS.send(message, options);
    },
    sendBatch: (messages, options) => {
      sums.messages += [...messages].length;
      return env.LEADS.sendBatch(messages, options);
    },
  },
});

export default {
  fetch: (request, env, context) =>
    new URL(request.url).pathname === "/meter"
      ? Response.json(sums)
      : worker.fetch(request, meter(env), context),
  queue: (batch, env, context) => worker.queue(batch, meter(env), context),
};
