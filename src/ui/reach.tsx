import { firm } from "#content/firm.ts";
import { Filled } from "./filled.tsx";

/** A sentence with `{phone}` and `{email}`, which become the firm's links. */
export function Reach({ text }: { readonly text: string }) {
  return (
    <Filled
      text={text}
      values={{
        phone: (
          <a href={firm.phoneHref} translate="no">
            {firm.phone}
          </a>
        ),
        email: (
          <a href={`mailto:${firm.email}`} translate="no">
            {firm.email}
          </a>
        ),
      }}
    />
  );
}
