import type { ComponentProps, ReactNode } from "react";
import { interpolate } from "#content/interpolate.ts";
import type { PartnerPageWords } from "#language/partner-page.ts";
import { attributeOf, properties } from "../element-settings.ts";

/** Attributes to try. The code has its own field above, and a preview is always in test mode. */
const tried = properties.filter((name) => name !== "partner").map(attributeOf);

interface ControlProps {
  id: string;
  label: string;
  children: ReactNode;
}

export function LabelledControl({ id, label, children }: ControlProps) {
  return (
    <div className="control">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

interface CodeToCopyProps {
  /** What the code is, for the button's label. */
  name: string;
  copy: PartnerPageWords["copy"];
  children: string;
  id?: string;
  template?: string;
}

export function CodeToCopy({ name, copy, children, id, template }: CodeToCopyProps) {
  return (
    <div className="code">
      <button
        type="button"
        className="button small"
        data-rank={template === undefined ? "primary" : "secondary"}
        data-copy={name}
        aria-label={interpolate(copy.label, { name })}
      >
        {copy.copy}
      </button>
      <pre>
        <code id={id} data-template={template}>
          {children}
        </code>
      </pre>
    </div>
  );
}

export function TextInput(props: ComponentProps<"input">) {
  return <input {...props} type="text" autoComplete="off" autoCapitalize="none" spellCheck={false} />;
}

export function Controls({ words }: { words: PartnerPageWords }) {
  const { name: title, notSet } = words.controls;
  return (
    <form id="controls" className="card fields" aria-label={title}>
      {tried.map((name) => (
        <LabelledControl key={name} id={`attribute-${name}`} label={name}>
          {name === "color-scheme" ? (
            <select id={`attribute-${name}`} name={name}>
              <option value="">{notSet}</option>
              {["light", "dark", "auto"].map((scheme) => (
                <option key={scheme}>{scheme}</option>
              ))}
            </select>
          ) : (
            <TextInput id={`attribute-${name}`} name={name} placeholder={notSet} />
          )}
        </LabelledControl>
      ))}
    </form>
  );
}
