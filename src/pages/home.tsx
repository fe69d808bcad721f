import { hero } from "#content/home.ts";

export function Home() {
  return (
    <section aria-label="Welcome">
      <h1 tabIndex={-1}>{hero.title}</h1>
      <p>{hero.subtitle}</p>
    </section>
  );
}
