import { OpenAnswers } from "./open-answers.tsx";
import { SaveAnswers } from "./save-answers.tsx";

export { Resend } from "./resend.tsx";
export { SaveAnswers };

export function AnswersFile() {
  return (
    <div className="visa-keeping visa-tools">
      <SaveAnswers />
      <OpenAnswers />
    </div>
  );
}
