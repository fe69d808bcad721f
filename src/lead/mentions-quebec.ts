/** Québec and its largest cities as people write them in the languages of the forms, without accents. */
const names = new RegExp(
  [
    "quebe(?:c|q)|\\b(?:qc|mtl|laval|levis)\\b|montreal|kebek|saguenay|gatineau|longueuil|sherbrooke|trois.rivieres",
    "魁北克|魁省|蒙特利[尔爾]|蒙特[婁娄]|[满滿]地可|蒙城|拉瓦[尔爾]|加蒂[诺諾]",
    // Arabic and Persian, whose keyboards have letters of their own.
    "[كک](?:[يی]|و[يی]?|[يی]و)?ب[يی]?[كک]|م(?:ون|نت|ونت)ر[يیه]?ا?ل|لا[فو]ال|[غگ]ات[يی]نو",
    "ਕ[ਿੁੂਵਯਊ]*ਬ[ੇੈਿ]?ਕ|ਮ[ਾੋੌੰ]?[ਂੰਨ]?ਟ੍?ਰ[ਿੀ]?[ਅਆ]ਾ?ਲ|ਲਾਵਾਲ",
    "кв?ебек|монреал|лавал|гат[иі]но",
  ].join("|"),
);

export function mentionsQuebec(text: string): boolean {
  const plain = text.normalize("NFKD").replace(/[\u0300-\u036f\u0640\u064b-\u0655\u200c\u200d]/g, "");
  return names.test(plain.toLowerCase());
}
