import { assessment } from "./assessment.ts";
import { type FieldDefinition, fieldsOf } from "./field.ts";
import { isVisible } from "./visible.ts";

export function countQuestions() {
  const fields: readonly FieldDefinition[] = fieldsOf(assessment);
  const asked = (answers: Record<string, string>) =>
    fields.filter((field) => isVisible(field, answers)).length;
  return {
    alone: asked({ status: "Single/Never Married", dependent: "No" }),
    couple: asked({ status: "Married", dependent: "Yes" }),
    required: fields.filter((field) => field.required).length,
  };
}
