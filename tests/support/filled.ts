/** A contact message as a person writes it. */
export const message = {
  fullName: "Ana María O’Neil-Núñez",
  phone: "+16045550142",
  email: "ana@example.com",
  body: "Hello,\nI would like to study in Canada.",
  type: "contact",
};

/** An assessment with the required answers. */
export const shortAssessment = {
  firstName: "Ana",
  lastName: "Núñez",
  email: "ana@example.com",
  phone: "+16045550142",
  age: 34,
  status: "Single/Never Married",
  citizenship: "Mexico",
  educationLevel: "Masters",
  englishLevel: "Advanced",
  frenchLevel: "None",
  type: "request",
};

/** An assessment with all 31 answers. */
export const fullAssessment = {
  ...shortAssessment,
  status: "Married",
  cityOfResidence: "Guadalajara",
  fieldOfStudy: "Accounting",
  postSecondaryCanada: "No",
  eca: "Yes",
  skilledWorkOutside: 6,
  jobTitle: "Accountant",
  otherJobTitle: "Bookkeeper",
  workExpCanada: "None",
  dependent: "Yes",
  dependentAge: "3, 7",
  relativeCanada: "A sister in Calgary",
  province: "Alberta",
  spouseFirstName: "Luis",
  spouseLastName: "Ortega",
  spouseAge: 36,
  spouseEnglishLevel: "Intermediate",
  spouseFrenchLevel: "None",
  spouseEducationLevel: "Bachelors",
  spouseWorkExpCanada: "None",
  spouseWorkOutsideExpCanada: "5+ year",
  additional: "We would like to come next summer.",
};
