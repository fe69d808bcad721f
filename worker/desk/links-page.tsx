import { firm } from "#content/firm/firm.ts";
import { pathIn } from "#lead/languages.ts";
import { readPartner } from "#lead/wire.ts";
import { findChoices } from "../leads/browse.ts";
import { findOpenedPartners, partnerCodes } from "../leads/partner-codes.ts";
import { openLink, proofOf, type RevocableLink, revokeLink } from "../signing/revocable-links.ts";
import { DeskFrame, framed, htmlAnswer, Section } from "./frame.tsx";
import { type Call, postedTo, type Reader } from "./reader.ts";

export const showLinks = (c: Call) => linksAnswer(c);

async function linksAnswer(c: Call, refused?: string) {
  const { reader } = c.var;
  const { addresses: texts } = reader.words;
  const { origin } = new URL(c.req.url);
  const opened = await findOpenedPartners(c.env.DB);
  const codes = (await findChoices(c.var.ask, partnerCodes(opened))).partner;
  const links = ["calendar", ...opened.map((code): RevocableLink => `partner ${code}`)] as const;
  const proven = links.map(async (link) => [link, await proofOf(c.env, link)] as const);
  const [[, calendar] = [], ...partners] = await Promise.all(proven);
  const isRefused = refused !== undefined;
  const refusal = isRefused ? { isAgain: false, title: reader.words.lead.notChanged(texts.code) } : {};
  return htmlAnswer(
    <DeskFrame {...framed(c, reader.words.desk.pages.links)} {...refusal} place="links">
      <Section title={texts.calendar}>
        <p>{texts.calendarText}</p>
        <LinkForm
          reader={reader}
          link="calendar"
          address={calendar && `${origin}/calendar/${calendar}.ics`}
        />
      </Section>
      <Section title={texts.partners}>
        <p>{texts.partnersText}</p>
        {partners.map(([link, proof]) => (
          <LinkForm
            reader={reader}
            link={link}
            address={
              origin + pathIn(firm.defaultLanguage, `/partners/${link.replace("partner ", "")}/${proof}`)
            }
          />
        ))}
        <form method="post" action={path}>
          <label for="partner">{texts.code}</label>
          <p class="row">
            <input
              id="partner"
              name="partner"
              maxlength={64}
              list="codes"
              autocapitalize="none"
              required
              value={refused}
              autofocus={isRefused}
              aria-invalid={isRefused ? "true" : undefined}
              aria-describedby={isRefused ? "partner-refusal" : undefined}
            />
            <datalist id="codes">
              {codes.map((code) => (
                <option value={code} />
              ))}
            </datalist>
            <button name="action" value="open">
              {texts.open}
            </button>
          </p>
          {isRefused && (
            <p id="partner-refusal" class="alert" role="alert">
              {texts.refused}
            </p>
          )}
        </form>
      </Section>
    </DeskFrame>,
    isRefused ? 422 : 200,
  );
}

const path = "/desk/links?again=links";

interface LinkFormProps {
  reader: Reader;
  link: RevocableLink;
  address: string | undefined;
}

function LinkForm({ reader, link, address }: LinkFormProps) {
  const { addresses: texts } = reader.words;
  return (
    <form method="post" action={path}>
      <input type="hidden" name="link" value={link} />
      {address && (
        <p dir="ltr">
          <code>{address}</code>
        </p>
      )}
      <p class="row">
        <button name="action" value="open">
          {address === undefined ? texts.open : texts.renew}
        </button>
        {address && (
          <button name="action" value="revoke">
            {texts.revoke}
          </button>
        )}
      </p>
    </form>
  );
}

export async function postLinks(c: Call): Promise<Response> {
  const posted = await postedTo(c);
  const [kind, typed = posted("partner")] = posted("link").split(" ");
  const code = readPartner(typed);
  const link: RevocableLink | undefined =
    kind === "calendar" ? kind : code === undefined ? code : `partner ${code}`;
  if (link === undefined) return linksAnswer(c, typed);
  const isRevoked = posted("action") === "revoke";
  if (isRevoked) await revokeLink(c.env, link);
  else await openLink(c.env, link, c.var.reader.now);
  return c.redirect(`/desk/links?done=${isRevoked ? "revoked" : "opened"}`, 303);
}
