import { Link } from "wouter";
import { Banner } from "#site/layout/banner.tsx";

export function NotFound() {
  return (
    <>
      <Banner title="Page not found" />
      <section className="not-found">
        <p className="lead">Page not found. Please return to main page or pick one of the manu options</p>
        <Link className="button" data-rank="primary" href="/">
          Main page
        </Link>
      </section>
    </>
  );
}
