import { Interpolated } from "../interpolated.tsx";
import { FirmEmail, FirmPhone } from "./firm-place.tsx";

export function Reach({ text }: { readonly text: string }) {
  return <Interpolated text={text} values={{ phone: <FirmPhone />, email: <FirmEmail /> }} />;
}
