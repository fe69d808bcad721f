import type { RefusalValues, Words } from "#lead/words.ts";

/* Portuguese as it is read in Brazil: você, plain words, and names of programs as Canada writes them. */

export const form: Words["form"] = {
  language: "pt",
  quote: (text) => `“${text}”`,
  noChoice: "Escolha uma resposta",
  effort: (required) =>
    `Grátis e sem cadastro. Cerca de 7\u00a0minutos para uma pessoa, 10 para um casal. Só ${required}\u00a0perguntas são obrigatórias.`,
  forOthers:
    "É para seu filho ou sua filha, seu pai, sua mãe ou alguém que trabalha para você? Responda como essa pessoa responderia, mas informe seu próprio e\u2011mail e seu próprio telefone. Só fale de outra pessoa se ela concordar.",
  othersAgree: "Só fale de outra pessoa se ela concordar.",
  allRequired: "Todas as perguntas são obrigatórias.",
  part: (at, count) => `Parte ${at} de ${count}`,
  terms: "Em termos oficiais",
  optional: " (opcional)",
  condition: (answers, question) => `Só se você respondeu ${answers.join(" ou ")} em ${question}:`,
  leaveEmpty: "Deixe este campo em branco",
  phoneCountry: "País do número de telefone",
  phoneCountries: {
    CA: "Canadá",
    // A browser’s Portuguese has “Congo - Kinshasa”.
    CD: "República Democrática do Congo",
    ZZ: "Internacional",
  },
  didYouMean: (email) => `Você quis dizer ${email}?`,
  replyTo: "Responderemos para: ",
  readAs: (text) => `Vamos anotar: ${text}.`,
  writeInstead: "Enviar uma mensagem",
  questionsFollow: (count, section) =>
    `Mais ${count}\u00a0perguntas curtas vêm perto do fim, em “${section}”.`,
  questionsGone: (section) => `As perguntas em “${section}” não são mais necessárias.`,
  beginWith: "Começar com:",
  beginnings: ["Estou no Canadá até …", "Tive um pedido negado: …", "Preciso responder a uma carta até …"],
  sending: "Enviando a mensagem... Aguarde, por favor",
  connectionLost:
    "Ainda não foi enviado: a conexão caiu. Suas respostas continuam aqui. Envie de novo; elas serão contadas uma vez só.",
  notSent:
    "Ainda não foi enviado: algo não funcionou nesta página. Suas respostas continuam aqui. Envie de novo; elas serão contadas uma vez só.",
  test: "Teste: nada é enviado a ninguém.",
  noClearAnswer:
    "Talvez ainda não tenha sido enviado: não sabemos se a sua mensagem chegou. Suas respostas continuam aqui. Envie de novo; elas serão contadas uma vez só.",
  sendAgain: (country) => `${country}. Envie de novo, por favor.`,
  lookAgain: "Confira esta resposta, por favor.",
  wrongAnswers: (count) => (count === 1 ? "Corrija uma resposta." : `Corrija ${count}\u00a0respostas.`),
  reference: "Seu código de referência: ",
  another: "Preencher outro formulário",
  sent: "Agradecemos. Já foi enviado. ",
  newTab: " (nova aba)",
};

const phone = {
  label: "Telefone",
  hint: "Seu número não é do Canadá? Escolha primeiro o país, por exemplo, Brasil\u00a0(+55), ou comece com +.",
};

export const keeping: Words["keeping"] = {
  heading: "Salvar minhas respostas",
  offer: (days) => `Salvar minhas respostas neste aparelho por ${days}\u00a0dias`,
  kept: (day) => `Salvas neste aparelho até ${day}.`,
  forget: "Apagar deste aparelho",
  deleted: "Suas respostas foram apagadas deste aparelho.",
  found: (day) => `Suas respostas estão salvas neste aparelho até ${day}.`,
  resume: "Continuar com elas",
  open: "Abrir um arquivo com minhas respostas",
  wrote: (time) => `Você escreveu (${time}): alguém já leu?`,
};

