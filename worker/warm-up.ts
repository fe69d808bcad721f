import { env } from "cloudflare:workers";
import { jsx } from "hono/jsx";
import { isoTime } from "#lead/local-time.ts";
import { type Env, mailSettings } from "./env.ts";
import { schemas } from "./intake/schema.ts";
import { signsOf } from "./intake/suspicion.ts";
import { nameCountry } from "./leads/phone-country.ts";
import { statementForWords } from "./leads/search-words.ts";
import { columnsOf } from "./leads/store.ts";

/* Runs once what an isolate is slow at the first time, such as its first `Intl` format and the first reading
   of a phone number. Cloudflare counts the start apart from the CPU time of requests, with a limit of one
   second (https://developers.cloudflare.com/workers/platform/limits/). docs/benchmarks.md has the figures. */

isoTime(0, mailSettings(env as Env)?.timeZone);
nameCountry("CA");
String(jsx("p", {}));

const { data } = schemas.contact.safeParse({
  type: "contact",
  fullName: "A. Example",
  email: "a@example.com",
  phone: "+1 604 555 0123",
  body: "In May.",
});
if (data) {
  const lead = { ...data, form: "contact", reference: "", signs: signsOf(data), receivedAt: 0 } as const;
  columnsOf(lead, { email: "", phone: "" });
  statementForWords(lead);
}
