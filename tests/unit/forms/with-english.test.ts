import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WithEnglish } from "#forms/with-english.tsx";

test("an official name ends before an accented word of the visitor's language", () => {
  const text = "Regulated Canadian Immigration Consultant Colégio";
  expect(renderToStaticMarkup(createElement(WithEnglish, { text }))).toBe(
    '<bdi lang="en">Regulated Canadian Immigration Consultant</bdi> Colégio',
  );
});