export const contact: Words["contact"] = {
  heading: "Fale conosco",
  submitLabel: "Enviar mensagem",
  successMessage: (by) =>
    `Agradecemos o contato. Sua mensagem foi enviada. ${firm.advisers[by]} vai escrever ou ligar para dizer se podemos ajudar.`,
  sections: {},
  fields: {
    fullName: { label: "Nome completo" },
    phone,
    email: { label: "E-mail" },
    body: { label: "Sua mensagem" },
  },
};

const education = {
  "Less than secondary": "Ensino médio incompleto ou menos",
  "Secondary school": "Ensino médio completo",
  "Diploma/Certificate one year": "Um ano: diploma ou certificado, depois do ensino médio",
  "Diploma/Certificate two year": "Dois anos: diploma ou certificado, depois do ensino médio",
  Bachelors: "Graduação (bacharelado ou licenciatura)",
  Masters: "Mestrado",
  "PhD/Doctorate": "Doutorado",
  "More than two secondary designations": "Mais de dois diplomas depois do ensino médio",
};
const level = { None: "Nenhum", Beginner: "Básico", Intermediate: "Intermediário", Advanced: "Avançado" };
const years = {
  None: "Nenhuma",
  "1 year": "1\u00a0ano",
  "2 year": "2\u00a0anos",
  "3 year": "3\u00a0anos",
  "4 year": "4\u00a0anos",
  "5 year": "5\u00a0anos",
  "5+ year": "Mais de 5\u00a0anos",
};
const yesNo = { Yes: "Sim", No: "Não" };
const status = {
  Married: "Pessoa casada",
  "Single/Never Married": "Pessoa solteira, nunca casada",
  Divorced: "Pessoa divorciada",
  Separated: "Pessoa separada",
  "Common-law relationship": "União estável",
  Widow: "Pessoa viúva",
};

