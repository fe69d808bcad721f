import type { AnswersFileWords, ResendWords } from "#lead/form-tools-words.ts";

export const answersFile: AnswersFileWords = {
  save: "I-save ang mga sagot ko sa file",
  caution: "Huwag sa computer na gamit din ng iba: baka mabasa nila ito.",
  saved: (name) => `Nasa file na ${name} ang mga sagot ninyo.`,
  savedCopy: (name) => `Nasa file na ${name} ang kopya ng ipinadala ninyo.`,
  download: "I-download na lang ang file",
  cannotSave:
    "Hindi makapag-save ng file ang app na ito. Kopyahin ang mga sagot ninyo, o buksan ang pahinang ito sa karaniwan ninyong browser.",
  filled: (count) => `Mga sagot na nailagay mula sa file: ${count}.`,
  unsent: " Walang ipinadala.",
  kept: (count) => `Mga sagot na nauna ninyong isinulat at hindi binago: ${count}.`,
  replace: "Palitan ng mga nasa file",
  unplaced: "Walang paglalagyan sa form na ito ang mga sagot na ito mula sa file:",
  problems: {
    large:
      "Masyadong malaki ito para maging file ng mga sagot. Pumili ng file na na-save ninyo mula sa isang form.",
    foreign: "Hindi ito file ng mga sagot. Pumili ng file na na-save ninyo mula sa isang form.",
    newer: "Galing ang file na ito sa mas bagong form. Buksan ito sa form kung saan ninyo ito na-save.",
    archive:
      "Web archive (MHTML) ito na ginawa ng browser mula sa file. Piliin ang file na na-save ninyo mula sa isang form.",
    encoding:
      "Na-save ulit ng isang program ang file na ito sa encoding na hindi UTF-8, kaya may nawalang mga letra. Piliin ang file na na-save ninyo mula sa isang form.",
  },
  title: (form) => `Mga sagot ko: ${form}`,
  savedOn: (day) => `Na-save noong ${day}`,
  copyOf: (day) => `Kopya ng ipinadala ninyo, na-save noong ${day}`,
  reopen: (firm, button) =>
    `Para magpatuloy sa mga sagot na ito, buksan ang form na ito ng ${firm}, saka pindutin ang “${button}”:`,
  fileName: "mga-sagot",
};

export const resend: ResendWords = {
  offer: "Ipadala kapag online na ako",
  waiting:
    "Ipapadala namin ito kapag online na kayo. Panatilihing bukas ang pahinang ito. Isang beses lang ito bibilangin.",
  stop: "Ihinto",
  stopped: "Inihinto. Nariyan pa ang mga sagot ninyo.",
  slow: "Mabagal ang koneksyon. Hinihintay namin ang sagot.",
  otherWays: "Kung hindi pa rin gumagana, puwede rin ninyo kaming kontakin dito:",
  ownForm: "Ang form sa aming site",
};
