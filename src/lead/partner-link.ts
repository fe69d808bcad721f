/** Adds a partner's code to an address, to which our pages credit their leads. */
export function withPartner(address: string, code: string): string {
  const [, page = "", query = "", place = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const others = query.split("&").filter((pair) => pair !== "" && !pair.startsWith("partner="));
  return `${page}?${[...others, `partner=${code}`].join("&")}${place}`;
}
