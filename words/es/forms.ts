import type { RefusalValues, Words } from "#lead/words.ts";

/* Spanish as read from Mexico to Argentina: usted, plain words, and program names as Canada writes them. */

export const form: Words["form"] = {
  language: "es",
  quote: (text) => `“${text}”`,
  noChoice: "Elija una respuesta",
  effort: (required) =>
    `Gratis, sin crear una cuenta. Unos 7\u00a0minutos para una sola persona, 10 para una pareja. Solo ${required}\u00a0preguntas son obligatorias.`,
  forOthers:
    "¿Es para su hijo o hija, su padre, su madre o alguien que trabaja para usted? Responda como lo haría esa persona, pero ponga su propio correo electrónico y su propio teléfono. Hable de otra persona solo si ella está de acuerdo.",
  othersAgree: "Hable de otra persona solo si ella está de acuerdo.",
  allRequired: "Todas las preguntas son obligatorias.",
  part: (at, count) => `Parte ${at} de ${count}`,
  terms: "En términos oficiales",
  optional: " (opcional)",
  condition: (answers, question) => `Solo si respondió ${answers.join(" o ")} a ${question}:`,
  leaveEmpty: "Deje este campo vacío",
  phoneCountry: "País del número de teléfono",
  phoneCountries: {
    CA: "Canadá",
    CG: "República del Congo",
    // American usage, where a browser's Spanish has Spain's word.
    CI: "Costa de Marfil",
    RO: "Rumania",
    SA: "Arabia Saudita",
    TL: "Timor Oriental",
    ZZ: "Internacional",
  },
  didYouMean: (email) => `¿Quiso escribir ${email}?`,
  replyTo: "Le responderemos a: ",
  readAs: (text) => `Anotaremos: ${text}.`,
  writeInstead: "Enviarnos un mensaje",
  questionsFollow: (count, section) =>
    `Siguen ${count}\u00a0preguntas cortas cerca del final, en “${section}”.`,
  questionsGone: (section) => `Ya no hacen falta las preguntas de “${section}”.`,
  beginWith: "Empezar con:",
  beginnings: ["Estoy en Canadá hasta …", "Me negaron …", "Debo responder a una carta antes del …"],
  sending: "Enviando el mensaje... Espere, por favor",
  connectionLost:
    "Todavía no se envió: se perdió la conexión. Sus respuestas siguen aquí. Envíelas de nuevo; contarán una sola vez.",
  notSent:
    "Todavía no se envió: algo falló en esta página. Sus respuestas siguen aquí. Envíelas de nuevo; contarán una sola vez.",
  test: "Prueba: no se envía nada a nadie.",
  noClearAnswer:
    "Tal vez todavía no se envió: no sabemos si su mensaje llegó. Sus respuestas siguen aquí. Envíelas de nuevo; contarán una sola vez.",
  sendAgain: (country) => `${country}. Envíe el formulario de nuevo, por favor.`,
  lookAgain: "Revise esta respuesta, por favor.",
  wrongAnswers: (count) => (count === 1 ? "Corrija una respuesta." : `Corrija ${count}\u00a0respuestas.`),
  reference: "Su número de referencia: ",
  another: "Llenar otro formulario",
  sent: "Gracias. Ya se envió. ",
  newTab: " (pestaña nueva)",
};

export const keeping: Words["keeping"] = {
  heading: "Guardar mis respuestas",
  offer: (days) => `Guardar mis respuestas en este dispositivo durante ${days}\u00a0días`,
  kept: (day) => `Guardadas en este dispositivo hasta el ${day}.`,
  forget: "Borrarlas de este dispositivo",
  deleted: "Sus respuestas se borraron de este dispositivo.",
  found: (day) => `Sus respuestas están guardadas en este dispositivo hasta el ${day}.`,
  resume: "Continuar con ellas",
  open: "Abrir un archivo con mis respuestas",
  wrote: (time) => `Usted nos escribió (${time}): ¿alguien lo leyó?`,
};

