import { useEffect, useState } from "react";

/** The bar counts as fixed once the page is scrolled more than this, in pixels: a nudge does not move it. */
const fixedAfter = 60;
const desktop = "(min-width: 960px)";

export function useFixedBar(): boolean {
  const [fixed, setFixed] = useState(false);
  useEffect(() => {
    const wide = matchMedia(desktop);
    const update = () => setFixed(wide.matches && scrollY > fixedAfter);
    update();
    addEventListener("scroll", update, { passive: true });
    wide.addEventListener("change", update);
    return () => {
      removeEventListener("scroll", update);
      wide.removeEventListener("change", update);
    };
  }, []);
  return fixed;
}
