import { useForm } from "../form-context.ts";
import { OpenAnswers } from "./open-answers.tsx";
import { SaveAnswers } from "./save-answers.tsx";

export { Resend } from "./resend.tsx";
export { SaveAnswers };

export function AnswersFile() {
  const { tools } = useForm();
  if (!tools) return null;
  const words = tools.words.file;
  return (
    <div className="visa-keeping visa-tools">
      <SaveAnswers words={words} />
      <OpenAnswers words={words} />
    </div>
  );
}
