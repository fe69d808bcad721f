import zones from "./zones-of-countries.json" with { type: "json" };

/* The file has each country's time zones, by the first part of their names; renamed ones under both. From
   Unicode's CLDR. Browsers know them too, but loading them takes a slow phone half a second. */

export function countryOfZone(timeZone: string): string | undefined {
  const [area = "", ...rest] = timeZone.split("/");
  const place = rest.join("/");
  const countries = Object.entries(zones).find(([name]) => name === area)?.[1];
  return countries?.map((country) => country.split(" ")).find(([, ...places]) => places.includes(place))?.[0];
}
