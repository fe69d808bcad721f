import { Hero } from "#site/home/hero.tsx";
import { HomePage } from "#site/home/home-page.tsx";

export function Home() {
  return (
    <>
      <Hero />
      <HomePage />
    </>
  );
}
