export function Heading({ title, title2 }: { readonly title: string; readonly title2: string }) {
  return (
    <h2 className="home-heading">
      <span className="home-kicker">{title}</span> <span className="home-title">{title2}</span>
    </h2>
  );
}
