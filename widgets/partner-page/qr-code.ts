import { encode } from "uqr";

/** A text's QR code as the path of an SVG, with the quiet zone that readers need. */
export function qrCodeOf(text: string): { viewBox: string; path: string } {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { viewBox: `0 0 ${size} ${size}`, path: modules.join("") };
}
