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
import { renderBlocks } from "./blocks.tsx";
import { Notes, NotesContext } from "./notes.tsx";
import { createMarkdownStream, type MarkdownStream } from "./markdown-stream.ts";
import type { ChunkedText } from "./chunked-text.ts";
import type { Group, MarkdownSnapshot, Unit } from "./types.ts";
import { useOffscreenThrottle } from "./use-offscreen-throttle.ts";

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
 * Renders a stream. Finished blocks are never rendered again; the open end is, in every other frame at most, and a few
 * times a second while it is far out of view.
 */
export function StreamingMarkdown({ stream, ...rest }: StreamingMarkdownProps) {
  const snapshot = useSyncExternalStore(stream.subscribe, stream.snapshot, stream.snapshot);
  const { shown, place } = useOffscreenThrottle(snapshot, !snapshot.ended);
  return <MarkdownContent place={place} shown={shown} {...rest} />;
}

/** Props of {@link Markdown}. */
export interface MarkdownProps extends Outline {
  /** The text so far. Pass a long growing one as chunks, of which only the last changes. */
  text: ChunkedText;
  /**
   * More text will arrive, so the end is not final. Each text is rendered as it is passed in, unless its end is far out
   * of view; if chunks arrive faster than frames, throttle them (`usePacedStore`) or append them to a stream.
   * @default false
   */
  streaming?: boolean;
}

/** Renders Markdown: CommonMark and GFM, line breaks kept, HTML shown as text, images never loaded. */
export function Markdown({ text, streaming = false, ...rest }: MarkdownProps) {
  const [stream] = useState(() => createMarkdownStream());
  // Parsed during render, so that a longer text is one commit and not a second one after it. It is idempotent, and the
  // stream is this component's own.
  const { shown: taken, place } = useOffscreenThrottle(text, streaming);
  const shown = stream.read(taken, !streaming);
  return <MarkdownContent place={place} shown={shown} {...rest} />;
}

interface ContentProps extends Outline {
  shown: MarkdownSnapshot;
  /** Ref of the last group, where new text appears. */
  place: RefCallback<Element>;
}

/** Memoised: while new text is held back off-screen, nothing here is diffed. */
const MarkdownContent = memo(function MarkdownContent({
  shown,
  place,
  outline = 1,
  className,
  ...rest
}: ContentProps) {
  const id = useId();
  const { notes, numbers } = shown;
  const names = useMemo(() => ({ numbers, id }), [numbers, id]);
  // Memoised: a growing answer would render them with each word.
  const notesBelow = useMemo(
    () =>
      notes.length > 0 && (
        <Notes notes={notes}>{({ blocks }) => renderBlocks(blocks, outline)}</Notes>
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

// The browser skips off-screen groups; their height is estimated until they were rendered once. Only full groups: for
// single blocks skipping costs more than it saves while the view follows the end.
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
  return renderBlocks(unit.blocks, outline);
});
