/**
 * The site's colours (src/styles/tokens.css), written out because mail programs do not support custom
 * properties. A test compares them.
 */
export const light = {
  paper: "#f9f5ee",
  surface: "#fefdfa",
  ink: "#122a22",
  muted: "#44574f",
  line: "#d1d5d1",
  accent: "#b62326",
  onAccent: "#fdfcf8",
  maple: "#b62326",
};

export const dark: typeof light = {
  paper: "#0a1612",
  surface: "#10201b",
  ink: "#e5f0eb",
  muted: "#acb9b3",
  line: "#2f3e39",
  accent: "#ca3732",
  onAccent: "#fdfcf8",
  maple: "#f8907f",
};
