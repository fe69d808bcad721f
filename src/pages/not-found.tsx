import { Link } from "wouter";
import { words } from "#language/site.ts";
import { Banner } from "#site/layout/banner.tsx";
import { useScrollAndFocus } from "#site/routing/use-scroll-and-focus.ts";

/** Always loaded, because an unknown address may come at any moment. */
export function NotFound() {
  useScrollAndFocus();
  return (
    <>
      <Banner title={words.notFound.title} />
      <section className="shell not-found" aria-label={words.notFound.title}>
        <img src="/pictures/lost.svg" alt="" width="480" height="320" />
        <div>
          <p className="lead">{words.notFound.text}</p>
          <Link className="button" data-rank="primary" href="/">
            {words.notFound.home}
          </Link>
        </div>
      </section>
    </>
  );
}
