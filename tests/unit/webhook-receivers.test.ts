import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Lead } from "#worker/leads/record.ts";
import { eventOfStep } from "#worker/leads/steps.ts";
import { leadEvent, postEvent, type WebhookEvent } from "#worker/outbox/webhook.ts";
import { message } from "../support/filled.ts";

const guide = readFileSync("docs/webhooks.md", "utf8");

const present = `whsec_${btoa("the present secret, of 31 bytes")}`;
const former = `whsec_${btoa("the former secret, of thirty bytes")}`;
const foreign = `whsec_${btoa("a secret that nobody knows")}`;

const { type: _, ...answers } = message;
const lead: Lead = {
  reference: "EM-7KQ2M9D4TR",
  keyHash: "",
  fingerprint: "",
  form: "contact",
  answers,
  source: { page: "https://www.example.com/study" },
  language: "en",
  notice: null,
  phoneEntry: null,
  state: "accepted",
  signs: [],
  corrects: null,
  receivedAt: Date.UTC(2026, 10, 22),
};
const accepted = leadEvent(lead);
const noted = (type: WebhookEvent["type"], id: string): WebhookEvent => ({
  id,
  type,
  at: lead.receivedAt,
  data: { reference: lead.reference },
});

interface Call {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A call of the worker as it goes over the network. */
async function callOf(event: WebhookEvent, secrets: string[], now = Date.now()): Promise<Call> {
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null));
  await postEvent({ url: "https://tool.example/", secrets }, event, now);
  const [, { headers, body }] = fetched.mock.lastCall as unknown as [string, Call];
  fetched.mockRestore();
  return { headers, body };
}

test("the guide names every event that the worker sends and no other, and every part of a lead's", () => {
  const sent = Object.values(eventOfStep).map((name) => `lead.${name}`);
  const named = [...guide.matchAll(/^\| (`\w+\.[^|]*`) \|/gm)].flatMap(([, types = ""]) =>
    [...types.matchAll(/`([^`]+)`/g)].map(([, type]) => type),
  );
  expect(named.toSorted()).toEqual([...new Set(["lead.accepted", "mail.failing", ...sent])].toSorted());
  const row = /^\| `lead\.accepted`.*$/m.exec(guide)?.[0];
  for (const part of Object.keys(accepted.data)) expect(row).toContain(`\`${part}\``);
});

describe("the receiver", () => {
  let child: ChildProcess;
  let url: string;
  let said = "";
  const saidOnce = async (line: string) => {
    while (!said.includes(line)) await once(child.stdout as NodeJS.EventEmitter, "data");
  };

  beforeAll(async () => {
    child = spawn(process.execPath, ["docs/examples/webhook-receiver.mjs"], {
      env: { ...process.env, WEBHOOK_SECRET: former, PORT: "0" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    child.stdout?.on("data", (piece) => {
      said += piece;
    });
    await saidOnce("listening on ");
    url = `http://127.0.0.1:${/listening on (\d+)/.exec(said)?.[1]}/`;
  });

  afterAll(async () => {
    child.kill();
    await once(child, "exit");
  });

  test("takes a lead's event, and acts once on one that comes twice", async () => {
    expect(await postEvent({ url, secrets: [former] }, accepted, Date.now())).toBe("204");
    expect(await postEvent({ url, secrets: [former] }, accepted, Date.now())).toBe("204");
    await postEvent({ url, secrets: [former] }, noted("lead.closed", "msg_after"), Date.now());
    await saidOnce("lead.closed EM-7KQ2M9D4TR");
    expect(said.match(/lead\.accepted EM-7KQ2M9D4TR/g)).toHaveLength(1);
  });

  test("takes events with the former secret until the worker signs with the new one alone", async () => {
    const event = noted("lead.contacted", "msg_rotated");
    expect(await postEvent({ url, secrets: [present, former] }, event, Date.now())).toBe("204");
    await saidOnce("lead.contacted EM-7KQ2M9D4TR");
    await expect(postEvent({ url, secrets: [present] }, event, Date.now())).rejects.toThrow("401");
  });

  test.each<[string, string, (call: Call) => Call, number?]>([
    ["under another secret", foreign, (call) => call],
    ["with another body", former, (call) => ({ ...call, body: call.body.replace("EM-", "EX-") })],
    ["without a signature", former, ({ body }) => ({ headers: {}, body })],
    ["of an hour ago", former, (call) => call, 3_600_000],
  ])("refuses a forged event %s", async (_how, secret, forge, age = 0) => {
    const call = await callOf(noted("lead.spam", "msg_forged"), [secret], Date.now() - age);
    const answer = await fetch(url, { method: "POST", ...forge(call) });
    expect(answer.status).toBe(401);
    expect(said).not.toContain("lead.spam");
  });
});
