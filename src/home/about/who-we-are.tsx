import { labels, whoWeAre } from "#content/site/home.ts";
import { LazyPicture } from "#site/ui/lazy-picture.tsx";
import { Heading } from "../heading.tsx";
import { RouteLine } from "../route-line.tsx";

export function WhoWeAre() {
  return (
    <section className="who shell">
      <div className="who-text">
        <Heading title={whoWeAre.title} title2={whoWeAre.title2} />
        <p className="home-deck">{whoWeAre.subtitle}</p>
        <p>{whoWeAre.text}</p>
      </div>
      <LazyPicture
        className="who-picture"
        src="/pictures/who-we-are.svg"
        alt={labels.whoWeArePicture}
        size={[640, 480]}
      />
      <RouteLine className="who-route" d="M100 0C100 70 0 20 0 100" />
    </section>
  );
}
