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

/** The free assessment: 31 questions. Their names and options are what is sent and stored. */
export const assessment = defineForm({
  name: "request",
  endpoint: "request",
  heading: "Free assessment",
  submitLabel: "Send my assessment",
  successMessage:
    "Thank you. Your answers have reached us, and a consultant will read them. If we can help, we invite you to a consultation, under a written agreement that you see first.",
  errorDuration: 8000,
  focusOnError: true,
  // biome-ignore format: a question in one line, its hint in a second, reads as a table
  sections: [
    {
      name: "you",
      title: "You",
      fields: [
        { name: "firstName", kind: "text", label: "First name", required: true, autocomplete: "given-name" },
        { name: "lastName", kind: "text", label: "Last name", required: true, autocomplete: "family-name" },
        { name: "email", kind: "email", label: "E-mail", required: true },
        { name: "phone", kind: "phone", label: "Phone", required: true },
        { name: "age", kind: "integer", label: "Your age", required: true, min: 16, max: 99,
          hint: "From the age of 16." },
        { name: "status", kind: "choice", label: "Marital status", required: true, options: status,
          hint: "Common-law: lived together for a year or more." },
        { name: "cityOfResidence", kind: "text", label: "City you live in now", autocomplete: "address-level2" },
        { name: "citizenship", kind: "text", label: "Country of citizenship", required: true, autocomplete: "country-name" },
      ],
    },
    {
      name: "education",
      title: "Education",
      fields: [
        { name: "educationLevel", ...educationLevel, label: "Highest level of education", required: true,
          hint: "The highest one that you have finished." },
        { name: "fieldOfStudy", kind: "text", label: "Field of study",
          hint: "For example nursing, accounting or welding." },
        { name: "postSecondaryCanada", ...yesNo, label: "Did you study after secondary school in Canada?",
          hint: "At a college, university or trade school." },
        { name: "eca", ...yesNo, label: "Do you have an educational credential assessment?",
          hint: "An ECA is a report that says what your foreign diploma equals in Canada." },
      ],
    },
    {
      name: "languages",
      title: "Languages",
      fields: [
        { name: "englishLevel", ...languageLevel, label: "English level", required: true,
          hint: "Your own estimate. In Canadian Language Benchmarks (CLB), Beginner is 1 to 4, Intermediate 5 to 8, Advanced 9 or more." },
        { name: "frenchLevel", ...languageLevel, label: "French level", required: true,
          hint: "Choose None if you do not speak it. For French the same scale is called NCLC." },
      ],
    },
    {
      name: "work",
      title: "Work",
      fields: [
        { name: "skilledWorkOutside", kind: "integer", label: "Years of skilled work outside Canada", min: 0, max: 60,
          hint: "Whole years. Skilled means TEER 0, 1, 2 or 3 in Canada's official list of jobs, the NOC." },
        { name: "jobTitle", kind: "text", label: "Your job title", autocomplete: "organization-title",
          hint: "As your employer writes it, or its NOC code." },
        { name: "otherJobTitle", kind: "text", label: "Other job titles you have had",
          hint: "From the last ten years." },
        { name: "workExpCanada", ...years, label: "Work experience in Canada",
          hint: "Paid work that you were allowed to do." },
      ],
    },
    {
      name: "family",
      title: "Family and Canada",
      fields: [
        { name: "dependent", ...yesNo, label: "Do you have dependents under 21?",
          hint: "Children who depend on your support." },
        { name: "dependentAge", kind: "ages", label: "Ages of your dependents", when: { field: "dependent", is: ["Yes"] },
          hint: "For example 3, 7" },
        { name: "relativeCanada", kind: "text", label: "Relatives in Canada",
          hint: "For example a sister or an uncle." },
        { name: "province", kind: "text", label: "Province or territory you would like to live in",
          hint: "Leave it empty if you do not mind." },
      ],
    },
    {
      name: "spouse",
      title: "Your spouse or partner",
      when: { field: "status", is: ["Married", "Common-law relationship"] },
      fields: [
        { name: "spouseFirstName", kind: "text", label: "Spouse's first name" },
        { name: "spouseLastName", kind: "text", label: "Spouse's last name" },
        { name: "spouseAge", kind: "integer", label: "Spouse's age", min: 16, max: 99 },
        { name: "spouseEnglishLevel", ...languageLevel, label: "Spouse's English level" },
        { name: "spouseFrenchLevel", ...languageLevel, label: "Spouse's French level" },
        { name: "spouseEducationLevel", ...educationLevel, label: "Spouse's highest level of education" },
        { name: "spouseWorkExpCanada", ...years, label: "Spouse's work experience in Canada" },
        { name: "spouseWorkOutsideExpCanada", ...years, label: "Spouse's work experience outside Canada" },
      ],
    },
    {
      name: "rest",
      title: "Anything else",
      fields: [
        { name: "additional", kind: "longText", label: "Anything else we should know",
          hint: "For example a refusal, a deadline or a question." },
      ],
    },
  ],
});
