import { Fragment } from "react";
import type { FirmTexts } from "./firm-texts.ts";

interface StoppedTextProps extends Pick<FirmTexts, "stopped" | "licence"> {
  /** Follows each link; absent: the links open in the same tab. */
  newTab?: string;
}

/** Why no form is open, and the registers. */
export function StoppedText({ stopped, licence, newTab }: StoppedTextProps) {
  return (
    <>
      {stopped}
      {[licence, ...licence.others].map(({ register, href }) => (
        <Fragment key={href}>
          {" "}
          <RegisterLink register={register} href={href} newTab={newTab} />
        </Fragment>
      ))}
    </>
  );
}

interface RegisterLinkProps extends Record<"register" | "href", string> {
  newTab: string | undefined;
}

export function RegisterLink({ register, href, newTab }: RegisterLinkProps) {
  return (
    <>
      <a href={href} target={newTab && "_blank"} rel={newTab && "external noopener"}>
        {register}
      </a>
      {newTab && <span key={newTab}>{newTab}</span>}
    </>
  );
}
