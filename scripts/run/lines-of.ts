/** What there is to say, a line each. */
export function linesOf(
  ...lines: readonly (string | false | undefined | readonly string[])[]
): readonly string[] {
  return lines.flatMap((line) => line || []);
}
