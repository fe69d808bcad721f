/** Addresses, links and images that a visitor, a commenter or a referrer may bring into a page that holds the code itself. */
export const evil = "http://elsewhere.example/widgets/v1/contact-form.js";
export const temptations = {
  query: `?u=${evil}#${evil}`,
  lines: `<a href="${evil}">a link</a>
<img name="currentScript" src="${evil}"><img name="scripts" src="${evil}">
<template><script src="${evil}"></script></template>`,
};

/** A script's text as it may stand inside a page. */
export const inline = (code: string) => code.replaceAll("</script", "<\\/script");
