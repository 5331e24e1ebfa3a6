import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { frameFonts } from "./frame-fonts.ts";
import { type FrameLook, frameTokens } from "./frame.logic.ts";
import { skeletonOf } from "./skeleton.ts";

function lookOf(place: Element): FrameLook {
  const style = getComputedStyle(place);
  const tokens = frameTokens.map((name) => [name, style.getPropertyValue(name)] as const);
  const { colorScheme, fontFamily, fontSize } = style;
  return {
    scheme: colorScheme,
    fontSize,
    family: fontFamily,
    tokens: Object.fromEntries(tokens),
  };
}

/** The styles around the frame, updated when the theme changes; null before it is mounted. */
export function useFrameLook() {
  const [look, setLook] = useState<FrameLook | null>(null);
  const watch = useCallback((place: HTMLElement | null) => {
    if (place === null) return;
    let last = "";
    const read = () => {
      const next = lookOf(place);
      const written = JSON.stringify(next);
      if (written !== last) setLook(next);
      last = written;
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true });
    return () => observer.disconnect();
  }, []);
  return { look, watch };
}

/**
 * The page's fonts for a text, as rules for the frame; undefined until they are read, null where it is set in the system's font.
 * The frame waits for them: a text that changes its font while it is read loses its reader.
 */
export function useFrameFonts(look: FrameLook | null, text: string): string | null | undefined {
  const [read, setRead] = useState<{ key: string; rules: string | null } | null>(null);
  const family = look?.family ?? null;
  const key = `${family} ${text}`;
  useLayoutEffect(() => {
    if (family === null) return;
    let isLatest = true;
    void frameFonts(family, text).then((rules) => {
      if (isLatest) setRead({ key, rules });
    });
    return () => {
      isLatest = false;
    };
  }, [family, key, text]);
  return read?.key === key ? read.rules : undefined;
}

/** Height of a text at the available width, in pixels; null before layout. */
export function useFrameHeight(body: DocumentFragment | null, styles: string | null) {
  const [height, setHeight] = useState<number | null>(null);
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = host.current;
    if (place === null || body === null || styles === null) return;
    const shadow = place.shadowRoot ?? place.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    shadow.adoptedStyleSheets = [sheet];
    const text = document.createElement("div");
    text.className = "body";
    text.dir = "auto";
    text.append(skeletonOf(body, document));
    shadow.replaceChildren(text);
    // A line that scrolls sideways needs room for its scrollbar.
    const measure = () => {
      const bar = text.scrollWidth > text.clientWidth ? 16 : 0;
      setHeight(Math.ceil(text.getBoundingClientRect().height) + bar);
    };
    // Before the first paint: a frame that is shown without a size stays blank in some browsers until the page moves.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    return () => observer.disconnect();
  }, [body, styles]);
  return { height, host };
}
