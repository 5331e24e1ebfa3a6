import { type Revealed, revealHidden } from "./reveal-hidden.logic.ts";

/** A text in which nothing hides: characters that do not show stand as marked escapes. */
export function RevealedText({ text }: { text: string }) {
  return <Segments of={revealHidden(text)} />;
}

/** The segments of a text that was already looked at. */
export function Segments({ of: revealed }: { of: Revealed }) {
  return revealed.segments.map((segment, index) =>
    "text" in segment ? (
      // Each piece is isolated, so that no direction mark of one turns another.
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
