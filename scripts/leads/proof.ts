import { nameLanguage } from "#lead/lead-rows.ts";
import type { HistoryEntry } from "#worker/leads/history.ts";
import { oneLine } from "./print.ts";
import type { ListedLead, Pending } from "./query.ts";

/**
 * What one lead agreed to and when, for a privacy request: no answer of theirs, so that it can be given away. Times
 * are in UTC.
 */
export function proofText(
  { reference, form, receivedAt, language, notice, source, progress }: ListedLead,
  history: readonly HistoryEntry[],
  pending: readonly Pending[],
): string {
  return [
    `Proof for ${reference}`,
    [
      `Sent: ${showUtc(receivedAt)}, with the ${form} form${source.page === undefined ? "" : ` on ${oneLine(source.page)}`}`,
      `Language of the form: ${language == null ? "not known" : nameLanguage(language)}`,
      `Privacy notice on the screen: ${notice == null ? "not known" : `version ${oneLine(notice)}`}`,
      `State: ${progress}`,
    ].join("\n"),
    ["What happened:", ...(history.length === 0 ? ["  nothing is known"] : history.map(entryLine))].join(
      "\n",
    ),
    ...(pending.length === 0 ? [] : [["Not delivered yet:", ...pending.map(pendingLine)].join("\n")]),
    `What the form asked, and the notice of that version, are in the repository's history at that time.
Deliveries from before this product kept them are not listed.`,
  ].join("\n\n");
}

const bundles: Readonly<Record<string, string>> = {
  lead: "a mail of its own",
  digest: "a digest",
};

function entryLine({ at, what, by, about = "", answer }: HistoryEntry): string {
  const answered = answer ? `, answered: ${oneLine(answer)}` : "";
  const told = {
    mail: `told to the consultant in ${bundles[about] ?? about}${answered}`,
    webhook: `posted to the webhook${answered}`,
  };
  const line =
    what === "mail" || what === "webhook"
      ? told[what]
      : what === "sent again"
        ? "sent again by the visitor"
        : `${what}, by ${ways[by ?? "command"]}`;
  return `  ${showUtc(at)}  ${line}`;
}

const ways = {
  link: "a link in a mail",
  command: "the command line",
};

function pendingLine({ channel, tries, due_at, failing_since, error }: Pending): string {
  const failing = failing_since === null ? "" : `, failing since ${showUtc(failing_since)}: ${error}`;
  return `  ${channel}, ${tries} tries, due ${showUtc(due_at)}${failing}`;
}

function showUtc(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
