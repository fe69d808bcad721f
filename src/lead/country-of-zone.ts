import zones from "./zones-of-countries.json" with { type: "json" };

/*
 * The file has the time zones of each country, by the first part of their names, with those that were renamed
 * under both names; from Unicode's CLDR. A browser knows them too, but loading them takes a slow phone half a
 * second.
 */

/**
 * Returns the country (ISO 3166-1 alpha-2) in which a clock of this IANA time zone hangs; undefined where
 * none is known.
 */
export function countryOfZone(timeZone: string): string | undefined {
  const [area = "", ...rest] = timeZone.split("/");
  const place = rest.join("/");
  const countries = Object.entries(zones).find(([name]) => name === area)?.[1];
  return countries?.map((country) => country.split(" ")).find(([, ...places]) => places.includes(place))?.[0];
}
