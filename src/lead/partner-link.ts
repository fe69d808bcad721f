/** A query with the names of its parameters in small letters, because people retype them in any case. */
export function withSmallNames(query: string): string {
  return query.replace(/(^\??|&)[^=&?]+/g, (name) => name.toLowerCase());
}

/** Adds the code of a partner, if there is one, to an address, to which our pages credit their leads. */
export function withPartner(address: string, code: string | undefined): string {
  if (!code) return address;
  const [, page = "", query = "", place = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const others = query.split("&").filter((pair) => pair !== "" && !/^partner=/i.test(pair));
  return `${page}?${[...others, `partner=${code}`].join("&")}${place}`;
}
