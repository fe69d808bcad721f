import type { DeskWords } from "../consultant-words.ts";
import { CardPage, htmlAnswer } from "./frame.tsx";

/** Contents of the page of a signed link: nothing of a lead but its reference. */
export interface LinkPage {
  readonly status: number;
  readonly title: string;
  readonly texts: readonly string[];
  /** Plain forms, each a button that posts to a signed path. */
  readonly buttons?: readonly PageButton[];
  /** Stands over buttons that the page only offers besides. */
  readonly offer?: string;
}

interface PageButton {
  readonly label: string;
  readonly path: string;
  /** Acts on all versions that the person has sent, not on this one alone. */
  readonly withVersions?: boolean;
}

/** A page without script, in the looks of the mails that lead to it. */
export function linkPage(
  { status, title, texts, buttons = [], offer = "" }: LinkPage,
  words: DeskWords,
): Response {
  const page = (
    <CardPage title={title} words={words}>
      {texts.map((text) => (
        <p>{text}</p>
      ))}
      {offer === "" ? null : <h2>{offer}</h2>}
      {buttons.map(({ label, path, withVersions }) => (
        <form method="post" action={path}>
          {withVersions ? (
            <button name="versions" value="all">
              {label}
            </button>
          ) : (
            <button>{label}</button>
          )}
        </form>
      ))}
      <p class="notice">{words.notice}</p>
    </CardPage>
  );
  // The address holds a proof.
  return htmlAnswer(page, status, { "Referrer-Policy": "no-referrer" });
}
