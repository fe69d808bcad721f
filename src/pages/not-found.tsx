import { Link } from "wouter";
import { Banner } from "#site/layout/banner.tsx";

export function NotFound() {
  return (
    <>
      <Banner title="Page not found" />
      <section className="shell not-found" aria-label="Page not found">
        <img src="/pictures/lost.svg" alt="" width="480" height="320" />
        <div>
          <p className="lead">Page not found. Please return to main page or pick one of the manu options</p>
          <Link className="button" data-rank="primary" href="/">
            Main page
          </Link>
        </div>
      </section>
    </>
  );
}
