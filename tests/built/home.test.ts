import { describe, expect, test } from "vitest";
import { attribute, byAttribute, byTag, type Dom, elementsIn, pageOf, textOf } from "./support/dom.ts";

const home = pageOf("index.html");

function byClass(name: string, within: Dom.Node = home): Dom.Element[] {
  return elementsIn(within).filter((element) => attribute(element, "class")?.split(" ").includes(name));
}

/** The part of the page that an `aria-label`, or its own heading, names. */
function section(name: string): Dom.Element {
  const found = elementsIn(home).find((element) => {
    if (element.tagName !== "section") return false;
    const heading = elementsIn(home).find(
      (one) => attribute(one, "id") === attribute(element, "aria-labelledby"),
    );
    return (attribute(element, "aria-label") ?? (heading && textOf(heading))) === name;
  });
  if (!found) throw new Error(`no section is called ${name}`);
  return found;
}

const linksIn = (within: Dom.Node) => byTag("a", within);
const linkTo = (within: Dom.Node, href: string) =>
  linksIn(within)
    .filter((link) => attribute(link, "href") === href)
    .map(textOf);

describe("the hero", () => {
  const hero = section("Welcome");
  const slides = byClass("swiper-slide", hero);

  test("has four slides under one title, each with a scene of its own", () => {
    expect(slides).toHaveLength(4);
    for (const slide of slides) {
      expect(textOf(slide)).toMatch(/^.*Welcome to .*Immigration and Visa Services/s);
    }
    const scenes = byTag("img", hero);
    expect(new Set(scenes.map((scene) => attribute(scene, "src"))).size).toBe(4);
    expect(scenes.map((scene) => attribute(scene, "loading"))).toEqual(["eager", "lazy", "lazy", "lazy"]);
    expect(scenes.map((scene) => attribute(scene, "fetchpriority"))[0]).toBe("high");
  });

  test("is read out once: one heading, and the repeated titles are for the eye only", () => {
    expect(byTag("h1", home)).toHaveLength(1);
    const titles = byClass("hero-title", hero);
    expect(titles.filter((title) => attribute(title, "aria-hidden") === "true")).toHaveLength(3);
    expect(byAttribute(hero, "aria-live", "polite")).toEqual([]);
  });
});

describe("the home page", () => {
  test("makes both claims with their figures, and leads on from each", () => {
    const claims = section("Canada in two figures");
    expect(textOf(claims)).toContain("Canada welcomes more than 600,000 students every year.");
    expect(textOf(claims)).toContain(
      "A Canadian passport gives visa-free access to more than 140 countries.",
    );
    expect(linkTo(claims, "/study")).toEqual(["Study in Canada"]);
    expect(linkTo(claims, "/citizenship")).toEqual(["Become a citizen"]);
  });

  test("has contact cards that are links to their action", () => {
    const targets = linksIn(section("Reach us")).map((link) => attribute(link, "href"));
    expect(targets).toEqual([
      expect.stringMatching(/^tel:\+\d+$/),
      expect.stringMatching(/^mailto:.+@.+$/),
      expect.stringMatching(/^https:\/\/college-ic\.ca\//),
    ]);
  });

  test("leads from each card of a service to its page", () => {
    const services = section("Popular services");
    const targets = linksIn(services).map((link) => attribute(link, "href"));
    expect(targets).toEqual([
      "/study",
      "/other-services/caregivers",
      "/citizenship",
      "/visit/tourism",
      "/visit/super-visa",
    ]);
  });

  test("has voices, each with a name, a country and words", () => {
    const voices = byClass("swiper-slide", section("Testimonials"));
    expect(voices).toHaveLength(3);
    for (const voice of voices) {
      const [quote] = byTag("blockquote", voice);
      expect(quote && textOf(quote).length).toBeGreaterThan(100);
      expect(textOf(byClass("voice-name", voice)[0] as Dom.Node).length).toBeGreaterThan(2);
    }
  });
});
