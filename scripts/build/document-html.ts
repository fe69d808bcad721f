import { directionOf, type Language, languages } from "#lead/languages.ts";

interface Document {
  language: Language;
  /** Further attributes of <html>, each after a space. */
  attributes?: string;
  head: string;
  body: string;
}

export function documentHtml({ language, attributes = "", head, body }: Document): string {
  return `<!DOCTYPE html>
<html lang="${languages[language].tag}" dir="${directionOf(language) ?? "ltr"}"${attributes}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${head}
  </head>
  <body>
    ${body}
  </body>
</html>
`;
}
