import { type Revealed, revealHidden } from "./reveal-hidden.logic.ts";

/** A text that hides nothing: invisible characters are shown as marked escapes. */
export function RevealedText({ text }: { text: string }) {
  return <Segments of={revealHidden(text)} />;
}

/** The segments of a text that is already revealed. */
export function Segments({ of: revealed }: { of: Revealed }) {
  return revealed.segments.map((segment, index) =>
    "text" in segment ? (
      // Each segment is isolated, so that a direction mark in one does not affect another.
      <bdi key={index}>{segment.text}</bdi>
    ) : (
      <code
        className="mx-px rounded-4 bg-warning-subtle px-1 font-mono text-12 text-warning"
        data-slot="hidden-character"
        key={index}
      >
        {segment.escape}
      </code>
    ),
  );
}
