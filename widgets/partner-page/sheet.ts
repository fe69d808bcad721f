import { withPartner, withSmallNames } from "#lead/partner-link.ts";
import { readPartner } from "#lead/wire.ts";
import { qrCodeOf } from "./qr-code.ts";
import "./sheet.css";

const find = (id: string) => document.getElementById(id) as HTMLElement;
const code = readPartner(new URLSearchParams(withSmallNames(location.search)).get("partner"));
if (code) {
  const drawing = find("code");
  const address = withPartner(location.origin + drawing.dataset.path, code);
  const { viewBox, path } = qrCodeOf(address);
  drawing.setAttribute("viewBox", viewBox);
  drawing.setAttribute("aria-label", address);
  drawing.querySelector("path")?.setAttribute("d", path);
  find("address").textContent = address.replace(/^https?:\/\/(www\.)?/, "");
}
find("print").hidden = false;
find("print").addEventListener("click", () => print());
