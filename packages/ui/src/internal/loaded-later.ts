import { useEffect, useState } from "react";

/**
 * A part that is fetched behind the first drawing: most who see the page never need it, or not before they press something.
 * @returns `load` fetches it ahead of time; `useLoaded` is null until it is there, and asks for it unless it is told not to
 */
export function loadedLater<Part>(fetch: () => Promise<Part>): {
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
        // Without it the page stands as it is; whoever is drawn next tries again.
        () => undefined,
      );
      return () => {
        gone = true;
      };
    }, [loaded, wanted]);
    return loaded;
  }
  return { load, useLoaded };
}
