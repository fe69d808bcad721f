import type { ConfirmationWords } from "#lead/confirmation-words.ts";

export const confirmation: ConfirmationWords = {
  notYou:
    "¿Usted no nos escribió? Alguien habrá puesto su dirección de correo por error. Avísenos y la borraremos.",
  notice:
    "Para confirmar que recibimos su mensaje, enviamos un solo correo a la dirección que usted indicó. No contiene ninguna de sus respuestas.",
};
