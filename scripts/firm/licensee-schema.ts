import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import type { LicenceClass } from "#lead/profession.ts";
import { firm as frenchWords } from "#words/fr/forms.ts";
import { findPicture } from "./folder.ts";
import {
  email,
  formed,
  https,
  languageTags,
  licenceNumber,
  line,
  name,
  normalised,
  wholeNumber,
} from "./kinds.ts";

const regulators: readonly string[] = parse(readFileSync("scripts/firm/regulators.yaml", "utf8"));

const college = /^(college\b.*|collège\b.*|cicc|ccic)$/i;

function classesOf(regulator: string | undefined): readonly LicenceClass[] {
  if (regulator === undefined) return ["RCIC", "RCIC-IRB", "RISIA"];
  return regulator.startsWith("Chambre") ? ["notary"] : ["lawyer", "avocate", "paralegal"];
}

const isSame = (a: string, b: string) => {
  const [first, second] = [a, b].map((text) => text.replaceAll("'", "’").toLowerCase());
  return first === second;
};

export const regulator = normalised(
  (typed) =>
    college.test(typed)
      ? undefined
      : (regulators.find((one) => isSame(one, typed) || isSame(frenchWords.regulators?.[one] ?? "", typed)) ??
        typed),
  z.enum(regulators, `write College, or one of: ${regulators.join(", ")}`).optional(),
);

const licenceClass = normalised((typed) => {
  const french = Object.entries(frenchWords.licenceClasses);
  return french.find((names) => names.some((name) => isSame(name, typed)))?.[0] ?? typed;
}, z.string("write RCIC, RCIC-IRB or RISIA")) as z.ZodType<LicenceClass>;

export const licensee = z
  .strictObject({
    name: name("Amara Okafor"),
    regulator,
    number: z.string("write it as the register does, such as R512345"),
    class: licenceClass,
    register: https("https://college-ic.ca/…").optional(),
    email: email("amara@harbourline.ca")
      .transform((address) => address.toLowerCase())
      .optional(),
    since: wholeNumber(1970, 2100).optional(),
    languages: languageTags.optional(),
    quebecRegister: line("the number in the Québec register of immigration consultants").optional(),
    picture: formed(
      /^[^/\\]+\.(webp|jpe?g|png)$/i,
      "write the name of a file in firm/pictures that ends with .jpg, .png or .webp, such as robin.jpg",
    )
      .transform((name) => findPicture(name) ?? "")
      .refine((name) => name !== "", "put the file into firm/pictures first")
      .optional(),
  })
  .transform((person, context) => {
    const complain = (at: keyof typeof person, message: string) =>
      context.addIssue({ code: "custom", path: [at], message });
    const classes = classesOf(person.regulator);
    const { data: number, error } = (person.regulator ? memberNumber : licenceNumber).safeParse(
      person.number,
    );
    if (error) complain("number", error.issues[0]?.message ?? "");
    if (!classes.includes(person.class)) complain("class", `write ${classes.join(" or ")}`);
    if (person.regulator && !person.register)
      complain("regulator", "write register as well: the address of the page on which its members are found");
    return { ...person, number: number as string };
  });

const memberNumber = normalised(
  (typed) => typed,
  formed(/^[\p{L}\d][\p{L}\d. -]{0,19}$/u, "write it as the register does, such as 123456-7"),
);
