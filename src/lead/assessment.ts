import { defineForm } from "./define-form.ts";
import { noChoice } from "./field.ts";

const education = [
  "Less than secondary",
  "Secondary school",
  "Diploma/Certificate one year",
  "Diploma/Certificate two year",
  "Bachelors",
  "Masters",
  "PhD/Doctorate",
  "More than two secondary designations",
] as const;
const educationLevel = { kind: "choice", options: education, placeholder: noChoice } as const;
const languageLevel = { kind: "choice", options: ["None", "Beginner", "Intermediate", "Advanced"] } as const;
const years = {
  kind: "choice",
  options: ["None", "1 year", "2 year", "3 year", "4 year", "5 year", "5+ year"],
} as const;
const yesNo = { kind: "choice", options: ["Yes", "No"] } as const;
const status = [
  "Married",
  "Single/Never Married",
  "Divorced",
  "Separated",
  "Common-law relationship",
  "Widow",
] as const;

/** The free assessment. The names and options of its questions are sent and stored. */
export const assessment = defineForm({
  name: "request",
  errorDuration: 8000,
  focusOnError: true,
  enterMovesOn: true,
  // biome-ignore format: a question a line reads as a table
  sections: [
    {
      name: "you",
      fields: [
        { name: "firstName", kind: "text", required: true, autocomplete: "given-name" },
        { name: "lastName", kind: "text", required: true, autocomplete: "family-name" },
        { name: "email", kind: "email", required: true },
        { name: "phone", kind: "phone", required: true, hinted: true },
        { name: "age", kind: "integer", required: true, min: 16, max: 99, hinted: true },
        { name: "status", kind: "choice", required: true, options: status, hinted: true },
        { name: "cityOfResidence", kind: "text", autocomplete: "address-level2" },
        { name: "citizenship", kind: "text", required: true, autocomplete: "off" },
      ],
    },
    {
      name: "education",
      fields: [
        { name: "educationLevel", ...educationLevel, required: true, hinted: true },
        { name: "fieldOfStudy", kind: "text", hinted: true },
        { name: "postSecondaryCanada", ...yesNo, hinted: true },
        { name: "eca", ...yesNo, hinted: true },
      ],
    },
    {
      name: "languages",
      fields: [
        { name: "englishLevel", ...languageLevel, required: true, hinted: true, termed: true },
        { name: "frenchLevel", ...languageLevel, required: true, hinted: true },
      ],
    },
    {
      name: "work",
      fields: [
        { name: "skilledWorkOutside", kind: "integer", min: 0, max: 60, hinted: true, termed: true },
        { name: "jobTitle", kind: "text", autocomplete: "organization-title", hinted: true },
        { name: "otherJobTitle", kind: "text", hinted: true },
        { name: "workExpCanada", ...years, hinted: true },
      ],
    },
    {
      name: "family",
      fields: [
        { name: "dependent", ...yesNo, hinted: true },
        { name: "dependentAge", kind: "ages", when: { field: "dependent", is: ["Yes"] }, hinted: true },
        { name: "relativeCanada", kind: "text", hinted: true },
        { name: "province", kind: "text", hinted: true },
      ],
    },
    {
      name: "spouse",
      when: { field: "status", is: ["Married", "Common-law relationship"] },
      fields: [
        { name: "spouseFirstName", kind: "text" },
        { name: "spouseLastName", kind: "text" },
        { name: "spouseAge", kind: "integer", min: 16, max: 99 },
        { name: "spouseEnglishLevel", ...languageLevel },
        { name: "spouseFrenchLevel", ...languageLevel },
        { name: "spouseEducationLevel", ...educationLevel },
        { name: "spouseWorkExpCanada", ...years },
        { name: "spouseWorkOutsideExpCanada", ...years },
      ],
    },
    {
      name: "rest",
      fields: [
        { name: "additional", kind: "longText", hinted: true },
      ],
    },
  ],
});
