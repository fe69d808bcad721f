import { firm } from "#content/firm/firm.ts";
import type { SiteLanguage } from "#lead/languages.ts";
import { type FormType, readPartner } from "#lead/wire.ts";
import { consultantWords } from "../consultant-words.ts";
import { type Env, timeZoneOf } from "../env.ts";
import { readPartnerNumbers } from "../leads/partner-numbers.ts";
import { asking } from "../leads/sql.ts";
import { oneLine } from "../outbox/mails/visitor-text.ts";
import { isOpenLink } from "../signing/revocable-links.ts";
import { serveMiss, sitePage } from "../site/pages.ts";
import { CardPage, htmlAnswer } from "./frame.tsx";
import { nameMonth } from "./month-page.tsx";
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
  const { titles, title, summary, text, empty, none } = words.numbers;
  const show = (count: number) => (count < 5 ? "1–4" : count.toLocaleString(words.locale));
  const pages = numbers.find(([by]) => by === "page")?.[1] ?? [];
  const pageTitles = new Map(
    await Promise.all(pages.map(async ([page]) => [page, await ownTitle(page, request, env)] as const)),
  );
  const nameOf = (by: string, value: string) => {
    if (by === "month") return nameMonth(value, words);
    if (by === "form") return mails.kinds[value as FormType];
    return pageTitles.get(value) ?? (oneLine(value).replace(/^https?:\/\/(www\.)?/, "") || none);
  };
  const total = numbers[0]?.[1].reduce((sum, [, count]) => sum + count, 0) ?? 0;
  return htmlAnswer(
    <CardPage title={title(code)} words={words}>
      <p translate="no">
        <img src="/pictures/logo.svg" alt="" width={firm.logoWidth} height="44" /> {firm.name}
      </p>
      <p>{total === 0 ? empty : `${summary(show(total))} ${text}`}</p>
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
    { "Referrer-Policy": "no-referrer", Vary: "Accept-Language" },
  );
}

/** Without the firm's part; of partners' own pages we have only the addresses. */
async function ownTitle(page: string, request: Request, env: Env): Promise<string | undefined> {
  if (!page.startsWith(`${new URL(request.url).origin}/`)) return undefined;
  const html = await sitePage(request, env, page);
  return /<title>([^<|]*[^<| ])/.exec(html ?? "")?.[1]?.replaceAll("&amp;", "&");
}
