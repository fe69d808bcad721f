export const messageAnswers = {
  fullName: "Ana María O’Neil-Núñez",
  phone: "+16045550142",
  email: "ana@example.com",
  body: "Hello,\nI would like to study in Canada.",
};
export const message = { ...messageAnswers, type: "contact" };

export const shortAnswers = {
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
};
export const shortAssessment = { ...shortAnswers, type: "request" };

export const fullAnswers = {
  ...shortAnswers,
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
export const fullAssessment = { ...fullAnswers, type: "request" };
