import { type Language, pathIn } from "#lead/languages.ts";
import { type Env, linkSecrets } from "../env.ts";
import { sign } from "./signature.ts";

/** The address of a lead's receipt, with a proof, so that nobody can make our page show another reference. */
export async function receiptAddress(
  env: Env,
  { reference, isLate = false }: { readonly reference: string; readonly isLate?: boolean },
  language: Language,
): Promise<string> {
  const path = pathIn(language, "/receipt");
  const [secret] = linkSecrets(env);
  if (secret === undefined) return path;
  const proof = await sign(secret, "receipt", reference);
  return `${path}?${new URLSearchParams({ reference, proof, ...(isLate && { late: "1" }) })}`;
}