export const assessment: Words["assessment"] = {
  heading: "Avaliação gratuita de\u00a0perfil",
  submitLabel: "Enviar minhas respostas",
  successMessage: (by) =>
    `Agradecemos o contato. Suas respostas foram enviadas. ${firm.advisers[by]} vai escrever ou ligar para dizer se podemos ajudar.`,
  sections: {
    you: "Sobre você",
    education: "Estudos",
    languages: "Idiomas",
    work: "Trabalho",
    family: "Família e Canadá",
    spouse: "Cônjuge ou parceiro(a)",
    rest: "Algo mais",
  },
  fields: {
    firstName: { label: "Nome" },
    lastName: { label: "Sobrenome" },
    email: { label: "E-mail" },
    phone,
    age: {
      label: "Sua idade",
      hint: "A partir de 16\u00a0anos. Para alguém mais novo, envie-nos uma mensagem.",
    },
    status: {
      label: "Estado civil",
      hint: "União estável (common-law): viver como casal, na mesma casa, há um ano ou mais, com ou sem registro.",
      options: status,
    },
    cityOfResidence: { label: "Cidade onde você mora agora" },
    citizenship: { label: "País de cidadania" },
    educationLevel: {
      label: "Maior nível de escolaridade",
      hint: "O maior que você concluiu. Graduação (Bachelors): um curso universitário de três anos ou mais. Curso técnico, tecnólogo, especialização ou MBA? Escolha o mais parecido e escreva o nome do curso no último campo.",
      options: education,
    },
    fieldOfStudy: { label: "Área de estudo", hint: "Por exemplo, enfermagem, contabilidade ou soldagem." },
    postSecondaryCanada: {
      label: "Você estudou no Canadá depois do ensino médio?",
      hint: "Em um college, uma universidade ou uma escola técnica.",
      options: yesNo,
    },
    eca: {
      label: "Você tem uma avaliação do seu diploma para o Canadá (Educational Credential Assessment, ECA)?",
      hint: "Um relatório pago, por exemplo, da WES, sobre um diploma obtido fora do Canadá. A maioria ainda não tem: pode responder “Não”.",
      options: yesNo,
    },
    englishLevel: {
      label: "Nível de inglês",
      hint: "Básico: palavras simples. Intermediário: eu me viro no trabalho. Avançado: eu poderia estudar em inglês. O resultado de um teste de idioma pode ir no último campo.",
      terms:
        "Nos Canadian Language Benchmarks (CLB), básico vai de 1 a 4; intermediário, de 5 a 8; e avançado, de 9 em diante. Para o francês, a mesma escala se chama NCLC.",
      options: level,
    },
    frenchLevel: { label: "Nível de francês", hint: "Escolha “Nenhum” se você não fala.", options: level },
    skilledWorkOutside: {
      label: "Anos de trabalho qualificado fora do Canadá",
      hint: "Anos completos, em trabalhos que pedem formação: enfermagem, soldagem, cozinha, contabilidade, gerência. Na dúvida, inclua; nós conferimos.",
      terms: "Qualificado quer dizer TEER 0, 1, 2 ou 3 na lista oficial de ocupações do Canadá, a NOC.",
    },
    jobTitle: { label: "Seu cargo ou função", hint: "Com as suas palavras." },
    otherJobTitle: { label: "Outros cargos ou funções que você já teve", hint: "Dos últimos dez anos." },
    workExpCanada: {
      label: "Experiência de trabalho no Canadá",
      hint: "Trabalho remunerado que você tinha permissão para fazer.",
      options: years,
    },
    dependent: {
      label: "Você tem dependentes com menos de 21\u00a0anos?",
      hint: "Filhos ou filhas que você sustenta.",
      options: yesNo,
    },
    dependentAge: { label: "Idades dos seus dependentes", hint: "Por exemplo, 3, 7" },
    relativeCanada: { label: "Parentes no Canadá", hint: "Por exemplo, uma irmã ou um tio." },
    province: {
      label: "Província ou território do Canadá onde você gostaria de morar",
      hint: "Deixe em branco se não tiver preferência. O Quebec seleciona seus imigrantes por regras próprias.",
    },
    spouseFirstName: { label: "Nome do cônjuge ou parceiro(a)" },
    spouseLastName: { label: "Sobrenome do cônjuge ou parceiro(a)" },
    spouseAge: { label: "Idade do cônjuge ou parceiro(a)" },
    spouseEnglishLevel: { label: "Nível de inglês do cônjuge ou parceiro(a)", options: level },
    spouseFrenchLevel: { label: "Nível de francês do cônjuge ou parceiro(a)", options: level },
    spouseEducationLevel: {
      label: "Maior nível de escolaridade do cônjuge ou parceiro(a)",
      options: education,
    },
    spouseWorkExpCanada: {
      label: "Experiência de trabalho do cônjuge ou parceiro(a) no Canadá",
      options: years,
    },
    spouseWorkOutsideExpCanada: {
      label: "Experiência de trabalho do cônjuge ou parceiro(a) fora do Canadá",
      options: years,
    },
    additional: {
      label: "Algo mais que devamos saber",
      hint: "Por exemplo, um visto negado, um prazo ou uma pergunta.",
    },
  },
};

export const element: Words["element"] = {
  failure: "Não foi possível carregar este formulário. Tente de novo.",
  hosted: "Abrir em uma nova aba",
  close: "Fechar",
  ownForm: "Abrir este formulário no nosso site, onde você pode salvar suas respostas",
};

