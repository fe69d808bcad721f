import { Link } from "wouter";
import { firm } from "#content/firm.ts";

const [first = "", ...rest] = firm.name.split(" ");

export function Logo() {
  return (
    <Link className="logo" href="/">
      <img src="/pictures/logo.svg" alt="" width="44" height="44" />
      <span className="logo-words" translate="no">
        <span>{first}</span> <span>{rest.join(" ")}</span>
      </span>
    </Link>
  );
}
