import { Link } from "wouter";
import { firm } from "#content/firm/firm.ts";

const { name, shortName } = firm;
/** The name's other words, if it begins with the short one. */
const rest = name.startsWith(`${shortName} `) ? name.slice(shortName.length + 1) : "";

export function Logo() {
  return (
    <Link className="logo" href="/" data-wide={firm.isLogoWide || undefined}>
      <img src="/pictures/logo.svg" alt="" width={firm.logoWidth} height="44" />
      <span className="logo-words" translate="no">
        <span>
          <bdi>{shortName}</bdi>
        </span>{" "}
        <span>
          <bdi>{rest}</bdi>
        </span>
      </span>
    </Link>
  );
}
