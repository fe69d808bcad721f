import { useEffect, useState } from "react";

/**
 * What `load` fetches once it is wanted; undefined until then, and if it fails. `load` must be the same
 * function at every render.
 */
export function useLoaded<T>(load: (() => Promise<T>) | undefined, wanted: boolean): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    if (!wanted || !load) return;
    let isLatest = true;
    load().then(
      (found) => isLatest && setLoaded(() => found),
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [wanted, load]);
  return loaded;
}
