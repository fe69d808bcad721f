/** English words that no French text of this product has, also not as a French word of the same spelling. */
const english =
  /(?<!\p{L})(the|and|or|of|to|for|with|your|you|we|our|us|is|are|be|was|not|no|please|if|by|from|at|this|that|what|how|yes|none|year|years|send|sent|form|phone|again|answer|answers|write|field|optional|which|have|has|will|can|who|when|it|its|open|closed|about)(?!\p{L})/giu;

/** The English words in a text. */
export function englishIn(text: string): readonly string[] {
  return text.match(english) ?? [];
}

/**
 * Faults by the rules of French in Canada (Office québécois de la langue française): a space before ; ! or ?, none
 * or one that breaks before a colon and inside guillemets, English quotation marks, a number that may part from what
 * it counts, thousands that nothing or a comma parts (years and codes of occupations are no thousands), double spaces.
 */
export function typographyFaults(text: string): readonly string[] {
  const faults = [
    /\s[;!?]/g,
    /[^\u00a0\d]:(?!\/)/g,
    /«(?!\u00a0)|(?<!\u00a0)»/g,
    /["“”]/g,
    /\d (?=ans?\b|h\b|%|\$|\d{3}\b)/g,
    /\d (?=(?:mois|semaines?|jours?|heures?|minutes?|points?|pays|derni\p{L}+|questions?|caractères|réponses?|demandes?|invitations?|permis|personnes|étudiants?|nouveaux)(?!\p{L}))/gu,
    /\d (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/gu,
    /\d,\d{3}(?!\d)/g,
    /(?<!\d)(?!(?:19|20)\d\d(?!\d)|44(?:1[12]|10[01])(?!\d))\d{4,}/g,
    /\s{2}/g,
  ];
  return faults.flatMap((fault) => text.match(fault) ?? []);
}

/** All texts in a value, however deep. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
