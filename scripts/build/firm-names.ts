import { firm } from "#content/firm/firm.ts";
import { deployment } from "#firm/deployment.ts";

const ours = { shortName: firm.shortName, code: deployment.worker };

/**
 * Puts the firm's names into a text of the product in place of the fictional ones: what partners install,
 * paste and read is the firm's own, and the plugins of two firms can be on one site.
 */
export function inFirmsName(text: string, { shortName, code } = ours): string {
  const snake = code.replaceAll("-", "_");
  return text
    .replaceAll("Evermaple", shortName)
    .replaceAll("EVERMAPLE", snake.toUpperCase())
    .replaceAll("evermaple_", `${snake}_`)
    .replaceAll("evermaple", code);
}
