"use no memo"; // Drawn once and memoised by run: what the compiler would remember of each element costs more than it saves.

import { clsx } from "clsx";
import {
  type ComponentProps,
  memo,
  type RefCallback,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { drawBlocks } from "./blocks.tsx";
import { Notes, NotesContext } from "./notes.tsx";
import { createMarkdownStream, type MarkdownStream } from "./markdown-stream.ts";
import type { TextInPieces } from "./text-pieces.ts";
import type { Group, MarkdownSnapshot, Unit } from "./types.ts";
import { useHeldUnseen } from "./use-held-unseen.ts";

interface Outline extends Omit<ComponentProps<"div">, "children"> {
  /**
   * Added to the level of each heading in the text.
   * @default 1
   */
  outline?: number;
}

/** Props of {@link StreamingMarkdown}. */
export interface StreamingMarkdownProps extends Outline {
  /** Made by `createMarkdownStream()`, one per text. */
  stream: MarkdownStream;
}

/**
 * Draws a stream. Finished blocks are never drawn again; the open end is, in every other frame at most, and some times a
 * second while it is far out of view.
 */
export function StreamingMarkdown({ stream, ...rest }: StreamingMarkdownProps) {
  const snapshot = useSyncExternalStore(stream.subscribe, stream.snapshot, stream.snapshot);
  const { shown, place } = useHeldUnseen(snapshot, !snapshot.ended);
  return <Drawing place={place} shown={shown} {...rest} />;
}

/** Props of {@link Markdown}. */
export interface MarkdownProps extends Outline {
  /** The text as far as it is known. A long one that grows is best handed in as pieces of which only the last changes. */
  text: TextInPieces;
  /**
   * More text will come: what it may still change is not final. Each text is drawn as it is handed in, unless its end is far
   * out of view; where pieces come faster than frames, gather them (`usePacedStore`) or hand them to a stream.
   * @default false
   */
  streaming?: boolean;
}

/** Draws a markdown text: CommonMark and GFM, line breaks kept, HTML shown as text, images never loaded. */
export function Markdown({ text, streaming = false, ...rest }: MarkdownProps) {
  const [stream] = useState(() => createMarkdownStream());
  // Read while drawing, so that a longer text is one commit and not a second one behind it. Reading the same again changes
  // nothing, and what is read is this component's own.
  const { shown: taken, place } = useHeldUnseen(text, streaming);
  const shown = stream.read(taken, !streaming);
  return <Drawing place={place} shown={shown} {...rest} />;
}

interface DrawingProps extends Outline {
  shown: MarkdownSnapshot;
  /** Ref of the last group, where what comes shows. */
  place: RefCallback<Element>;
}

/** Memoised: while what comes is held back, nothing here is compared. */
const Drawing = memo(function Drawing({
  shown,
  place,
  outline = 1,
  className,
  ...rest
}: DrawingProps) {
  const id = useId();
  const { notes, numbers } = shown;
  const names = useMemo(() => ({ numbers, id }), [numbers, id]);
  // An answer that grows would draw them with each of its words.
  const notesBelow = useMemo(
    () =>
      notes.length > 0 && (
        <Notes notes={notes}>{({ blocks }) => drawBlocks(blocks, outline)}</Notes>
      ),
    [notes, outline],
  );
  return (
    <div
      data-slot="markdown"
      className={clsx("min-w-0 wrap-anywhere *:not-first:mt-3", className)}
      {...rest}
    >
      <NotesContext value={names}>
        {shown.groups.map((group, index) => (
          <GroupView
            group={group}
            key={group.id}
            outline={outline}
            place={shown.ended || index < shown.groups.length - 1 ? undefined : place}
          />
        ))}
        {notesBelow}
      </NotesContext>
    </div>
  );
});

// Off-screen groups are skipped by the browser; the height is a guess until one was drawn. Only full groups: on single
// blocks the skipping costs more than it saves while the view follows the end.
const skipped = {
  contentVisibility: "auto",
  containIntrinsicSize: "auto 1600px",
  overflowClipMargin: "1rem",
} as const;

interface GroupProps {
  group: Group;
  outline: number;
  place: RefCallback<Element> | undefined;
}

const GroupView = memo(function GroupView({ group, outline, place }: GroupProps) {
  return (
    <div
      className="*:contained *:not-first:mt-3"
      ref={place}
      style={group.full ? skipped : undefined}
    >
      {group.units.map((unit) => (
        <UnitView key={unit.id} outline={outline} unit={unit} />
      ))}
    </div>
  );
});

const UnitView = memo(function UnitView({ unit, outline }: { unit: Unit; outline: number }) {
  return drawBlocks(unit.blocks, outline);
});