export const firm: Words["firm"] = {
  advisers: {
    consultant: "Um consultor ou uma consultora de imigração com licença canadense",
    lawyer: "Um advogado ou uma advogada com licença canadense",
    notary: "Um notário ou uma notária do Quebec",
    professional: "Um profissional ou uma profissional com licença canadense",
  },
  licenceClasses: {
    RCIC: "RCIC",
    "RCIC-IRB": "RCIC-IRB",
    RISIA: "RISIA",
    lawyer: "advogado",
    avocate: "advogada",
    paralegal: "assistente jurídico (paralegal)",
    notary: "notário do Quebec (notary)",
  },
  licenceNumber: (number) => `${number.includes(",") ? "Licenças" : "Licença"} ${number}`,
  holder: (name, title) => `${name}, ${title}`,
  licensed: (holder, number) => `${holder}, licença\u00a0${number}`,
  membership: (regulator, number) => `${regulator}, nº\u00a0${number}`,
  member: (holder, membership) => `${holder}, ${membership}`,
  licence: (everyone) => `${everyone.join("; ")}. Registro público: `,
  stopped: (firm, by, several) =>
    `No momento, a ${firm} não recebe mensagens nem dá orientação. ${by === "consultant" ? "Procure um consultor ou uma consultora com licença no registro público do College, o órgão que concede as licenças." : `Procure ${several ? "nos registros públicos" : "no registro público"} outra pessoa autorizada a orientar você.`}`,
  keptFor: (days) => (days > 0 ? `por ${days}\u00a0dias` : "até você pedir que apaguemos tudo"),
  storedIn: { unknown: "talvez fora do Canadá", us: "nos Estados Unidos", eu: "na União Europeia" },
  privacy: (kept, where, by, languages) =>
    `${firm.advisers[by]} lê isto para ver se podemos ajudar${languages && `, e responde em ${languages}`}. A empresa que hospeda o nosso site, a Cloudflare, guarda os dados ${where}, ${kept}. Mais informações: `,
  quebec: (firm, names) =>
    names
      ? `${names}: com reconhecimento do MIFI, o ministério da imigração do Quebec.`
      : `Ninguém na ${firm} tem o reconhecimento do MIFI, o ministério da imigração do Quebec; por isso não cuidamos de pedidos para os programas do Quebec.`,
  quebecMembers: (names) =>
    `${names}: membros do Barreau du Québec ou da Chambre des notaires du Québec, as ordens dos advogados e dos notários do Quebec.`,
  siteLanguages: { en: "inglês", fr: "francês" },
  or: " ou ",
  taxes: { included: "impostos incluídos", extra: "mais impostos" },
  privacyLink: "Aviso de privacidade",
  accessibilityLink: "Acessibilidade (em inglês)",
};

export const receipt: Words["receipt"] = {
  offer: "Guardar um comprovante",
  received: { contact: "Recebemos a sua mensagem", request: "Recebemos as suas respostas" },
  title: (name) => `Comprovante da ${name}`,
  reference: "Seu código de referência",
  keep: "Imprima esta página ou anote o código. Informe-o quando ligar ou escrever de novo.",
  nextHeading: "Próximos passos",
  away: (from, until) =>
    `Nosso escritório está fechado de ${from} a ${until}, inclusive. O que você enviar nesses dias será lido quando voltarmos, e o prazo da nossa resposta contará a partir do dia da nossa volta.`,
  answered: ({ of, answered, days }) =>
    `Das últimas ${of} pessoas que nos escreveram, respondemos a ${answered} ${days === 1 ? "até o dia útil seguinte" : `em até ${days}\u00a0dias úteis`}.`,
  replyBy(days) {
    if (days === undefined)
      return "Não podemos prometer um prazo de resposta. Se o assunto ficar urgente, ligue ou escreva e informe o seu código de referência.";
    return days === 1
      ? "Você vai receber uma resposta até o próximo dia útil."
      : `Você vai receber uma resposta em até ${days}\u00a0dias úteis.`;
  },
  steps: (reply, by, languages) => [
    `${firm.advisers[by]} lê cada linha. Se faltar algo, perguntaremos.`,
    `Respondemos por e\u2011mail ou telefone${languages && `, em ${languages}`}, e dizemos se podemos ajudar. ${reply}`,
    "Para orientação sobre o seu caso, convidamos você para uma consulta. Primeiro você recebe um contrato por escrito com o preço, e só então decide. Ninguém pode prometer um visto a você.",
  ],
  booking: "Marcar uma consulta online",
  notes: ({ email, phone: number, profession, hasConsultant }) => [
    `${profession === "consultant" ? "Nenhum consultor ou consultora com licença canadense deve pedir dinheiro antes de você ter um contrato por escrito." : "Não pedimos dinheiro antes de você ter um contrato por escrito."} Se alguém fizer isso em nosso nome, não pague e nos avise.`,
    ...(hasConsultant
      ? [
          "Se você perder dinheiro por um ato desonesto de um consultor ou de uma consultora com licença canadense, talvez possa receber uma indenização do fundo do College, o órgão que concede as licenças.",
        ]
      : []),
    `Para corrigir ou apagar o que enviou, ou para retirar o seu consentimento, escreva para ${email} ou ligue para ${number} e informe o seu código de referência.`,
  ],
  question: "Alguém já leu o que enviei?",
  openPage: "Abrir minha página: alguém já leu o que enviei?",
  copyLink: "Copiar o link",
  copied: "Link copiado",
  print: "Imprimir ou salvar",
  share: "Compartilhar",
  hide: "Ocultar",
};