export const contact: Words["contact"] = {
  heading: "Contáctenos",
  submitLabel: "Enviar el mensaje",
  successMessage: (by) =>
    `Gracias. Su mensaje fue enviado. ${firm.advisers[by]} le escribirá o le llamará para decirle si podemos ayudarle.`,
  sections: {},
  fields: {
    fullName: { label: "Nombre completo" },
    phone: {
      label: "Teléfono",
      hint: "¿Su número no es de Canadá? Elija primero el país, por ejemplo, México\u00a0(+52), o empiece con +.",
    },
    email: { label: "Correo electrónico" },
    body: { label: "Su mensaje" },
  },
};

const education = {
  "Less than secondary": "Menos que preparatoria o bachillerato escolar",
  "Secondary school": "Preparatoria o bachillerato escolar completos (en Perú, secundaria completa)",
  "Diploma/Certificate one year": "Un año: diploma o certificado, después del bachillerato escolar",
  "Diploma/Certificate two year": "Dos años: diploma o certificado, después del bachillerato escolar",
  Bachelors: "Título o grado universitario (licenciatura, ingeniería, pregrado, bachiller en Perú)",
  Masters: "Maestría",
  "PhD/Doctorate": "Doctorado",
  "More than two secondary designations": "Más de dos títulos postsecundarios",
};
const level = {
  None: "Ninguno",
  Beginner: "Principiante",
  Intermediate: "Intermedio",
  Advanced: "Avanzado",
};
const years = {
  None: "Ninguna",
  "1 year": "1\u00a0año",
  "2 year": "2\u00a0años",
  "3 year": "3\u00a0años",
  "4 year": "4\u00a0años",
  "5 year": "5\u00a0años",
  "5+ year": "Más de 5\u00a0años",
};
const yesNo = { Yes: "Sí", No: "No" };
const status = {
  Married: "Persona casada",
  "Single/Never Married": "Persona soltera, sin matrimonio anterior",
  Divorced: "Persona divorciada",
  Separated: "Persona separada",
  "Common-law relationship": "Unión libre o convivencia (common-law)",
  Widow: "Persona viuda",
};

