import { firm } from "#content/firm/firm.ts";
import { directionOf, type Language, languages } from "#lead/languages.ts";

/**
 * A page that needs no file of the build, for whatever keeps the site's own from being shown. A receipt fills
 * in the named texts.
 */
export function plainPage(language: Language, text: string, names: readonly string[] = []): string {
  return `<!DOCTYPE html>${(
    <html lang={languages[language].tag} dir={directionOf(language)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{firm.name}</title>
      </head>
      <body>
        <h1 translate="no">{firm.name}</h1>
        <p>{text}</p>
        {names.map((name) => (
          <div key={name} data-text={name} />
        ))}
        <p>
          <a href={firm.phoneHref}>
            <bdi>{firm.phone}</bdi>
          </a>
        </p>
        <p>
          <a href={`mailto:${firm.email}`}>{firm.email}</a>
        </p>
      </body>
    </html>
  )}`;
}
