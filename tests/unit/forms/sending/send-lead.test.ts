import { afterEach, expect, test, vi } from "vitest";
import { sendLead } from "#forms/sending/send-lead.ts";

const accepted = { message: "Thank you.", param: "success", reference: "K7QX-2MNP" };
const url = "https://www.example.com/api/contact";

afterEach(() => vi.unstubAllGlobals());

/** Sends a lead that is answered with the reply. */
function answered(reply: Response) {
  vi.stubGlobal("fetch", async () => Object.defineProperty(reply, "url", { value: url }));
  return sendLead({ url, key: "k-1", body: {} });
}

test.each([
  ["no receipt", undefined, ""],
  ["a path", "/fr/receipt?reference=K7QX-2MNP", "https://www.example.com/fr/receipt?reference=K7QX-2MNP"],
  ["another origin", "//evil.example/receipt", ""],
  ["a script", "javascript:alert(1)", ""],
])(
  "a stored lead has success and a reference; of its receipt only a path counts: %s",
  async (_, receipt, receiptUrl) => {
    const { message, reference } = accepted;
    expect(await answered(Response.json({ ...accepted, receipt }))).toEqual({
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
])("%s is no answer that counts", async (_name, status, body) => {
  const reply = new Response(body, { status, headers: { "content-type": "application/json" } });
  expect(await answered(reply)).toEqual({ kind: "unsure", uncertainty: "noClearAnswer", failed: true });
});

test("a connection that breaks may have sent the lead, and so may a body that breaks off", async () => {
  const lost = { kind: "unsure", uncertainty: "noClearAnswer", failed: true };
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await sendLead({ url, key: "k-1", body: {} })).toEqual(lost);
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) });
  expect(await answered(new Response(broken))).toEqual(lost);
});

test.each([429, 500, 503])("a %i is not tried again", async (status) => {
  const post = vi.fn<typeof fetch>(async () =>
    Response.json({}, { status, headers: { "retry-after": "0" } }),
  );
  vi.stubGlobal("fetch", post);
  await sendLead({ url, key: "k-1", body: {} });
  expect(post).toHaveBeenCalledTimes(1);
});

test("a refusal that lists no errors has the one that it names", async () => {
  const error = { param: "form", msg: "Wait." };
  expect(await answered(Response.json({ error }, { status: 429 }))).toEqual({
    kind: "refused",
    error,
    errors: [error],
  });
});

test.each([
  ["a=1; XSRF-TOKEN=t%3D1; b=2", url, "t=1"],
  ["XSRF-TOKEN=100%", url, "100%"],
  ["XSRF-TOKEN=100%", "https://partner.example/page", null],
])("of the cookies %s a form at %s sends the token %s", async (cookie, page, token) => {
  vi.stubGlobal("document", { cookie });
  vi.stubGlobal("location", new URL(page));
  const post = vi.fn<typeof fetch>(async () => Response.json(accepted));
  vi.stubGlobal("fetch", post);
  await sendLead({ url, key: "k-1", body: {} });
  const [[request]] = post.mock.calls as unknown as [[Request]];
  expect(request.headers.get("x-xsrf-token")).toBe(token);
});

test("the language is also in a header, because the worker does not read the body of a limited client", async () => {
  vi.stubGlobal("location", new URL("https://partner.example/"));
  const post = vi.fn<typeof fetch>(async () => Response.json(accepted));
  vi.stubGlobal("fetch", post);
  await sendLead({ url: "https://www.example.com/api/contact", key: "k-1", body: { language: "pa" } });
  const [[request]] = post.mock.calls as unknown as [[Request]];
  expect(request.headers.get("content-language")).toBe("pa");
});

test.each([
  ["online, it may have arrived", true, "noClearAnswer"],
  ["offline, it was not sent", false, "connectionLost"],
])("where the browser was %s", async (_, onLine, uncertainty) => {
  vi.stubGlobal("navigator", { onLine });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
  const result = { kind: "unsure", uncertainty, failed: onLine };
  expect(await sendLead({ url, key: "k-1", body: {} })).toEqual(result);
});

test("a send that the visitor stops may have arrived, and has not failed", async () => {
  const stopper = new AbortController();
  vi.stubGlobal("fetch", ({ signal }: Request) => {
    return new Promise((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  });
  const sending = sendLead({ url, key: "k-1", body: {}, signal: stopper.signal });
  stopper.abort();
  expect(await sending).toEqual({ kind: "unsure", uncertainty: "noClearAnswer", failed: false });
});