export const assessment: Words["assessment"] = {
  heading: "Evaluación gratuita de\u00a0perfil",
  submitLabel: "Enviar mis respuestas",
  successMessage: (by) =>
    `Gracias. Sus respuestas fueron enviadas. ${firm.advisers[by]} le escribirá o le llamará para decirle si podemos ayudarle.`,
  sections: {
    you: "Sobre usted",
    education: "Estudios",
    languages: "Idiomas",
    work: "Trabajo",
    family: "Familia y Canadá",
    spouse: "Su cónyuge o pareja",
    rest: "Algo más",
  },
  fields: {
    firstName: { label: "Nombre" },
    lastName: { label: "Apellidos" },
    email: { label: "Correo electrónico" },
    phone: {
      label: "Teléfono",
      hint: "¿Su número no es de Canadá? Elija primero el país, por ejemplo, México\u00a0(+52), o empiece con +.",
    },
    age: { label: "Su edad", hint: "Desde los 16\u00a0años. Para alguien más joven, envíenos un mensaje." },
    status: {
      label: "Estado civil",
      hint: "Unión libre o convivencia: vivir juntos como pareja desde hace un año o más, con o sin registro.",
      options: status,
    },
    cityOfResidence: { label: "Ciudad donde vive ahora" },
    citizenship: { label: "País de ciudadanía" },
    educationLevel: {
      label: "Nivel de estudios más alto",
      hint: "El más alto que terminó. Título o grado universitario (Bachelors): una carrera universitaria de tres años o más. El grado de bachiller de una universidad (Perú, Costa Rica) sí lo es; el bachillerato escolar, la preparatoria y el secundario, no. ¿Técnico, tecnólogo o especialización? Elija lo más parecido y escriba el título en el último campo.",
      options: education,
    },
    fieldOfStudy: { label: "Área de estudios", hint: "Por ejemplo, enfermería, contabilidad o soldadura." },
    postSecondaryCanada: {
      label: "¿Hizo estudios superiores en Canadá?",
      hint: "En un college, una universidad o una escuela de oficios.",
      options: yesNo,
    },
    eca: {
      label: "¿Tiene una evaluación de sus estudios para Canadá (Educational Credential Assessment, ECA)?",
      hint: "Un informe con costo (por ejemplo, de WES) sobre un título obtenido fuera de Canadá. La mayoría todavía no lo tiene: “No” está bien.",
      options: yesNo,
    },
    englishLevel: {
      label: "Nivel de inglés",
      hint: "Principiante: palabras sencillas. Intermedio: me defiendo en el trabajo. Avanzado: podría estudiar en ese idioma. El resultado de un examen puede ir en el último campo.",
      terms:
        "En los Canadian Language Benchmarks (CLB), principiante va de 1 a 4; intermedio, de 5 a 8, y avanzado, de 9 en adelante. Para el francés, la misma escala se llama NCLC.",
      options: level,
    },
    frenchLevel: {
      label: "Nivel de francés",
      hint: "Elija “Ninguno” si no lo habla.",
      options: level,
    },
    skilledWorkOutside: {
      label: "Años de trabajo calificado fuera de Canadá",
      hint: "Años completos, en trabajos que piden formación: enfermería, soldadura, cocina, contabilidad, gerencia. ¿No sabe si un trabajo cuenta? Inclúyalo; nosotros lo revisamos.",
      terms: "Calificado significa TEER 0, 1, 2 o 3 en la lista oficial de ocupaciones de Canadá, la NOC.",
    },
    jobTitle: { label: "Su puesto u oficio", hint: "Con sus propias palabras." },
    otherJobTitle: { label: "Otros puestos que ha tenido", hint: "De los últimos diez años." },
    workExpCanada: {
      label: "Experiencia de trabajo en Canadá",
      hint: "Trabajo pagado que usted tenía permiso de hacer.",
      options: years,
    },
    dependent: {
      label: "¿Tiene dependientes menores de 21\u00a0años?",
      hint: "Hijos o hijas que dependen de usted.",
      options: yesNo,
    },
    dependentAge: { label: "Edades de sus dependientes", hint: "Por ejemplo, 3, 7" },
    relativeCanada: { label: "Familiares en Canadá", hint: "Por ejemplo, una hermana o un tío." },
    province: {
      label: "Provincia o territorio de Canadá donde le gustaría vivir",
      hint: "Déjelo vacío si no tiene preferencia. Quebec selecciona a sus inmigrantes según sus propias reglas.",
    },
    spouseFirstName: { label: "Nombre de su cónyuge o pareja" },
    spouseLastName: { label: "Apellidos de su cónyuge o pareja" },
    spouseAge: { label: "Edad de su cónyuge o pareja" },
    spouseEnglishLevel: { label: "Nivel de inglés de su cónyuge o pareja", options: level },
    spouseFrenchLevel: { label: "Nivel de francés de su cónyuge o pareja", options: level },
    spouseEducationLevel: { label: "Nivel de estudios más alto de su cónyuge o pareja", options: education },
    spouseWorkExpCanada: { label: "Experiencia de trabajo de su cónyuge o pareja en Canadá", options: years },
    spouseWorkOutsideExpCanada: {
      label: "Experiencia de trabajo de su cónyuge o pareja fuera de Canadá",
      options: years,
    },
    additional: {
      label: "Algo más que debamos saber",
      hint: "Por ejemplo, una visa negada, una fecha límite o una pregunta.",
    },
  },
};

export const element: Words["element"] = {
  failure: "Este formulario no se pudo cargar. Inténtelo de nuevo.",
  hosted: "Abrirlo en una pestaña nueva",
  close: "Cerrar",
  ownForm: "Abrir este formulario en nuestro sitio, donde puede guardar sus respuestas",
};

