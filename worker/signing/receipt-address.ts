import { type Language, pathIn } from "#lead/languages.ts";
import { type Env, linkSecrets } from "../env.ts";
import { sign } from "./signature.ts";

/** The address has a proof, so that nobody can make our page show another reference. */
export async function receiptAddress(
  env: Env,
  { reference, isLate = false }: { reference: string; isLate?: boolean },
  language: Language,
  aboutQuebec = false,
): Promise<string> {
  const path = pathIn(language, "/receipt");
  const [secret] = linkSecrets(env);
  if (secret === undefined) return path;
  const proof = await sign(secret, "receipt", reference);
  const late = isLate && { late: "1" };
  const about = aboutQuebec && { about: "quebec" };
  return `${path}?${new URLSearchParams({ reference, proof, ...late, ...about })}`;
}
