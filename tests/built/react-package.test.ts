import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firm } from "#content/firm.ts";
import { buildReactPackage } from "#scripts/build/react/react-package.ts";

// Inside the project, so that the consumer finds React and its types.
let consumer = "";
let installed = "";

beforeAll(() => {
  consumer = mkdtempSync(join("node_modules", ".cache", "react-consumer-"));
  installed = join(consumer, "node_modules/visa-widgets");
  mkdirSync(installed, { recursive: true });
  const target = ["--pack-destination", resolve(consumer)];
  const folder = join(consumer, "visa-widgets");
  // The types are today's; a release would bring files of its own.
  buildReactPackage("0.0.0", "dist/site/widgets/v1", folder);
  const [{ filename }] = JSON.parse(
    execFileSync("npm", ["pack", "--json", ...target, `./${folder}`], { encoding: "utf8" }),
  );
  execFileSync("tar", ["-xzf", join(consumer, filename), "-C", installed, "--strip-components", "1"]);
});

afterAll(() => rmSync(consumer, { recursive: true }));

const sample = `
import { ContactForm, FreeAssessmentButton, type ContactFormProps } from "visa-widgets/react";
import type { VisaFreeAssessmentButton } from "visa-widgets";
import type {} from "visa-widgets/jsx";
import "visa-widgets/contact-form.js";
import { useRef } from "react";

const props: ContactFormProps = { partner: "maple-realty", colorScheme: "light", className: "wide" };

export function Page() {
  const button = useRef<VisaFreeAssessmentButton>(null);
  return (
    <>
      <ContactForm {...props} onSent={({ detail }) => console.log(detail.reference.length)}>
        <a href="/contact">Contact</a>
      </ContactForm>
      <FreeAssessmentButton ref={button} label="Ask" onOpen={() => button.current?.close()} />
      <visa-assessment-form heading="" />
    </>
  );
}
// @ts-expect-error There are three schemes.
export const sepia = <ContactForm colorScheme="sepia" />;
// @ts-expect-error Only the button has a label.
export const label = <ContactForm label="Ask" />;
// @ts-expect-error Only the button opens.
export const open = <ContactForm onOpen={() => {}} />;
`;

test("a strict React 19 project knows the components, their events and the tags", () => {
  writeFileSync(join(consumer, "page.tsx"), sample);
  for (const [module, resolution] of [
    ["esnext", "bundler"],
    ["nodenext", "nodenext"],
  ] as const) {
    const options = `--noEmit --strict --exactOptionalPropertyTypes --jsx react-jsx --module ${module} --moduleResolution ${resolution}`;
    const target = "--target es2022 --lib es2023,dom --types react --ignoreConfig";
    try {
      execFileSync("tsc", [...`${options} ${target}`.split(" "), join(consumer, "page.tsx")], {
        encoding: "utf8",
        stdio: "pipe",
      });
    } catch (error) {
      throw new Error(String((error as { stdout?: string }).stdout || error));
    }
  }
}, 30_000);

test("a server renders the tag with its room, its attributes and its fallback", async () => {
  const { ContactForm } = await import(pathToFileURL(join(installed, "react.js")).href);
  const html = renderToString(
    createElement(ContactForm, { partner: "maple-realty", defaultCountry: "NG", onSent() {} }),
  );
  expect(html).toBe(
    `<visa-contact-form api="${firm.origin}/api" style="display:grid;grid-template:max-content / minmax(0, 744px);min-height:940px" partner="maple-realty" default-country="NG"><a href="${firm.origin}/contact-us">Contact us</a></visa-contact-form>`,
  );
});

test("every address of the package leads to a file in it", async () => {
  const { exports, customElements, sideEffects } = (
    await import(pathToFileURL(join(installed, "package.json")).href, { with: { type: "json" } })
  ).default;
  const packed = execFileSync("ls", [installed], { encoding: "utf8" }).split("\n");
  const named = [
    customElements,
    ...sideEffects,
    ...Object.values(exports).flatMap((target) =>
      Object.values(typeof target === "string" ? [target] : (target as object)),
    ),
  ].map((path: string) => path.replace("./", ""));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !packed.includes(path))).toEqual([]);
});
