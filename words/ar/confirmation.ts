import type { ConfirmationWords } from "#lead/confirmation-words.ts";

export const confirmation: ConfirmationWords = {
  notYou: "لم تكتبوا إلينا؟ لعل أحدهم أدخل عنوان بريدكم الإلكتروني عن طريق الخطأ. أخبرونا وسنحذفه.",
  notice: "لتأكيد الاستلام نرسل رسالة واحدة إلى البريد الإلكتروني الذي ذكرتموه، ولا تتضمن أيًّا من إجاباتكم.",
};
