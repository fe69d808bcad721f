import { FirmEmail, FirmPhone } from "./firm-place.tsx";
import { Interpolated } from "./interpolated.tsx";

export function Reach({ text }: { readonly text: string }) {
  return <Interpolated text={text} values={{ phone: <FirmPhone />, email: <FirmEmail /> }} />;
}
