import { firm } from "#content/firm/firm.ts";
import { deployment } from "#firm/deployment.ts";

/** The name for people, and the one for code: small letters, digits and hyphens. */
const ours = { shortName: firm.shortName, code: deployment.worker };

/**
 * A text of the product with the firm's names in the place of the fictional one's: what partners install,
 * paste and read is the firm's own, and the plugins of two firms live beside each other on one site.
 */
export function inFirmsName(text: string, { shortName, code } = ours): string {
  const snake = code.replaceAll("-", "_");
  return text
    .replaceAll("Evermaple", shortName)
    .replaceAll("EVERMAPLE", snake.toUpperCase())
    .replaceAll("evermaple_", `${snake}_`)
    .replaceAll("evermaple", code);
}
