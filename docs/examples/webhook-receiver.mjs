// Takes the webhook's events: npm install standardwebhooks, set WEBHOOK_SECRET and PORT, run it behind https.
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

const webhook = new Webhook(process.env.WEBHOOK_SECRET);
// An event may come twice. A real receiver keeps the ids where they outlive a restart.
const done = new Set();

/** Handles an event. When it throws, the event comes again. */
async function act({ type, data }) {
  console.log(type, data.reference ?? data.text);
}

async function statusOf(request) {
  const body = await text(request);
  let event;
  try {
    event = webhook.verify(body, request.headers);
  } catch {
    return 401;
  }
  const id = request.headers["webhook-id"];
  if (!done.has(id)) await act(event);
  done.add(id);
  return 204;
}

const server = createServer(async (request, response) => {
  const status = await statusOf(request).catch(() => 500);
  response.writeHead(status).end();
});
server.listen(process.env.PORT, () => console.log(`listening on ${server.address().port}`));
