import type { SiteLanguage } from "#lead/languages.ts";
import { type FormType, readPartner } from "#lead/wire.ts";
import { consultantWords } from "../consultant-words.ts";
import { type Env, timeZoneOf } from "../env.ts";
import { readPartnerNumbers } from "../leads/partner-numbers.ts";
import { asking } from "../leads/sql.ts";
import { oneLine } from "../outbox/mails/visitor-text.ts";
import { isOpenLink } from "../signing/revocable-links.ts";
import { serveMiss } from "../site/pages.ts";
import { CardPage, htmlAnswer } from "./frame.tsx";
import { Table } from "./table.tsx";

/** Answers `/partners/<code>/<proof>`. Small numbers are shown as ranges, so that nobody is recognized. */
export async function showPartnerNumbers(
  request: Request,
  env: Env,
  { code, proof, language }: { code: string; proof: string; language: SiteLanguage },
): Promise<Response> {
  if (readPartner(code) !== code || !(await isOpenLink(env, `partner ${code}`, proof)))
    return serveMiss(request, env);
  const numbers = await readPartnerNumbers(asking(env.DB), {
    code,
    timeZone: timeZoneOf(env),
    now: Date.now(),
  });
  const { desk: words, mails } = consultantWords({ language });
  const { titles, title, text, empty, none } = words.numbers;
  const show = (count: number) => (count < 5 ? "1–4" : count.toLocaleString(words.locale));
  const nameOf = (by: string, value: string) =>
    by === "form" ? mails.kinds[value as FormType] : oneLine(value) || none;
  return htmlAnswer(
    <CardPage title={title(code)} words={words}>
      <p>{text}</p>
      {numbers.every(([, counts]) => counts.length === 0) && <p>{empty}</p>}
      {numbers
        .filter(([, counts]) => counts.some(([value]) => value !== ""))
        .map(([by, counts]) => (
          <Table
            title={titles[by]}
            parts={[{ rows: counts.map(([value, count]) => [nameOf(by, value), show(count)]) }]}
          />
        ))}
    </CardPage>,
    200,
    { "Referrer-Policy": "no-referrer" },
  );
}