export const followUp: Words["followUp"] = {
  arrived: "Recebido",
  read: "Lido",
  answered: "Respondido",
  ways: {
    phone: "Respondido por telefone",
    email: "Respondido por e\u2011mail",
    chat: "Respondido pelo WhatsApp",
  },
  unanswered: "Você nos avisou que ninguém tinha entrado em contato",
  ahead: { read: "Vamos ler", answered: "Vamos responder", time: "O horário vai aparecer aqui" },
  promised: (day) => `Você vai receber uma resposta até ${day}.`,
  news: {
    read: (day) => `Lemos o seu envio em ${day}`,
    answered: (day) => `Respondemos a você em ${day}`,
    phone: (day) => `Ligamos para você em ${day}`,
    email: (day) => `Enviamos um e\u2011mail para você em ${day}`,
    chat: (day) => `Escrevemos para você no WhatsApp em ${day}`,
    unanswered: (day) => `Em ${day}, você nos avisou que ninguém tinha entrado em contato`,
  },
  cities: {
    Sao_Paulo: "São Paulo",
    Belem: "Belém",
    Cuiaba: "Cuiabá",
    Maceio: "Maceió",
    New_York: "Nova York",
    Mexico_City: "Cidade do México",
    Moscow: "Moscou",
  },
  spam: "Nosso e\u2011mail pode estar na pasta de spam; olhe lá também.",
  again:
    "Não recebeu de nós nem e\u2011mail, nem ligação, nem mensagem? Avise por este botão; basta uma vez, e o seu envio voltará para a fila de resposta.",
  nobody: "Ninguém entrou em contato comigo",
};

export const reply: Words["reply"] = {
  subject: { contact: "Sua mensagem", request: "Suas respostas na avaliação de perfil" },
  opening: {
    contact: (name, reference) =>
      `Olá, aqui é da ${name}. Agradecemos a sua mensagem; o código de referência é ${reference}.`,
    request: (name, reference) =>
      `Olá, aqui é da ${name}. Agradecemos o envio das suas respostas; o código de referência é ${reference}.`,
  },
  ask: "Por favor, conte mais sobre:",
  rest: (language) => `Continuamos em ${language}:`,
};

const phoneExample = "por exemplo, +1\u00a0416\u2011555\u20110123";
const checkNumber = ({ hasCode }: RefusalValues) =>
  hasCode
    ? "Confira os dígitos e o país."
    : "Confira os dígitos, escolha o país ou comece com + e o código do país.";
const range = ({ min, max }: RefusalValues) => `um número inteiro de ${min} a ${max}`;

