export function plainWords(text: string): string {
  const lower = text.toLowerCase();
  if (!/[^\0-\x7F]/.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/[\u0300-\u036F\u064B-\u0652]/g, "")
    .normalize("NFC")
    .replace(/[أإآ]/g, "ا")
    .replaceAll("ة", "ه")
    .replace(/[يى]/g, "ی")
    .replaceAll("ك", "ک");
}
