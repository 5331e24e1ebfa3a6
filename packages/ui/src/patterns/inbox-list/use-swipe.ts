import { type CSSProperties, type PointerEvent, useRef, useState } from "react";
import { gestureOf, type SwipeAct, type SwipeWay, swipeAct } from "./swipe.logic.ts";

interface SwipeOptions {
  enabled: boolean;
  way: SwipeWay;
  onSwipe: (act: SwipeAct) => void;
}

type Handler = (event: PointerEvent<HTMLElement>) => void;

/** Draws a row sideways under a finger. Up and down stay with the browser, which scrolls. */
export function useSwipe({ enabled, way, onSwipe }: SwipeOptions) {
  const [offset, setOffset] = useState(0);
  const from = useRef<{ x: number; y: number; swiping: boolean } | null>(null);
  const stop = () => {
    from.current = null;
    setOffset(0);
  };
  const down: Handler = ({ clientX: x, clientY: y, pointerType, isPrimary }) => {
    if (pointerType === "touch" && isPrimary) from.current = { x, y, swiping: false };
  };
  const move: Handler = ({ clientX, clientY, currentTarget, pointerId }) => {
    const begun = from.current;
    if (begun === null) return;
    const dx = clientX - begun.x;
    if (!begun.swiping) {
      const gesture = gestureOf(dx, clientY - begun.y);
      if (gesture === "scroll") from.current = null;
      if (gesture !== "swipe") return;
      begun.swiping = true;
      // The finger may leave the row, and its release must not press the link under it.
      currentTarget.setPointerCapture(pointerId);
    }
    setOffset(dx);
  };
  const up: Handler = ({ clientX, currentTarget }) => {
    const begun = from.current;
    stop();
    if (!begun?.swiping) return;
    const rtl = getComputedStyle(currentTarget).direction === "rtl";
    const act = swipeAct(clientX - begun.x, way, rtl);
    if (act !== null) onSwipe(act);
  };
  const style: CSSProperties | undefined = enabled
    ? { touchAction: "pan-y", ...(offset !== 0 && { translate: `${offset}px` }) }
    : undefined;
  return {
    offset,
    style,
    handlers: enabled
      ? { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: stop }
      : {},
  };
}
