import { Filled } from "./filled.tsx";
import { FirmEmail, FirmPhone } from "./firm-place.tsx";

/** A sentence with `{phone}` and `{email}`, which become the firm's links. */
export function Reach({ text }: { readonly text: string }) {
  return <Filled text={text} values={{ phone: <FirmPhone />, email: <FirmEmail /> }} />;
}
