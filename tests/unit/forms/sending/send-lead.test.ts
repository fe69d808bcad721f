import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { readReply, sendLead } from "#forms/sending/send-lead.ts";

const accepted = { message: "Thank you.", param: "success", reference: "K7QX-2MNP" };
let server: Server | undefined;

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  vi.unstubAllGlobals();
});

async function serve(answer: (request: IncomingMessage) => { status: number; body: string } | "hang up") {
  const listening = createServer((request, response) => {
    const reply = answer(request);
    if (reply === "hang up") request.socket.destroy();
    else response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.body);
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/api/contact`;
}

test.each([
  ["no receipt", undefined, ""],
  ["a path", "/fr/receipt?reference=K7QX-2MNP", "https://api.example/fr/receipt?reference=K7QX-2MNP"],
  ["another origin", "//evil.example/receipt", ""],
  ["a script", "javascript:alert(1)", ""],
])(
  "a stored lead has success and a reference; of its receipt only a path counts: %s",
  (_, receipt, receiptUrl) => {
    const text = JSON.stringify({ ...accepted, receipt });
    const { message, reference } = accepted;
    expect(readReply(200, text, "https://api.example/api/contact")).toEqual({
      kind: "accepted",
      message,
      reference,
      receiptUrl,
    });
  },
);

test.each([
  ["a page", 200, "<!doctype html><p>Welcome to the hotel's network</p>"],
  ["success without a reference", 200, JSON.stringify({ message: "Thank you.", param: "success" })],
  ["an empty reference", 200, JSON.stringify({ ...accepted, reference: "" })],
  ["another param", 200, JSON.stringify({ ...accepted, param: "ok" })],
  ["null", 200, "null"],
  ["success with a refusing status", 500, JSON.stringify(accepted)],
  ["a gateway's page", 502, "<h1>Bad gateway</h1>"],
  ["an error without a message", 422, JSON.stringify({ error: { param: "email" } })],
])("%s is no answer that counts", (_name, status, body) => {
  expect(readReply(status, body)).toMatchObject({
    kind: "unsure",
    uncertainty: "noClearAnswer",
  });
});

test("a refusal that lists no errors has the one that it names", () => {
  const error = { param: "form", msg: "Wait." };
  expect(readReply(429, JSON.stringify({ error }))).toEqual({ kind: "refused", error, errors: [error] });
});

test.each([
  ["a connection that breaks", "hang up" as const, { kind: "unsure", uncertainty: "connectionLost" }],
  [
    "a busy server",
    { status: 503, body: JSON.stringify({ error: { param: "form", msg: "Please try again." } }) },
    { kind: "refused" },
  ],
])("%s is reported, and not tried again unasked", async (_, answer, outcome) => {
  const requests: IncomingMessage[] = [];
  const url = await serve((request) => {
    requests.push(request);
    return answer;
  });
  expect(await sendLead({ url, key: "k-1", body: { type: "contact" } })).toMatchObject(outcome);
  const headers = { "content-type": "application/json", "idempotency-key": "k-1" };
  expect(requests).toMatchObject([{ method: "POST", headers }]);
});

test("the token goes along where the page can read its cookie and the API is the page's own", async () => {
  const tokens: unknown[] = [];
  const url = await serve((request) => {
    tokens.push(request.headers["x-xsrf-token"]);
    return { status: 200, body: JSON.stringify(accepted) };
  });
  vi.stubGlobal("document", { cookie: "a=1; XSRF-TOKEN=t%3D1; b=2" });

  vi.stubGlobal("location", new URL("/contact-us", url));
  await sendLead({ url, key: "k-1", body: {} });
  vi.stubGlobal("document", { cookie: "XSRF-TOKEN=100%" });
  await sendLead({ url, key: "k-1", body: {} });
  vi.stubGlobal("location", new URL("https://partner.example/page"));
  await sendLead({ url, key: "k-1", body: {} });

  expect(tokens).toEqual(["t=1", "100%", undefined]);
});
