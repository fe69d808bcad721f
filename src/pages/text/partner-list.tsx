import type { Partner } from "#content/firm/partner.ts";
import { interpolate } from "#content/interpolate.ts";
import type { PartnerWords } from "#content/site/page.ts";
import { partners } from "#firm/partners.ts";
import { longDay } from "#site/ui/as-of.tsx";
import { OutboundLink } from "#site/ui/outbound-link.tsx";

/** Only those whom the College has registered are called agents. */
export function PartnerList({ words, of = partners }: { words: PartnerWords; of?: readonly Partner[] }) {
  if (of.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <p>{words.intro}</p>
      <ul className="stops">
        {of.map(({ name, origin, listedSince, agent }) => (
          <li key={origin}>
            {`${name}, `}
            <OutboundLink href={origin}>{origin}</OutboundLink>
            {`, ${interpolate(words.listed, { day: longDay(listedSince) })}`}
            {agent && `. ${interpolate(words.agent, { ...agent, day: longDay(agent.registeredOn) })}`}
          </li>
        ))}
      </ul>
    </>
  );
}
