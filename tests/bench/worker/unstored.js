// The same worker, answering 200 as ever, but its database and queue take everything and keep nothing.
import worker from "./index.js";

const statement = { bind: () => statement };
const DB = { prepare: () => statement, batch: async () => [{ meta: { changes: 1 }, results: [] }] };
const LEADS = { send: async () => {} };

export default {
  fetch: (request, env, context) => worker.fetch(request, { ...env, DB, LEADS }, context),
};
