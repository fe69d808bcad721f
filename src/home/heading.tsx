export function Heading({ title, title2 }: { title: string; title2: string }) {
  return (
    <h2 className="home-heading">
      <span className="home-kicker">{title}</span> <span className="home-title">{title2}</span>
    </h2>
  );
}
