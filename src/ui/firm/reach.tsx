import { Interpolated } from "../interpolated.tsx";
import { FirmEmail, FirmPhone } from "./firm-place.tsx";

export function Reach({ text }: { text: string }) {
  return <Interpolated text={text} values={{ phone: <FirmPhone />, email: <FirmEmail /> }} />;
}