export const firm: Words["firm"] = {
  advisers: {
    consultant: "Un consultor o una consultora de inmigración con licencia canadiense",
    lawyer: "Un abogado o una abogada con licencia canadiense",
    notary: "Un notario o una notaria de Quebec",
    professional: "Un profesional o una profesional con licencia canadiense",
  },
  licenceClasses: {
    RCIC: "RCIC",
    "RCIC-IRB": "RCIC-IRB",
    RISIA: "RISIA",
    lawyer: "abogado",
    avocate: "abogada",
    paralegal: "asistente legal (paralegal)",
    notary: "notario de Quebec (notary)",
  },
  licenceNumber: (number) => `${number.includes(",") ? "Licencias" : "Licencia"} ${number}`,
  holder: (name, title) => `${name}, ${title}`,
  licensed: (holder, number) => `${holder}, licencia\u00a0${number}`,
  membership: (regulator, number) => `${regulator}, n.º\u00a0${number}`,
  member: (holder, membership) => `${holder}, ${membership}`,
  licence: (everyone) => `${everyone.join("; ")}. Registro público: `,
  stopped: (firm, by, several) =>
    `Por el momento, ${firm} no recibe mensajes ni da asesoría. ${by === "consultant" ? "Busque un consultor o una consultora con licencia en el registro público del College, el colegio profesional que otorga las licencias." : `Busque en ${several ? "los registros públicos" : "el registro público"} a otra persona autorizada para asesorarle.`}`,
  keptFor: (days) => (days > 0 ? `durante ${days}\u00a0días` : "hasta que usted pida su eliminación"),
  storedIn: { unknown: "quizá fuera de Canadá", us: "en Estados Unidos", eu: "en la Unión Europea" },
  privacy: (kept, where, by, languages) =>
    `${firm.advisers[by]} lee esto para ver si podemos ayudarle${languages && `, y responde en ${languages}`}. La empresa que aloja nuestro sitio, Cloudflare, lo guarda ${where}, ${kept}. Más información: `,
  quebec: (firm, names) =>
    names
      ? `${names}: con reconocimiento del MIFI, el ministerio de inmigración de Quebec.`
      : `Nadie en ${firm} tiene el reconocimiento del MIFI, el ministerio de inmigración de Quebec; por eso no tramitamos solicitudes para los programas de Quebec.`,
  quebecMembers: (names) =>
    `${names}: miembros del Barreau du Québec o de la Chambre des notaires du Québec, los colegios de abogados y de notarios de Quebec.`,
  siteLanguages: { en: "inglés", fr: "francés" },
  or: " o ",
  taxes: { included: "impuestos incluidos", extra: "más impuestos" },
  privacyLink: "Aviso de privacidad",
  accessibilityLink: "Accesibilidad (en inglés)",
};

export const receipt: Words["receipt"] = {
  offer: "Guardar un comprobante",
  received: { contact: "Recibimos su mensaje", request: "Recibimos sus respuestas" },
  title: (name) => `Comprobante de ${name}`,
  reference: "Su número de referencia",
  keep: "Imprima esta página o anote el número. Menciónelo cuando nos llame o escriba otra vez.",
  nextHeading: "Próximos pasos",
  away: (from, until) =>
    `Nuestra oficina está cerrada del ${from} al ${until} inclusive. Lo que envíe en esos días se leerá a nuestro regreso, y el plazo para responderle se contará desde el día de ese regreso.`,
  answered: ({ of, answered, days }) =>
    `De las últimas ${of} personas que nos escribieron, respondimos a ${answered} ${days === 1 ? "antes de terminar el siguiente día hábil" : `en un plazo de ${days}\u00a0días hábiles`}.`,
  replyBy(days) {
    if (days === undefined)
      return "No podemos prometerle un plazo de respuesta. Si el asunto se vuelve urgente, llámenos o escríbanos y dé su número de referencia.";
    return days === 1
      ? "Tendrá noticias nuestras a más tardar el próximo día hábil."
      : `Tendrá noticias nuestras en un plazo de ${days}\u00a0días hábiles.`;
  },
  steps: (reply, by, languages) => [
    `${firm.advisers[by]} lee cada línea. Si falta algo, le preguntaremos.`,
    `Respondemos por correo electrónico o por teléfono${languages && `, en ${languages}`}, y le decimos si podemos ayudarle. ${reply}`,
    "Para asesorarle sobre su caso, le invitamos a una consulta. Primero recibe un contrato por escrito con el precio, y solo entonces decide. Nadie puede prometerle una visa.",
  ],
  booking: "Reservar una consulta en línea",
  notes: ({ email, phone, profession, hasConsultant }) => [
    `${profession === "consultant" ? "Ningún consultor ni consultora con licencia canadiense debe pedirle dinero antes de que usted tenga un contrato por escrito." : "No le pedimos dinero antes de que usted tenga un contrato por escrito."} Si alguien lo hace en nuestro nombre, no pague y avísenos.`,
    ...(hasConsultant
      ? [
          "Si pierde dinero por un acto deshonesto de un consultor o una consultora con licencia canadiense, podría recibir una compensación del fondo del College, el colegio profesional que otorga las licencias.",
        ]
      : []),
    `Para corregir o borrar lo que envió, o para retirar su consentimiento, escriba a ${email} o llame al ${phone} y dé su número de referencia.`,
  ],
  question: "¿Alguien ya leyó lo que envié?",
  openPage: "Abrir mi página: ¿alguien ya leyó lo que envié?",
  copyLink: "Copiar el enlace",
  copied: "Enlace copiado",
  print: "Imprimir o guardar",
  share: "Compartir",
  hide: "Ocultar",
};

