"use no memo"; // Drawn once and memoised by run: what the compiler would remember of each element costs more than it saves.

import { clsx } from "clsx";
import { type ComponentProps, memo, useId, useMemo, useState, useSyncExternalStore } from "react";
import { drawBlocks } from "./blocks.tsx";
import { Notes, NotesContext } from "./notes.tsx";
import { createMarkdownStream, type MarkdownStream } from "./markdown-stream.ts";
import type { TextInPieces } from "./text-pieces.ts";
import type { Group, MarkdownSnapshot, Unit } from "./types.ts";

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

/** Draws a stream. Finished blocks are never drawn again; the open end is, at most once per frame. */
export function StreamingMarkdown({ stream, ...rest }: StreamingMarkdownProps) {
  const shown = useSyncExternalStore(stream.subscribe, stream.snapshot, stream.snapshot);
  return <Drawing shown={shown} {...rest} />;
}

/** Props of {@link Markdown}. */
export interface MarkdownProps extends Outline {
  /** The text as far as it is known. A long one that grows is best handed in as pieces of which only the last changes. */
  text: TextInPieces;
  /**
   * More text will come: what it may still change is not final. Each text is drawn as it is handed in; where pieces come
   * faster than frames, gather them (`use-store-per-frame`) or hand them to a stream.
   * @default false
   */
  streaming?: boolean;
}

/** Draws a markdown text: CommonMark and GFM, line breaks kept, HTML shown as text, images never loaded. */
export function Markdown({ text, streaming = false, ...rest }: MarkdownProps) {
  const [stream] = useState(() => createMarkdownStream());
  // Read while drawing, so that a longer text is one commit and not a second one behind it. Reading the same again changes
  // nothing, and what is read is this component's own.
  const shown = stream.read(text, !streaming);
  return <Drawing shown={shown} {...rest} />;
}

function Drawing({
  shown,
  outline = 1,
  className,
  ...rest
}: Outline & { shown: MarkdownSnapshot }) {
  const id = useId();
  const notes = useMemo(() => ({ numbers: shown.numbers, id }), [shown.numbers, id]);
  return (
    <div
      data-slot="markdown"
      className={clsx("min-w-0 wrap-anywhere *:not-first:mt-3", className)}
      {...rest}
    >
      <NotesContext value={notes}>
        {shown.groups.map((group) => (
          <GroupView group={group} key={group.id} outline={outline} />
        ))}
        {shown.notes.length > 0 && (
          <Notes notes={shown.notes}>{({ blocks }) => drawBlocks(blocks, outline)}</Notes>
        )}
      </NotesContext>
    </div>
  );
}

// Off-screen groups are skipped by the browser; the height is a guess until one was drawn. Only full groups: on single
// blocks the skipping costs more than it saves while the view follows the end.
const skipped = {
  contentVisibility: "auto",
  containIntrinsicSize: "auto 1600px",
  overflowClipMargin: "1rem",
} as const;

const GroupView = memo(function GroupView({ group, outline }: { group: Group; outline: number }) {
  return (
    <div className="*:contained *:not-first:mt-3" style={group.full ? skipped : undefined}>
      {group.units.map((unit) => (
        <UnitView key={unit.id} outline={outline} unit={unit} />
      ))}
    </div>
  );
});

const UnitView = memo(function UnitView({ unit, outline }: { unit: Unit; outline: number }) {
  return drawBlocks(unit.blocks, outline);
});
