import { useEffect, useState } from "react";
import { wasRegisterFresh } from "#content/build-facts.ts";
import type { Day } from "#content/day.ts";
import { firm } from "#content/firm/firm.ts";
import { isRegisterFresh } from "#content/firm/register.ts";
import { words } from "#language/site.ts";
import { longDay } from "../as-of.tsx";
import { Interpolated } from "../interpolated.tsx";

interface RegisterReadProps {
  day?: Day | undefined;
  wasFresh?: boolean;
}

/** When a person last looked at the register; for 35 days, whatever the age of the build. */
export function RegisterRead({ day = firm.registerReadOn, wasFresh = wasRegisterFresh }: RegisterReadProps) {
  const [isFresh, setFresh] = useState(wasFresh);
  useEffect(() => setFresh(isRegisterFresh(Date.now(), day)), [day]);
  const { read, check } = words.register;
  if (!day) return null;
  return (
    <p>
      {isFresh && (
        <Interpolated text={`${read} `} values={{ day: <time dateTime={day}>{longDay(day)}</time> }} />
      )}
      {check}
    </p>
  );
}