export const followUp: Words["followUp"] = {
  arrived: "Recibido",
  read: "Leído",
  answered: "Respondido",
  ways: {
    phone: "Respondido por teléfono",
    email: "Respondido por correo electrónico",
    chat: "Respondido por WhatsApp",
  },
  unanswered: "Usted nos avisó que nadie se había comunicado con usted",
  ahead: { read: "Lo leeremos", answered: "Le responderemos", time: "La hora aparecerá aquí" },
  promised: (day) => `Tendrá noticias nuestras a más tardar el ${day}.`,
  news: {
    read: (day) => `Lo leímos el ${day}`,
    answered: (day) => `Le respondimos el ${day}`,
    phone: (day) => `Le llamamos por teléfono el ${day}`,
    email: (day) => `Le escribimos por correo electrónico el ${day}`,
    chat: (day) => `Le escribimos por WhatsApp el ${day}`,
    unanswered: (day) => `El ${day} usted nos avisó que nadie se había comunicado con usted`,
  },
  cities: {
    Mexico_City: "Ciudad de México",
    Cancun: "Cancún",
    Merida: "Mérida",
    Mazatlan: "Mazatlán",
    Sao_Paulo: "São Paulo",
    New_York: "Nueva York",
    Los_Angeles: "Los Ángeles",
    Moscow: "Moscú",
    St_Johns: "San Juan de Terranova",
  },
  spam: "Nuestro correo puede estar en la carpeta de spam; revísela también.",
  again:
    "¿No ha recibido de nosotros ni un correo, ni una llamada, ni un mensaje? Avísenos con este botón; basta una vez, y su envío quedará de nuevo pendiente de respuesta.",
  nobody: "Nadie se ha comunicado conmigo",
};

export const reply: Words["reply"] = {
  subject: { contact: "Su mensaje", request: "Sus respuestas para la evaluación" },
  opening: {
    contact: (name, reference) =>
      `Buen día, le escribe ${name}. Gracias por su mensaje; el número de referencia es ${reference}.`,
    request: (name, reference) =>
      `Buen día, le escribe ${name}. Gracias por sus respuestas para la evaluación; el número de referencia es ${reference}.`,
  },
  ask: "Cuéntenos más, por favor, sobre:",
  rest: (language) => `Seguimos en ${language}:`,
};

const phoneExample = "por ejemplo, +1\u00a0416\u2011555\u20110123";
const checkNumber = ({ hasCode }: RefusalValues) =>
  hasCode
    ? "Revise los dígitos y el país."
    : "Revise los dígitos, elija el país o empiece con + y el código del país.";
const range = ({ min, max }: RefusalValues) => `un número entero de ${min} a ${max}`;

