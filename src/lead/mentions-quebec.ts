const names =
  /quebec|\bqc\b|montreal|魁北克|魁省|蒙特利尔|蒙特利爾|蒙特婁|满地可|滿地可|كيبك|کبک|مونتريال|مونترال|ਕਿਊਬ[ੈੇ]ਕ|ਮਾਂਟਰੀਅਲ|квебек|монреал/;

export function mentionsQuebec(text: string): boolean {
  const plain = text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  return names.test(plain.toLowerCase());
}
