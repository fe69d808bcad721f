import { Link } from "wouter";
import { notFound } from "#content/frame.ts";
import { Banner } from "#site/layout/banner.tsx";

export function NotFound() {
  return (
    <>
      <Banner title={notFound.title} />
      <section className="shell not-found" aria-label={notFound.title}>
        <img src="/pictures/lost.svg" alt="" width="480" height="320" />
        <div>
          <p className="lead">{notFound.text}</p>
          <Link className="button" data-rank="primary" href="/">
            {notFound.home}
          </Link>
        </div>
      </section>
    </>
  );
}
