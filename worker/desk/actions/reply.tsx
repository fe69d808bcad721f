import { nameLanguage } from "#lead/lead-rows.ts";
import { addNote, longestReply } from "../../leads/notes.ts";
import { Section } from "../frame.tsx";
import type { Draft, UsedDraft } from "../replies.ts";
import { LabelledSelect } from "../select.tsx";
import {
  ActionButton,
  ActionForm,
  isPossible,
  type LeadProps,
  type Post,
  type PostResult,
} from "./action.tsx";

/** Stores the text in the history, so that the page with its links can be left and opened again. */
export async function postReply({ env, posted, change }: Post): Promise<PostResult> {
  const text = posted("text");
  if (text.trim() === "") return { done: "nothing" };
  await addNote(env.DB, change, text, "drafted");
  return { done: "drafted" };
}

export function ReplyForm(props: LeadProps) {
  const { reader, lead, list, reply } = props;
  const { words } = reader;
  const { offered, draft } = reply;
  if (offered.length === 0 || lead.eraseAt !== null) return null;
  const address = (query: Record<string, string>) =>
    `/desk/${lead.reference}?${new URLSearchParams({ ...query, list })}#reply`;
  return (
    <Section title={words.lead.reply}>
      <ul class="chips" id="reply">
        {offered.map(({ id, title }) => (
          <li>
            <a
              class="button"
              href={address({ reply: id })}
              aria-current={id === draft?.id ? "true" : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      {draft && (
        <div class="reply">
          <DraftForm {...props} draft={draft} address={address} />
        </div>
      )}
    </Section>
  );
}

interface DraftProps extends LeadProps {
  draft: Draft;
  address: (query: Record<string, string>) => string;
}

function DraftForm(props: DraftProps) {
  const { reader, lead, list, draft, address } = props;
  const { id, text, meaning, language } = draft;
  const isUsed = draft.kind === "used";
  const words = reader.words.lead;
  return (
    <>
      <LanguageForm {...props} />
      <form
        method="post"
        action={`/desk/${lead.reference}?again=reply&reply=${id}&language=${language}#reply`}
      >
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="reply" value={id} />
        <input type="hidden" name="language" value={language} />
        <label for="text">{isUsed ? words.finalText : words.replyText}</label>
        <textarea id="text" name="text" rows={12} maxlength={longestReply} dir="auto" readonly={isUsed}>
          {text}
        </textarea>
        {isUsed ? (
          <a
            class="button"
            href={address({ reply: id, language, used: String(draft.usedAt), change: "yes" })}
          >
            {words.changeText}
          </a>
        ) : (
          <ActionButton action="used" first>
            {words.useText}
          </ActionButton>
        )}
      </form>
      {meaning && (
        <p class="quiet">
          {words.meaning} {meaning}
        </p>
      )}
      {isUsed && <UsedReply {...props} draft={draft} />}
    </>
  );
}

function LanguageForm({ reader, lead, list, draft: { id, language, languages } }: DraftProps) {
  const { words } = reader;
  if (languages.length < 2) return null;
  return (
    <form method="get" action={`/desk/${lead.reference}#reply`} class="row" autocomplete="off">
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="reply" value={id} />
      <LabelledSelect
        id="language"
        label={words.list.language}
        options={languages.map((code) => [code, nameLanguage(code, words.locale)] as const)}
        chosen={language}
      />
      <button>{words.agreement.show}</button>
    </form>
  );
}

function UsedReply({ draft: { isLong, links }, ...props }: LeadProps & { draft: UsedDraft }) {
  const { words } = props.reader;
  return (
    <>
      {isLong && <p class="alert">{words.lead.copyText}</p>}
      <p class="row">
        {links.map(({ label, href }, at) => (
          <a class={at === 0 ? "button first" : "button"} href={href} rel="noreferrer">
            {label}
          </a>
        ))}
      </p>
      {isPossible(props, "contacted") && (
        <ActionForm {...props} part="reply">
          <ActionButton action="contacted">{words.links.contacted.button}</ActionButton>
        </ActionForm>
      )}
    </>
  );
}
