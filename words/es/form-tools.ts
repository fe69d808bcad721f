import type { AnswersFileWords, ResendWords } from "#lead/form-tools-words.ts";

export const answersFile: AnswersFileWords = {
  save: "Guardar mis respuestas en un archivo",
  caution: "No lo haga en una computadora compartida: otras personas podrían leer el archivo.",
  saved: (name) => `Sus respuestas están en el archivo ${name}.`,
  savedCopy: (name) => `Una copia de lo que envió está en el archivo ${name}.`,
  download: "Descargar el archivo",
  cannotSave:
    "Esta aplicación no puede guardar archivos. Copie sus respuestas o abra esta página en su navegador habitual.",
  filled: (count) => `Respuestas tomadas del archivo: ${count}.`,
  unsent: " No se ha enviado nada.",
  kept: (count) => `Respuestas que usted ya había escrito y que se conservan: ${count}.`,
  replace: "Reemplazarlas por las del archivo",
  unplaced: "Este formulario no tiene lugar para estas respuestas del archivo:",
  problems: {
    large:
      "Este archivo es demasiado grande para ser un archivo de respuestas. Elija uno que haya guardado desde un formulario.",
    foreign: "Este no es un archivo de respuestas. Elija uno que haya guardado desde un formulario.",
    newer: "Este archivo viene de un formulario más reciente. Ábralo en el formulario en el que lo guardó.",
    archive:
      "Este es un archivo web (MHTML) que un navegador hizo a partir del archivo. Elija el archivo que guardó desde un formulario.",
    encoding:
      "Un programa volvió a guardar este archivo en una codificación que no es UTF-8, y se perdieron letras. Elija el archivo que guardó desde un formulario.",
  },
  title: (form) => `Mis respuestas: ${form}`,
  savedOn: (day) => `Guardado el ${day}`,
  copyOf: (day) => `Copia de lo que envió, guardada el ${day}`,
  reopen: (firm, button) =>
    `Para seguir con estas respuestas, abra este formulario de ${firm} y toque “${button}”:`,
  fileName: "respuestas",
};

export const resend: ResendWords = {
  offer: "Enviar en cuanto tenga conexión",
  waiting: "Lo enviaremos en cuanto usted tenga conexión. Deje esta página abierta. Contará una sola vez.",
  stop: "Detener",
  stopped: "Detenido. Sus respuestas siguen aquí.",
  slow: "La conexión es lenta. Estamos esperando una respuesta.",
  otherWays: "Si sigue sin funcionar, también puede comunicarse con nosotros así:",
  ownForm: "El formulario en nuestro sitio",
};
