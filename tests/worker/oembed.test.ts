import { describe, expect, test } from "vitest";
import { WorkerHarness } from "./support/worker-harness.ts";

const files: Readonly<Record<string, string>> = {
  "/widgets/frame/contact":
    '<head><link rel="alternate" type="application/json+oembed" href="https://plain.example"></head>',
  "/widgets/frame/contact.json": JSON.stringify({
    version: "1.0",
    type: "rich",
    provider_url: "https://plain.example",
    width: 744,
    height: 860,
    html: '<iframe src="https://plain.example/widgets/frame/contact" width="100%" height="860"></iframe>',
  }),
};
const assets = {
  fetch: async (request: Request) => {
    const file = files[new URL(request.url).pathname];
    return new Response(file ?? null, { status: file === undefined ? 404 : 200 });
  },
} as unknown as Fetcher;

const harness = () => new WorkerHarness({ ASSETS: assets });
const get = (path: string) => harness().send({ path, method: "GET" });

/** The answer that a framed form names for itself. */
async function answerFor(path: string, more = ""): Promise<Record<string, unknown>> {
  const page = await (await get(path)).text();
  const href = /href="([^"]*)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const { pathname, search } = new URL(href);
  return (await get(pathname + search + more)).json();
}

describe("the oEmbed answer of a framed form", () => {
  test("keeps the query of the address that was pasted", async () => {
    const { html } = await answerFor("/widgets/frame/contact?partner=maple-realty&heading=Ask%20us");
    expect(html).toMatch(
      /src="https?:\/\/[^/"]+\/widgets\/frame\/contact\?partner=maple-realty&amp;heading=Ask%20us"/,
    );
  });

  test("is no larger than what was asked for, and no larger than the form", async () => {
    const small = await answerFor("/widgets/frame/contact", "&maxwidth=400&maxheight=300");
    expect(small).toMatchObject({ width: 400, height: 300, html: expect.stringContaining('height="300"') });
    const large = await answerFor("/widgets/frame/contact", "&maxwidth=4000&maxheight=none");
    expect(large).toMatchObject({ width: 744, height: 860 });
  });

  test("carries no markup of the address", async () => {
    const { html } = await answerFor('/widgets/frame/contact?heading="><script>alert(1)</script>');
    expect(String(html).match(/[<>]/g)).toHaveLength(4);
  });

  test.each([
    "",
    "?url=nonsense",
    "?url=https%3A%2F%2Felsewhere.example%2Fwidgets%2Fframe%2Fcontact",
    "?url=ORIGIN%2Fcontact-us",
    "?url=ORIGIN%2Fwidgets%2Fframe%2Fnone",
  ])("is not there for %s", async (query) => {
    const origin = new URL((await answerFor("/widgets/frame/contact")).provider_url as string).origin;
    const answer = await get(`/widgets/oembed${query.replace("ORIGIN", encodeURIComponent(origin))}`);
    expect(answer.status).toBe(404);
  });

  test("comes as JSON only", async () => {
    const origin = new URL((await answerFor("/widgets/frame/contact")).provider_url as string).origin;
    const url = encodeURIComponent(`${origin}/widgets/frame/contact`);
    expect((await get(`/widgets/oembed?format=xml&url=${url}`)).status).toBe(501);
  });
});

test("a frame that is not there answers the not-found page", async () => {
  expect((await get("/widgets/frame/none")).status).toBe(404);
});

test("the oEmbed answer is no file of another type, and no larger or smaller than a form is", async () => {
  const page = encodeURIComponent("https://www.example.com/widgets/frame/contact");
  for (const size of ["-5", "0", "1e9", "99999999", "x"]) {
    const answer = await get(`/widgets/oembed?url=${page}&maxheight=${size}&maxwidth=${size}`);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await answer.json()).toMatchObject({ width: 744, height: 860 });
  }
});
