/**
 * The site's colours as hex, because mail programs read neither custom properties nor OKLCH. A browser test holds
 * them to src/styles/tokens.css.
 */
export interface Palette {
  readonly paper: string;
  readonly surface: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly maple: string;
}

export const light: Palette = {
  paper: "#f9f5ee",
  surface: "#fefdfa",
  ink: "#122a22",
  muted: "#44574f",
  line: "#d1d5d1",
  accent: "#b62326",
  onAccent: "#fdfcf8",
  maple: "#b62326",
};

export const dark: Palette = {
  paper: "#0a1612",
  surface: "#10201b",
  ink: "#e5f0eb",
  muted: "#acb8b4",
  line: "#2f3f39",
  accent: "#ca3732",
  onAccent: "#fdfcf8",
  maple: "#f8907f",
};
