interface SelectProps {
  name: string;
  options: Iterable<readonly [value: string, text: string]>;
  chosen?: string | null | undefined;
  id?: string;
  "aria-label"?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: "true";
  autofocus?: boolean;
  /** Browsers restore choices by their order, so Back may choose another row's; `on` if that is wanted. */
  autocomplete?: "on";
}

export function Select({ options, chosen, ...attributes }: SelectProps) {
  return (
    <select autocomplete="off" {...attributes}>
      {[...options].map(([value, text]) => (
        <option value={value} selected={value === chosen}>
          {text}
        </option>
      ))}
    </select>
  );
}

export function LabelledSelect({
  label,
  id,
  ...select
}: Omit<SelectProps, "name"> & Record<"id" | "label", string>) {
  return (
    <p>
      <label for={id}>{label}</label>
      <Select id={id} name={id} {...select} />
    </p>
  );
}
