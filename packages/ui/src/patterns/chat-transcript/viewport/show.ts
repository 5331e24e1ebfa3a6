import { nextMode } from "../scroll.logic.ts";
import type { Unit } from "../units.logic.ts";
import type { Span } from "../window.logic.ts";
import { spanFor } from "./mount.ts";
import type { View, ViewportInput } from "./view.ts";

/** Takes what to show; called during render. Idempotent. */
export function show(view: View, next: ViewportInput) {
  const { layout, span } = view;
  const last = view.shown;
  view.shown = next;
  const startId = layout.idAt(span.start);
  const endId = layout.idAt(span.end - 1);
  const wasAtEnd = span.end === layout.count();
  const switched = last !== null && isOtherConversation(view, last, next);
  const asked = last !== null && !switched && isAsked(view, last, next);
  if (switched) switchPosition(view, last, next);
  layout.sync(next.messages);
  dropLostAnchor(view, next);
  if (asked) view.mode = nextMode(view.mode, { type: "sent" });
  view.moved ||= switched || asked || last?.messages[0]?.id !== next.messages[0]?.id;
  if (last?.messages !== next.messages || switched) {
    const start = startId === undefined || switched ? -1 : layout.indexOf(startId);
    const end = endId === undefined ? -1 : layout.indexOf(endId) + 1;
    view.span = asked && !wasAtEnd ? spanFor(view) : spanFrom(view, start, end);
  }
  if (view.mode === "following" || switched) {
    view.lastSeen = layout.idAt(layout.count() - 1) ?? null;
  }
  const seenAt = view.lastSeen === null ? -1 : layout.indexOf(view.lastSeen);
  return {
    span: view.span,
    away: view.away,
    nearStart: view.nearStart,
    following: view.mode === "following",
    fresh: seenAt < 0 ? 0 : layout.count() - 1 - seenAt,
  };
}

/** A new conversation that gets its id is the same one: some of its messages are known. */
function isOtherConversation({ layout }: View, last: ViewportInput, next: ViewportInput) {
  return (
    last.conversation !== next.conversation &&
    (last.conversation !== null || !next.messages.some(({ id }) => layout.indexOf(id) >= 0))
  );
}

/** Only questions asked on this page count: one from another device would move a reader who has scrolled up. */
function isAsked({ layout }: View, last: ViewportInput, next: ViewportInput) {
  const question = last.messages === next.messages ? undefined : lastAsked(next.messages);
  return question !== undefined && layout.indexOf(question) < 0;
}

/** The id of the last question that was asked on this page. */
function lastAsked(messages: readonly Unit[]): string | undefined {
  return messages.findLast((message) => message.kind === "user" && message.asked === true)?.id;
}

/** Saves the position in the conversation that is left, and takes that of the next one. */
function switchPosition(view: View, last: ViewportInput, next: ViewportInput) {
  view.positions.leave(last.conversation, view.mode === "following" ? null : view.anchor);
  const position = view.positions.of(next.conversation);
  view.mode = nextMode(view.mode, { type: "switched", known: position !== null });
  view.anchor = position;
}

/**
 * Nothing would bring back an anchor whose message is gone, and the reader would stay wherever the other conversation
 * was scrolled to.
 */
function dropLostAnchor(view: View, { messages }: ViewportInput) {
  if (view.anchor === null || messages.length === 0) return;
  if (view.layout.indexOf(view.anchor.id) >= 0) return;
  view.mode = nextMode(view.mode, { type: "gone" });
  if (view.mode === "following") view.anchor = null;
}

/** The messages to mount; `start` and `end` are where those that are mounted now begin and end, -1 if they are gone. */
function spanFrom(view: View, start: number, end: number): Span {
  const { anchor, layout, mode } = view;
  if (start < 0 || end <= start) return spanFor(view);
  const at = mode === "restoring" && anchor !== null ? layout.indexOf(anchor.id) : start;
  if (at >= 0 && (at < start || at >= end)) return spanFor(view);
  return { start, end: mode === "following" ? layout.count() : end };
}