export const refusals: Words["refusals"] = {
  reasons: {
    tooOften:
      "Se están enviando muchos formularios desde esta conexión. Espere un minuto y envíe el suyo de nuevo.",
    notJson: "Envíe el formulario como JSON en UTF-8, con el tipo de contenido application/json.",
    withoutToken: "Vuelva a cargar la página y envíe el formulario otra vez.",
    malformed: "Envíe el formulario como un solo objeto JSON completo en UTF-8.",
    incomplete: "El formulario no llegó completo. Envíelo de nuevo.",
    brokenPage: "El formulario no llegó completo. Regrese y envíelo de nuevo.",
    tooLarge: "Acorte sus respuestas. Juntas pueden ocupar como máximo 64\u00a0KiB.",
    compressed: "Envíe el formulario tal como está, sin comprimir.",
    foreign: "Abra el formulario en nuestro propio sitio y envíelo desde ahí.",
    notStored: "En este momento no pudimos guardar su mensaje. Envíelo de nuevo en un minuto.",
    failed: "Algo falló de nuestro lado. Envíe el formulario de nuevo en un minuto.",
    nothingHere: "Revise la dirección, porque aquí no hay nada.",
    notPosted: "Envíe el formulario con el método POST.",
  },
  pageFailed: "No pudimos mostrar esta página. Vuelva a cargarla en un minuto o comuníquese con nosotros:",
  plan: (country, calling) => `${country} (${calling})`,
  otherType: (type) => `Envíe este formulario con su tipo, ${type}.`,
  answers: {
    missing: ({ name }) => `Llene ${name}.`,
    wrong: ({ name }) => `Escriba una respuesta para ${name}.`,
    long: ({ name, max }) => `Acorte ${name} a un máximo de ${max}\u00a0caracteres.`,
    garbled: ({ name }) => `Llene ${name} otra vez sin saltos de línea, tabulaciones ni caracteres dañados.`,
    "no country": () => `Empiece el número de teléfono con + y el código del país, ${phoneExample}.`,
    "unknown code": () =>
      "Este número empieza con un código que no es de ningún país. Revise sus primeros dígitos.",
    "other country": (asked) =>
      `Este número no corresponde a este país: ${asked.country}. ${checkNumber(asked)}`,
    short: (asked) =>
      `Este número es demasiado corto para este país: ${asked.country}. ${checkNumber(asked)}`,
    asked: () =>
      "¿Este número es de otro país? Elija el país aquí o empiece con + y el código del país. Si no, revise el número y envíe el formulario otra vez.",
    birth: ({ name }) =>
      `Esto parece una fecha de nacimiento. En ${name}, escriba la edad en años cumplidos.`,
    young: ({ min }) =>
      `Este formulario es para personas de ${min}\u00a0años o más. Para alguien más joven, envíenos un mensaje.`,
    "not a number": () => `Escriba un solo número de teléfono, con dígitos, ${phoneExample}.`,
    longText: {
      garbled: ({ name }) => `Llene ${name} otra vez sin caracteres dañados.`,
    },
    email: {
      missing: ({ firmPhone }) =>
        `Escriba su dirección de correo electrónico. ¿No tiene? Use la de un familiar o llámenos: ${firmPhone}.`,
      wrong: () => "Escriba una dirección de correo electrónico completa, por ejemplo, nombre@example.com.",
      garbled: () =>
        "Escriba el correo electrónico otra vez sin saltos de línea, tabulaciones ni caracteres dañados.",
    },
    phone: {
      missing: () => "Escriba su número de teléfono.",
      long: (asked) =>
        `Este número es demasiado largo para este país: ${asked.country}. ${checkNumber(asked)}`,
    },
    integer: {
      missing: (asked) => `En ${asked.name}, escriba ${range(asked)}.`,
      wrong: (asked) => `En ${asked.name}, escriba ${range(asked)}.`,
    },
    ages: {
      wrong: ({ name }) =>
        `En ${name}, escriba números enteros separados por comas, por ejemplo, 3, 7, y 0 para un bebé.`,
    },
    choice: {
      missing: ({ name }) => `Elija una respuesta para ${name}.`,
      wrong: ({ name, options }) =>
        `Elija una de las respuestas dadas para ${name}${options.length > 2 ? "" : `: ${options.join(" o ")}`}.`,
    },
  },
  oneName: ({ name }) => `Llene ${name}. ¿Tiene un solo nombre? Escríbalo en los dos campos.`,
  titles: {
    received: "Recibido: ",
    refused: "Todavía no se envió: ",
    check: "Todavía no se envió; revise: ",
  },
  summary: "Todavía no se envió. Sus respuestas siguen aquí; revise esto y envíelas de nuevo:",
};
