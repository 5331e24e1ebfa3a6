import { useEffect, useState } from "react";

/**
 * A part that is fetched behind the first drawing: most who see the page never need it, or not before they press something.
 * @returns `load` fetches it ahead of time; `useLoaded` is null until it is there, and asks for it
 */
export function loadedLater<Part>(fetch: () => Promise<Part>): {
  load: () => Promise<void>;
  useLoaded: () => Part | null;
} {
  let part: Part | null = null;
  const load = async () => {
    part = await fetch();
  };
  function useLoaded(): Part | null {
    const [loaded, setLoaded] = useState(() => part);
    useEffect(() => {
      if (loaded !== null) return;
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
    }, [loaded]);
    return loaded;
  }
  return { load, useLoaded };
}
