import { withPartner, withSmallNames } from "#lead/partner-link.ts";
import { readPartner } from "#lead/wire.ts";
import { qrCodeOf } from "./qr-code.ts";
import { shortAddress } from "./short-address.ts";
import "./sheet.css";

const find = (id: string) => document.getElementById(id) as HTMLElement;
const given = new URLSearchParams(withSmallNames(location.search)).get("partner");
const code = readPartner(given);
if (code) {
  const drawing = find("code");
  const address = withPartner(location.origin + drawing.dataset.path, code);
  const { viewBox, path } = qrCodeOf(address);
  drawing.setAttribute("viewBox", viewBox);
  drawing.setAttribute("aria-label", address);
  drawing.querySelector("path")?.setAttribute("d", path);
  const text = shortAddress(address);
  find("address").textContent = text;
  // Half of a line's height is about the width of a letter, so a long address stays on one line.
  find("address").style.fontSize = `min(1em, ${300 / text.length}mm)`;
}
find("malformed").hidden = !given || Boolean(code);
find("print").hidden = false;
find("print").addEventListener("click", () => print());
