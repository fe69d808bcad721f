/**
 * Language codes whose readers read one of ours: aliases and members in CLDR (supplementalMetadata.xml,
 * languageInfo.xml). Browsers resolve aliases, but not every browser knows each.
 */
const members: Record<string, string> = {
  zh: "cmn yue gan hak hsn nan wuu zho chi",
  ar: "arb acm acq acw aeb afb ajp apc apd arq ars ary arz ayl shu",
  fa: "prs pes per fas",
  tl: "fil tgl",
};

/**
 * The language among `codes` of a tag such as `fr-CA`, `fr_CA` or `fil-PH`; undefined if there is none. Apart
 * from the registry, which an element's entry does not contain.
 */
export function languageAmong<Code extends string>(codes: readonly Code[], tag: unknown): Code | undefined {
  if (typeof tag !== "string") return undefined;
  // No tag that we know is longer, and `Intl` takes 100 ms for one of 60 kB.
  const [code = ""] = canonical(tag.trim().slice(0, 40).replaceAll("_", "-"))
    .toLowerCase()
    .split(/[^a-z]/);
  const isMember = (language: Code) => members[language]?.split(" ").includes(code);
  return codes.find((language) => language === code || isMember(language));
}

/** An invalid tag is returned unchanged: it may begin with a valid code. */
function canonical(tag: string) {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? "";
  } catch {
    return tag;
  }
}
