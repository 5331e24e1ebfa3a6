import { useCallback } from "react";
import { useLatest } from "../../hooks/use-latest.ts";

type SeenEndProps = {
  /** Told whether the end is on the screen: once as it stands, then with each change. */
  onLook: (seen: boolean) => void;
};

/**
 * Stands at the end of what has to be read, which is `relative`, and tells when that was scrolled to. A text in it that scrolls by
 * itself has to be at its own end, too: else a look at the JSON would do instead of reading.
 */
export function SeenEnd({ onLook }: SeenEndProps) {
  const look = useLatest(onLook);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const root = element.closest("[data-slot=dialog-body]");
      const text = root?.querySelector("[data-slot=json-editor-text]");
      let isHere: boolean | null = null;
      const tell = () => {
        if (isHere !== null) look(isHere && (!text || isAtEnd(text)));
      };
      const observer = new IntersectionObserver(
        (entries) => {
          isHere = entries.some(({ isIntersecting }) => isIntersecting);
          tell();
        },
        { root },
      );
      observer.observe(element);
      text?.addEventListener("scroll", tell);
      return () => {
        observer.disconnect();
        text?.removeEventListener("scroll", tell);
      };
    },
    [look],
  );
  return <div aria-hidden className="absolute bottom-0 size-px" data-slot="seen-end" ref={ref} />;
}

/** Parts of a pixel are left over where the page is zoomed. */
const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: Element) =>
  scrollTop + clientHeight >= scrollHeight - 2;
