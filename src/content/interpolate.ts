export const placeholder = /\{(\w+)\}/g;

export function interpolate(text: string, values: Record<string, string | undefined>): string {
  return text.replace(placeholder, (whole, name) => values[name] ?? whole);
}
