import { firm } from "#content/firm/firm.ts";
import type { LanguagePageWords } from "#content/site/language-page.ts";
import { firm as words } from "./forms.ts";

const adviser = words.advisers[firm.profession];

export const page: LanguagePageWords = {
  title: "Inmigración, estudios y visas para Canadá, en español",
  description: `Responda en español y envíe sus respuestas gratis. ${adviser} las lee y le dice si podemos ayudarle.`,
  heading: "Pregunte en español cómo venir a Canadá",
  lead: `Cuéntenos su situación. ${adviser} lee lo que usted escribe y le dice si podemos ayudarle. Preguntar no cuesta nada.`,
  languages: "Idiomas",
  skip: "Ir al contenido",
  toAssessment: "Llenar la evaluación gratuita de perfil",
  toContact: "Escríbanos",
  before: {
    heading: "Antes de escribirnos",
    closed: (day) =>
      `Según las páginas oficiales que leímos el ${day}, por ahora no se aceptan solicitudes nuevas en los programas siguientes. Antes de hacer planes, consulte la página oficial de cada uno, en inglés:`,
    programs: {
      homeCareWorkerPilots:
        "programas piloto para cuidadores a domicilio (Home Care Worker Immigration pilots)",
      parentsAndGrandparents:
        "patrocinio de padres y abuelos (Parents and Grandparents Program; la súper visa sigue abierta)",
      startUpVisa: "programa de visa para empresas emergentes (Start-up Visa Program)",
      selfEmployed: "programa para personas que trabajan por cuenta propia (Self-Employed Persons Program)",
    },
    answers: (languages) => `Puede escribir en español. Respondemos en ${languages}.`,
    money:
      firm.profession === "consultant"
        ? "Ningún consultor ni consultora con licencia canadiense debe pedirle dinero antes de que usted tenga un contrato por escrito."
        : "No le pedimos dinero antes de que usted tenga un contrato por escrito.",
  },
  who: (name, licensees) => ({
    heading: "Quiénes somos",
    texts: [
      `${name} es una empresa de asesoría en inmigración canadiense. A cargo de la asesoría: ${licensees.join("; ")}.`,
      `${firm.hasConsultant ? "RCIC significa Regulated Canadian Immigration Consultant, es decir, consultor regulado de inmigración canadiense: una persona con licencia del College of Immigration and Citizenship Consultants (CICC), el colegio profesional que regula esta actividad. " : ""}No somos parte del gobierno de Canadá.`,
    ],
  }),
  check: {
    heading: "Verifique la licencia",
    texts: [
      "Según la ley de Canadá, solo las personas que Canadá autoriza pueden cobrar por asesorarle o representarle en asuntos de inmigración o ciudadanía canadiense, tanto en Canadá como en cualquier otro país. Lo mismo vale para visitas, estudios y trabajo. Esas personas son los consultores con licencia del College of Immigration and Citizenship Consultants (CICC), los abogados y asistentes legales (paralegals) que son miembros de un colegio de abogados (law society) de Canadá, y los notarios que son miembros de la Chambre des notaires du Québec. En otros lugares, ser notario no basta; tampoco basta ser abogado, gestor o agente en otro país. Para los programas de Quebec, el consultor necesita además el reconocimiento del ministerio de inmigración de Quebec (MIFI). Una licencia se puede suspender o retirar; por eso, verifíquela primero.",
      ...(firm.hasConsultant
        ? [
            "Busque el nombre o el número de licencia en el registro público del College, que está en inglés y en francés. El nombre debe ser el mismo, el estado debe ser “Active” y la columna “Entitled to Practise” debe decir “Yes”:",
          ]
        : []),
      ...(firm.profession === "consultant"
        ? []
        : [
            firm.hasSeveralRegisters
              ? "Busque el nombre o el número en los registros públicos que aparecen abajo. Uno de ellos debe mostrar el mismo nombre y que la persona puede ejercer hoy:"
              : "Busque el nombre o el número en el registro público que aparece abajo. El nombre debe ser el mismo, y el registro debe mostrar que la persona puede ejercer hoy:",
          ]),
    ],
  },
  cost: {
    heading: "Cuánto cuesta",
    texts: [
      "Enviar el formulario de evaluación o un mensaje es gratis y no le obliga a nada. Si después quiere asesoría, primero recibe un contrato por escrito con el precio, y solo entonces decide.",
    ],
  },
  privacy: (name, email, kept, where) => ({
    heading: "Qué hacemos con sus respuestas",
    texts: [
      `${name} lee sus respuestas para ver si puede ayudarle. No las vendemos ni las usamos para publicidad.`,
      `Cloudflare las guarda para nosotros, ${where}, ${kept}.`,
      `Puede pedir que le mostremos, corrijamos o borremos lo que envió, o retirar su consentimiento: escriba a ${email} y dé su número de referencia. Hable de otra persona solo si ella está de acuerdo.`,
    ],
  }),
  notice: "El aviso de privacidad completo está en inglés y en francés: ",
  official: {
    heading: "Páginas oficiales",
    texts: [
      "IRCC (Immigration, Refugees and Citizenship Canada) es el ministerio de inmigración, refugiados y ciudadanía de Canadá.",
      "Las reglas y los formularios del gobierno son gratuitos. Estas páginas están en inglés:",
    ],
    pages: {
      immigrate: "Inmigrar a Canadá: ",
      work: "Trabajar en Canadá: ",
      study: "Estudiar en Canadá: ",
      visit: "Visitar Canadá: ",
      family: "Traer a su familia (patrocinio): ",
      citizenship: "Obtener la ciudadanía: ",
      processingTimes: "Cuánto tarda un trámite: ",
      representatives: "Quién puede representarle: ",
      register: "Encontrar a un consultor o una consultora con licencia canadiense: ",
    },
  },
  site: {
    heading: "El resto de nuestro sitio",
    texts: ["Las páginas sobre cada programa están en inglés y en francés:"],
  },
  phoneWithoutScripts:
    "Si su número de teléfono no es de Canadá ni de Estados Unidos, empiécelo con + y el código del país.",
  otherSite: " (otro sitio)",
  call: "Llámenos: ",
  notFound: { heading: "Página no encontrada", texts: ["En esta dirección no hay ninguna página."] },
  receipt: {
    title: "Su formulario",
    received: "Gracias. Recibimos lo que nos envió.",
    unproven: {
      heading: "En esta dirección no hay ningún comprobante",
      texts: [
        "Si acaba de enviarnos un formulario, abra la dirección completa de la página que apareció después del envío. También puede preguntarnos si recibimos sus respuestas.",
      ],
    },
    refused: {
      heading: "Todavía no se envió",
      texts: [
        "Sus respuestas no nos llegaron. Puede regresar en su navegador e intentarlo de nuevo, o comunicarse con nosotros de otra manera.",
      ],
    },
    back: "Volver a la página en español",
  },
};