export const refusals: Words["refusals"] = {
  reasons: {
    tooOften: "Muitos formulários estão sendo enviados por esta conexão. Aguarde um minuto e envie de novo.",
    notJson: "Envie o formulário como JSON em UTF-8, com o tipo de conteúdo application/json.",
    withoutToken: "Recarregue a página e envie o formulário de novo.",
    malformed: "Envie o formulário como um único objeto JSON completo em UTF-8.",
    incomplete: "O formulário não chegou inteiro. Envie de novo.",
    brokenPage: "O formulário não chegou inteiro. Volte e envie de novo.",
    tooLarge: "Encurte as suas respostas. Juntas elas podem ter no máximo 64\u00a0KiB.",
    compressed: "Envie o formulário como está, sem comprimir.",
    foreign: "Abra o formulário no nosso próprio site e envie de lá.",
    notStored: "Não conseguimos guardar a sua mensagem agora. Envie de novo daqui a um minuto.",
    failed: "Algo deu errado do nosso lado. Envie o formulário de novo daqui a um minuto.",
    nothingHere: "Confira o endereço, porque aqui não há nada.",
    notPosted: "Envie o formulário com o método POST.",
  },
  pageFailed: "Não conseguimos mostrar esta página agora. Recarregue-a daqui a um minuto ou fale conosco:",
  plan: (country, calling) => `${country} (${calling})`,
  otherType: (type) => `Envie este formulário com o seu tipo, ${type}.`,
  answers: {
    missing: ({ name }) => `Preencha ${name}.`,
    wrong: ({ name }) => `Escreva uma resposta em ${name}.`,
    long: ({ name, max }) => `Encurte ${name} para no máximo ${max}\u00a0caracteres.`,
    garbled: ({ name }) =>
      `Preencha ${name} de novo, sem quebras de linha, tabulações nem caracteres corrompidos.`,
    "no country": () => `Comece o número de telefone com + e o código do país, ${phoneExample}.`,
    "unknown code": () =>
      "Este número começa com um código que não é de nenhum país. Confira os primeiros dígitos.",
    "other country": (asked) =>
      `Este número não corresponde a este país: ${asked.country}. ${checkNumber(asked)}`,
    short: (asked) => `Este número é curto demais para este país: ${asked.country}. ${checkNumber(asked)}`,
    asked: () =>
      "Este número é de outro país? Escolha o país aqui ou comece com + e o código do país. Se não for, confira o número e envie de novo.",
    birth: ({ name }) => `Isto parece uma data de nascimento. Em ${name}, escreva a idade em anos completos.`,
    young: ({ min }) =>
      `Este formulário é para pessoas a partir de ${min}\u00a0anos. Para alguém mais novo, envie-nos uma mensagem.`,
    "not a number": () => `Escreva um só número de telefone, com dígitos, ${phoneExample}.`,
    longText: { garbled: ({ name }) => `Preencha ${name} de novo, sem caracteres corrompidos.` },
    email: {
      missing: ({ firmPhone }) =>
        `Escreva o seu endereço de e\u2011mail. Não tem? Use o de um familiar ou ligue para nós: ${firmPhone}.`,
      wrong: () => "Escreva um endereço de e\u2011mail completo, por exemplo, nome@example.com.",
      garbled: () =>
        "Escreva o e\u2011mail de novo, sem quebras de linha, tabulações nem caracteres corrompidos.",
    },
    phone: {
      missing: () => "Escreva o seu número de telefone.",
      long: (asked) => `Este número é longo demais para este país: ${asked.country}. ${checkNumber(asked)}`,
    },
    integer: {
      missing: (asked) => `Em ${asked.name}, escreva ${range(asked)}.`,
      wrong: (asked) => `Em ${asked.name}, escreva ${range(asked)}.`,
    },
    ages: {
      wrong: ({ name }) =>
        `Em ${name}, escreva números inteiros separados por vírgulas, por exemplo, 3, 7, e 0 para um bebê.`,
    },
    choice: {
      missing: ({ name }) => `Escolha uma resposta para ${name}.`,
      wrong: ({ name, options }) =>
        `Escolha uma das respostas dadas para ${name}${options.length > 2 ? "" : `: ${options.join(" ou ")}`}.`,
    },
  },
  oneName: ({ name }) => `Preencha ${name}. Tem um nome só? Escreva-o nos dois campos.`,
  titles: {
    received: "Recebido: ",
    refused: "Ainda não foi enviado: ",
    check: "Ainda não foi enviado; confira: ",
  },
  summary: "Ainda não foi enviado. Suas respostas continuam aqui; confira isto e envie de novo:",
};
