export function linesOf(
  ...lines: readonly (string | false | undefined | readonly string[])[]
): readonly string[] {
  return lines.flatMap((line) => line || []);
}
