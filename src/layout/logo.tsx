import { Link } from "wouter";
import { firm } from "#content/firm.ts";

const [first = "", ...rest] = firm.name.split(" ");

export function Logo() {
  return (
    <Link className="logo" href="/" aria-label={`${firm.name}, home`}>
      <img src="/pictures/logo.svg" alt="" width="44" height="44" />
      <span className="logo-words" aria-hidden="true">
        <span>{first}</span>
        <span>{rest.join(" ")}</span>
      </span>
    </Link>
  );
}
