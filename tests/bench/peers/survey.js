// https://surveyjs.io/form-library/documentation/get-started-html-css-javascript
// Without the web font of the default sheet: a third party is not measured here.
import "survey-core/survey-core.fontless.min.css";
import { Model } from "survey-core";
import "survey-js-ui";

const survey = new Model({
  title: "Contact us",
  completeText: "Send message",
  elements: [
    { type: "text", name: "fullName", title: "Full name", isRequired: true, autocomplete: "name" },
    {
      type: "text",
      name: "phone",
      title: "Phone",
      isRequired: true,
      inputType: "tel",
      autocomplete: "tel",
    },
    {
      type: "text",
      name: "email",
      title: "E-mail",
      isRequired: true,
      inputType: "email",
      autocomplete: "email",
    },
    { type: "comment", name: "body", title: "Your message", isRequired: true },
  ],
});

const mount = document.querySelector("#form");
survey.onComplete.add(({ data }) =>
  fetch(`${mount.dataset.api}/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...data, type: "contact" }),
  }),
);
survey.render(mount);
