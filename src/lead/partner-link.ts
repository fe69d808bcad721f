/** The parameters of an address, whose names people retype in any case. */
export function lowerCaseQuery(search: string): URLSearchParams {
  return new URLSearchParams(
    [...new URLSearchParams(search)].map(([name, text]) => [name.toLowerCase(), text]),
  );
}

/** Adds a partner's code to an address, to which our pages credit their leads. */
export function withPartner(address: string, code: string): string {
  const [, page = "", query = "", place = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const others = query.split("&").filter((pair) => pair !== "" && !/^partner=/i.test(pair));
  return `${page}?${[...others, `partner=${code}`].join("&")}${place}`;
}
