import type { Language } from "#lead/languages.ts";

/** English words that never occur in this product's French, not even as French words of the same spelling. */
const english =
  /(?<!\p{L})(the|and|or|of|to|for|with|your|you|we|our|us|is|are|be|was|not|no|please|if|by|from|at|this|that|what|how|yes|none|year|years|send|sent|form|phone|again|answer|answers|write|field|optional|which|have|has|will|can|who|when|it|its|open|closed|about)(?!\p{L})/giu;

export function englishIn(text: string): readonly string[] {
  return text.match(english) ?? [];
}

/**
 * Faults by the rules of French in Canada (Office québécois de la langue française): a space before ; ! or ?,
 * none or one that breaks before a colon and inside guillemets, English quotation marks, a number that may
 * part from what it counts, thousands that nothing or a comma parts (years and codes of occupations are no
 * thousands), double spaces.
 */
export function typographyFaults(text: string): readonly string[] {
  return findAll(text, [
    /\s[;!?]/g,
    /[^\u00a0\d]:(?!\/)/g,
    /«(?!\u00a0)|(?<!\u00a0)»/g,
    /["“”]/g,
    /\d (?=ans?\b|h\b|%|\$|\d{3}\b)/g,
    /\d (?=(?:mois|semaines?|jours?|heures?|minutes?|points?|pays|derni\p{L}+|questions?|caractères|réponses?|demandes?|invitations?|permis|personnes|étudiants?|nouveaux)(?!\p{L}))/gu,
    dayApart,
    /\d,\d{3}(?!\d)/g,
    /(?<!\d)(?!(?:19|20)\d\d(?!\d)|44(?:1[12]|10[01])(?!\d))\d{4,}/g,
    /\s{2}/g,
  ]);
}

const frenchMonths = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre";
const englishMonths = "January|February|March|April|May|June|July|August|September|October|November|December";
/** A day that may part from its month. */
const dayApart = new RegExp(
  `\\d (?=(?:${frenchMonths})(?!\\p{L}))|(?:${englishMonths}) (?=\\d{1,2}(?!\\d))`,
  "gu",
);
/** Canadian English writes June 23, 2026. */
const dayFirst = new RegExp(`\\d{1,2}\\s(?:${englishMonths})(?!\\p{L})`, "gu");

const american =
  /\b(colors?(?!-scheme)|centers?|favors?|favorites?|honors?|labor|neighbors?|behaviors?|defense|offense|traveling|travelers?|canceled|enrollment|fulfill)\b/gi;
const british =
  /\b(?:recogni|organi|authori|apologi|speciali|summari|prioriti|minimi|optimi|utili|reali)s(?:e[ds]?|ers?|ing|ation\w*)\b|\banalys(?:e[ds]?|ing)\b|\bprogrammes?\b/gi;
const keyboardMarks = /['"]/g;

/** Digits of another script than ours, which a Canadian office could not read back. */
const nativeDigits = /(?![0-9])\p{Nd}/gu;
/** A comma, semicolon or question mark of Latin script after an Arabic letter. */
const latinMarks = /(?<=\p{Script=Arabic})[,;?]/gu;

const rules: Partial<Record<Language, (text: string) => readonly string[]>> = {
  en: (text) => findAll(text, [american, british, dayApart, dayFirst]),
  fr: (text) => [...englishIn(text), ...typographyFaults(text)],
  ar: (text) => findAll(text, [nativeDigits, latinMarks, /[یک]/g]),
  // Letters of an Arabic keyboard, and a verb's prefix that a space parts from it.
  fa: (text) => findAll(text, [nativeDigits, latinMarks, /[يك]/g, /(?<!\p{L})ن?می (?=\p{L})/gu]),
  // A dash does not begin a line.
  uk: (text) => findAll(text, [/ —/g, /[ыэъё]/gi]),
  // A danda is no bar, which stands only between a title and the firm’s name.
  pa: (text) => findAll(text, [nativeDigits, /(?<! )\|/g]),
};

/** What is against the rules of a text's language, piece by piece. */
export function faultsOf(text: string, language: Language): readonly string[] {
  return [...(rules[language]?.(text) ?? []), ...findAll(text, [keyboardMarks])];
}

/** Words of a promise that no text may make: of advice before a written agreement, or of an outcome. */
export const promises: Record<"en" | "fr", { advice: RegExp; agreed: RegExp; outcome: RegExp }> = {
  en: {
    advice:
      /\bwe(?: will|['’]ll)? (assess|check which|compare|count|add up|find|point out|show|work out|answer)\b|\b(tells?|shows?|points?) you (which|where|what|to|if you (are|fit|qualify))\b|\bwrites? back with\b|your options|what we think|what we see|first answer|\bstay (with|beside) you\b|\bnobody else\b|\b(we can|let us) (assess|read|look at)\b|\bmade for you\b/i,
    agreed: /\bin a consultation\b|, where we|there we/i,
    outcome: /\bguaranteed (visa|approval|success)|\b100 ?%|\bwe guarantee\b/i,
  },
  fr: {
    advice:
      /restons (avec vous|à vos côtés)|à personne d['’]autre|fait pour vous|pouvons vous évaluer|laissez-nous|nous (évaluons|calculons|comptons|trouvons)|vos options/i,
    agreed: /consultation|contrat écrit/i,
    outcome:
      /nous garantissons|(visa|succès|résultat|approbation) garantie?(?!\p{L})|sans risque de refus|100\s?%/iu,
  },
};

function findAll(text: string, faults: readonly RegExp[]) {
  return faults.flatMap((fault) => text.match(fault) ?? []);
}
