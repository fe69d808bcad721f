/**
 * In-app browsers that silently drop a download: every WebView of iOS, and of Android, which cannot share
 * either.
 */
const inApp = /; wv\)|FBA[NV]\/|Instagram|\b(?:iPhone|iPad)\b(?!.*\bSafari\/)/;

export type HandedOver = "shared" | "downloaded" | "cancelled" | "impossible";

/**
 * Gives the visitor a file in the way that works in their browser; at once, because iOS shares only during
 * the press.
 */
export async function handOver(file: File): Promise<HandedOver> {
  const isDesktop = matchMedia("(pointer: fine)").matches;
  // Share sheets on desktops save no file.
  if (!isDesktop && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  if (inApp.test(navigator.userAgent)) return "impossible";
  download(file);
  return "downloaded";
}

export function download(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
  // Some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
