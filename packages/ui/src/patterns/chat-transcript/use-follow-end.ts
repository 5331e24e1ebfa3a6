import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { afterScroll, distanceToEnd, endZone, type Follow, type Measure } from "./follow.logic.ts";

/** Positions kept for conversations that were left. */
const keptPositions = 50;

export type FollowEnd = {
  scrollRef: RefObject<HTMLDivElement | null>;
  contentRef: RefObject<HTMLDivElement | null>;
  /** The end is out of sight. */
  away: boolean;
  /** Goes to the end and follows it from there. */
  jump: () => void;
  /** Stops following: the reader opens something in the text. */
  release: () => void;
};

/**
 * Keeps the end of a growing conversation in view while the reader is there, never moves a view that was released, and
 * goes back to where a conversation was left. A new `turn`, the id of the last question, goes to the end again: who
 * asks wants to see the answer.
 */
export function useFollowEnd(conversation: string | null, turn: string | null): FollowEnd {
  const scrollRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const follow = useRef<Follow>({ mode: "following", top: 0 });
  const positions = useRef(new Map<string, Follow>());
  const [away, setAway] = useState(false);

  useEffect(() => {
    const box = scrollRef.current;
    const content = contentRef.current;
    if (!box || !content) return undefined;
    const settle = () => {
      if (follow.current.mode === "following") {
        box.scrollTop = box.scrollHeight;
        // The event of this move comes a frame later; a reader who scrolls before it must be seen to.
        follow.current = { mode: "following", top: box.scrollTop };
      }
      setAway(distanceToEnd(measureOf(box)) > endZone);
    };
    const onScroll = () => {
      const measure = measureOf(box);
      follow.current = afterScroll(follow.current, measure);
      setAway(distanceToEnd(measure) > endZone);
    };
    box.addEventListener("scroll", onScroll, { passive: true });
    const observer = new ResizeObserver(settle);
    observer.observe(content);
    observer.observe(box);
    return () => {
      box.removeEventListener("scroll", onScroll);
      observer.disconnect();
    };
  }, []);

  const shown = useRef({ conversation, turn });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { conversation, turn };
    const box = scrollRef.current;
    if (!box) return;
    // A new conversation that gets its id goes on where it is.
    if (before.conversation === conversation || before.conversation === null) {
      if (before.turn === turn || turn === null) return;
      follow.current = { mode: "following", top: 0 };
    } else {
      remember(positions.current, before.conversation, follow.current);
      const kept = conversation === null ? undefined : positions.current.get(conversation);
      follow.current = kept ?? { mode: "following", top: 0 };
    }
    box.scrollTop = follow.current.mode === "following" ? box.scrollHeight : follow.current.top;
    follow.current = { ...follow.current, top: box.scrollTop };
  }, [conversation, turn]);

  return {
    scrollRef,
    contentRef,
    away,
    jump: () => {
      const box = scrollRef.current;
      if (!box) return;
      box.scrollTop = box.scrollHeight;
      follow.current = { mode: "following", top: box.scrollTop };
      box.focus({ preventScroll: true });
    },
    release: () => {
      follow.current = { ...follow.current, mode: "released" };
    },
  };
}

function measureOf(box: HTMLElement): Measure {
  return { top: box.scrollTop, height: box.clientHeight, content: box.scrollHeight };
}

function remember(positions: Map<string, Follow>, key: string, follow: Follow): void {
  positions.delete(key);
  positions.set(key, follow);
  const oldest = positions.keys().next().value;
  if (positions.size > keptPositions && oldest !== undefined) positions.delete(oldest);
}
