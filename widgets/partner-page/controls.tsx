import type { ComponentProps, ReactNode } from "react";
import type { PartnerPageWords } from "#language/partner-page.ts";
import { attributes } from "../element-api.ts";

/** The attributes that the previews let somebody try: the code stands above, and test mode is what a preview is. */
const tried = Object.values(attributes).filter(({ name }) => name !== "partner" && name !== "test");

interface ControlProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

export function Control({ id, label, children }: ControlProps) {
  return (
    <div className="control">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

export function TextInput(props: ComponentProps<"input">) {
  return <input {...props} type="text" autoComplete="off" autoCapitalize="none" spellCheck={false} />;
}

/** Attributes as controls named after them; the guide below says what each does. */
export function Controls({ words }: { readonly words: PartnerPageWords }) {
  const { name: title, notSet } = words.controls;
  return (
    <form id="controls" className="card fields" aria-label={title}>
      {tried.map(({ name, type }) => (
        <Control key={name} id={`attribute-${name}`} label={name}>
          {type.includes("|") ? (
            <select id={`attribute-${name}`} name={name}>
              <option value="">{notSet}</option>
              {[...type.matchAll(/"(\w+)"/g)].map(([, value]) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          ) : (
            <TextInput id={`attribute-${name}`} name={name} placeholder={notSet} />
          )}
        </Control>
      ))}
    </form>
  );
}
