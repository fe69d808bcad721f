import { honeypotName, keyName } from "#lead/wire.ts";
import { useWords } from "./use-words.ts";

/** Values that a plain form sends along with the answers. */
export function HiddenFields({ values }: { readonly values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input
      key={name}
      type="hidden"
      name={name}
      defaultValue={value}
      data-key={name === keyName ? "" : undefined}
    />
  ));
}

/** A field that people never see and programs fill in. */
export function Honeypot({ id }: { readonly id: string }) {
  const words = useWords();
  return (
    <div className="visa-trap" aria-hidden="true">
      <label htmlFor={id}>{words.leaveEmpty}</label>
      <input
        id={id}
        name={honeypotName}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
      />
    </div>
  );
}
