const sources = import.meta.glob<string>("./icons/*.svg", { query: "?raw", import: "default", eager: true });

export type IconName =
  | "arrow-right"
  | "badge"
  | "calendar"
  | "chevron-down"
  | "close"
  | "compass"
  | "external"
  | "facebook"
  | "form"
  | "instagram"
  | "linkedin"
  | "mail"
  | "menu"
  | "pause"
  | "phone"
  | "play"
  | "twitter";

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const source = sources[`./icons/${name}.svg`] ?? "";
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is a file of this repository.
      dangerouslySetInnerHTML={{ __html: source.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "") }}
    />
  );
}
