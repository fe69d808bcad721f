import { Filled } from "./filled.tsx";
import { FirmEmail, FirmPhone } from "./firm-place.tsx";

export function Reach({ text }: { readonly text: string }) {
  return <Filled text={text} values={{ phone: <FirmPhone />, email: <FirmEmail /> }} />;
}
