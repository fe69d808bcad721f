import type { JSX } from "hono/jsx";

type SelectProps = JSX.IntrinsicElements["select"] & {
  options: readonly (readonly [value: string, text: string])[];
  chosen?: string | null | undefined;
};

/** Browsers restore choices by order, so Back may choose another row's; `autocomplete="on"` allows it. */
export function Select({ options, chosen, ...attributes }: SelectProps) {
  return (
    <select autocomplete="off" {...attributes}>
      {options.map(([value, text]) => (
        <option value={value} selected={value === chosen}>
          {text}
        </option>
      ))}
    </select>
  );
}

export function LabelledSelect({ label, id, ...select }: SelectProps & Record<"id" | "label", string>) {
  return (
    <p>
      <label for={id}>{label}</label>
      <Select id={id} name={id} {...select} />
    </p>
  );
}
