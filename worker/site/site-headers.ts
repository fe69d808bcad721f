export function policyFor(formAction: string): string {
  return [
    ...["default", "script", "style", "img", "font", "connect"].map((kind) => `${kind}-src 'self'`),
    "object-src 'none'",
    "base-uri 'self'",
    formAction,
    "frame-ancestors 'none'",
  ].join("; ");
}

export const siteHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": policyFor("form-action 'self'"),
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

export const dataHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

/**
 * Requires TLS for this many days; 0: no header. No `includeSubDomains`, because other hosts are not ours.
 */
export function strictTransport(days: number): Readonly<Record<string, string>> {
  return days > 0 ? { "Strict-Transport-Security": `max-age=${days * 86_400}` } : {};
}
