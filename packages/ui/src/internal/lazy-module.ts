import { useEffect, useState } from "react";

/**
 * A part that is loaded after the first render: most visitors never need it, or only once they press something.
 * @returns `load` prefetches it, and a failure shows when the part is needed; `useLoaded` is null until it is loaded, and loads
 * it unless told not to
 */
export function lazyModule<Part>(fetch: () => Promise<Part>): {
  load: () => Promise<void>;
  useLoaded: (wanted?: boolean) => Part | null;
} {
  let part: Part | null = null;
  const load = async () => {
    part = await fetch();
  };
  function useLoaded(wanted = true): Part | null {
    const [loaded, setLoaded] = useState(() => part);
    useEffect(() => {
      if (loaded !== null || !wanted) return;
      let gone = false;
      load().then(
        () => {
          if (!gone) setLoaded(() => part);
        },
        // Without it the page stays as it is; the next mount retries.
        () => undefined,
      );
      return () => {
        gone = true;
      };
    }, [loaded, wanted]);
    // Prefetched since the mount, it is there at the first press.
    return loaded ?? (wanted ? part : null);
  }
  return { load, useLoaded };
}
