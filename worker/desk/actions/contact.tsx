import type { OfLead } from "../reader.ts";
import { Select } from "../select.tsx";
import { isPossible, type Posted } from "./action.tsx";

const ways = ["phone", "email", "chat"] as const;

/** How the visitor was contacted, which their own page shows; null if the desk does not say. */
export function wayIn(posted: Posted): string | null {
  return ways.find((way) => way === posted("how")) ?? null;
}

export function ContactButton(props: OfLead) {
  const { words } = props.reader;
  if (!isPossible(props, "contacted")) return null;
  return (
    <span class="pair">
      <button class="first" name="action" value="contacted" aria-label={words.links.contacted.button}>
        <span class="long-label">{words.links.contacted.button}</span>
        <span class="short-label">{words.steps.contacted.button}</span>
      </button>
      <Select
        name="how"
        aria-label={words.lead.how}
        options={[["", words.lead.howAsked], ...ways.map((way) => [way, words.ways[way]] as const)]}
      />
    </span>
  );
}
