/** Addresses, links and images that a visitor, a commenter or a referrer may bring into a page that holds the code itself. */
export const evil = "http://elsewhere.example/widgets/v1/contact-form.js";
export const temptations: Readonly<Record<string, { query?: string; lines?: string }>> = {
  "in the query": { query: `?u=${evil}` },
  "in the fragment": { query: `#${evil}` },
  "in a link": { lines: `<a href="${evil}">a link</a>` },
  "in images that take the names of the document's properties": {
    lines: `<img name="currentScript" src="${evil}"><img name="scripts" src="${evil}">`,
  },
  "in a script element that is never run": { lines: `<template><script src="${evil}"></script></template>` },
};

/** A script's text as it may stand inside a page. */
export const inline = (code: string) => code.replaceAll("</script", "<\\/script");
