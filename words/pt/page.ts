import { firm } from "#content/firm/firm.ts";
import type { LanguagePageWords } from "#content/site/language-page.ts";
import { firm as words } from "./forms.ts";

const adviser = words.advisers[firm.profession];

export const page: LanguagePageWords = {
  title: "Imigração, estudos e vistos para o Canadá, em português",
  description: `Responda em português e envie as suas respostas de graça. ${adviser}${firm.profession === "consultant" ? " (RCIC)" : ""} lê tudo e diz se podemos ajudar.`,
  heading: "Pergunte em português como ir para o Canadá",
  lead: `Conte a sua situação. ${adviser} lê o que você escreve e diz se podemos ajudar. Perguntar não custa nada.`,
  languages: "Idiomas",
  skip: "Ir para o conteúdo",
  toAssessment: "Preencher a avaliação gratuita de perfil",
  toContact: "Escreva para nós",
  before: {
    heading: "Antes de escrever",
    closed: (day) =>
      `Segundo as páginas oficiais que lemos em ${day}, os programas abaixo não aceitam novos pedidos no momento. Antes de fazer planos, consulte a página oficial de cada um, em inglês:`,
    programs: {
      homeCareWorkerPilots:
        "programas-piloto para cuidadores em domicílio (Home Care Worker Immigration pilots)",
      parentsAndGrandparents:
        "patrocínio de pais e avós (Parents and Grandparents Program; o super visa continua aberto)",
      startUpVisa: "programa de visto para startups (Start-up Visa Program)",
      selfEmployed: "programa para quem trabalha por conta própria (Self-Employed Persons Program)",
    },
    answers: (languages) => `Você pode escrever em português. Respondemos em ${languages}.`,
    money:
      firm.profession === "consultant"
        ? "Nenhum consultor ou consultora com licença canadense deve pedir dinheiro antes de você ter um contrato por escrito."
        : "Não pedimos dinheiro antes de você ter um contrato por escrito.",
  },
  who: (name, licensees) => ({
    heading: "Quem somos",
    texts: [
      `A ${name} é uma empresa de consultoria em imigração canadense. Quem responde pela orientação: ${licensees.join("; ")}.`,
      `${firm.hasConsultant ? "RCIC quer dizer Regulated Canadian Immigration Consultant, ou seja, consultor regulamentado de imigração canadense: uma pessoa com licença do College of Immigration and Citizenship Consultants (CICC), o órgão que regula essa profissão. " : ""}Não fazemos parte do governo do Canadá.`,
    ],
  }),
  check: {
    heading: "Confira a licença",
    texts: [
      "Pela lei do Canadá, só as pessoas que o Canadá autoriza podem cobrar para orientar ou representar você em assuntos de imigração ou cidadania canadense, tanto no Canadá como em qualquer outro país. O mesmo vale para visitas, estudos e trabalho. Essas pessoas são os consultores com licença do College of Immigration and Citizenship Consultants (CICC), os advogados e assistentes jurídicos (paralegals) que são membros de uma ordem de advogados (law society) do Canadá e os notários que são membros da Chambre des notaires du Québec. Em outros lugares, ser notário ou tabelião não basta; também não basta ser advogado, despachante ou agente em outro país. Para os programas do Quebec, o consultor precisa também do reconhecimento do ministério da imigração do Quebec (MIFI). Uma licença pode ser suspensa ou cassada; por isso, confira antes.",
      ...(firm.hasConsultant
        ? [
            "Procure o nome ou o número de licença no registro público do College, que está em inglês e em francês. O nome deve ser o mesmo, o status deve ser “Active” e a coluna “Entitled to Practise” deve dizer “Yes”:",
          ]
        : []),
      ...(firm.profession === "consultant"
        ? []
        : [
            firm.hasSeveralRegisters
              ? "Procure o nome ou o número nos registros públicos abaixo. Um deles deve mostrar o mesmo nome e que a pessoa pode exercer a profissão hoje:"
              : "Procure o nome ou o número no registro público abaixo. O nome deve ser o mesmo, e o registro deve mostrar que a pessoa pode exercer a profissão hoje:",
          ]),
    ],
  },
  cost: {
    heading: "Quanto custa",
    texts: [
      "Enviar o formulário de avaliação ou uma mensagem é grátis e não obriga você a nada. Se depois você quiser orientação, recebe primeiro um contrato por escrito com o preço, e só então decide.",
    ],
  },
  privacy: (name, email, kept, where) => ({
    heading: "O que fazemos com as suas respostas",
    texts: [
      `A ${name} lê as respostas para ver se pode ajudar. Não vendemos as suas respostas nem as usamos para publicidade.`,
      `A Cloudflare guarda as respostas para nós, ${where}, ${kept}.`,
      `Você pode pedir para ver o que enviou e pedir que isso seja corrigido ou apagado, e pode retirar o seu consentimento: escreva para ${email} e informe o seu código de referência. Só fale de outra pessoa se ela concordar.`,
    ],
  }),
  notice: "O aviso de privacidade completo está em inglês e em francês: ",
  official: {
    heading: "Páginas oficiais",
    texts: [
      "IRCC (Immigration, Refugees and Citizenship Canada) é o ministério de imigração, refugiados e cidadania do Canadá.",
      "As regras e os formulários do governo são gratuitos. Estas páginas estão em inglês:",
    ],
    pages: {
      immigrate: "Imigrar para o Canadá: ",
      work: "Trabalhar no Canadá: ",
      study: "Estudar no Canadá: ",
      visit: "Visitar o Canadá: ",
      family: "Trazer a família (patrocínio): ",
      citizenship: "Obter a cidadania: ",
      processingTimes: "Quanto tempo demora a análise de um pedido: ",
      representatives: "Quem pode representar você: ",
      register: "Encontrar um consultor ou uma consultora com licença canadense: ",
    },
  },
  site: {
    heading: "O resto do nosso site",
    texts: ["As páginas sobre cada programa estão em inglês e em francês:"],
  },
  phoneWithoutScripts:
    "Se o seu número de telefone não for do Canadá nem dos Estados Unidos, comece com + e o código do país.",
  otherSite: " (outro site)",
  call: "Ligue para nós: ",
  notFound: { heading: "Página não encontrada", texts: ["Não há nenhuma página neste endereço."] },
  receipt: {
    title: "Seu formulário",
    received: "Agradecemos o contato. Recebemos o seu envio.",
    unproven: {
      heading: "Não há comprovante neste endereço",
      texts: [
        "Se acabou de nos enviar um formulário, abra o endereço completo da página que apareceu depois do envio. Você também pode nos perguntar se recebemos as suas respostas.",
      ],
    },
    refused: {
      heading: "Ainda não foi enviado",
      texts: [
        "As suas respostas não chegaram até nós. Você pode voltar no navegador e tentar de novo, ou falar conosco de outra maneira.",
      ],
    },
    back: "Voltar para a página em português",
  },
};
