import { CornerLeftUp } from "lucide-react";
import { createContext, type ReactNode, use } from "react";
import { IconButton } from "../../components/icon-button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { markdownWords } from "../../components/labels/words/markdown-words.ts";
import type { Note, NoteNumbers } from "./types.ts";

interface NotesOfText {
  numbers: NoteNumbers;
  /** Prefix of the ids of references and notes, so that two answers on a page do not link to each other. */
  id: string;
}

/** A context of its own: a note that is defined late re-renders its references, and nothing else. */
export const NotesContext = createContext<NotesOfText>({ numbers: new Map(), id: "" });

/** Scrolls there without a hash: the address belongs to the page. */
function go(id: string) {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: "nearest" });
  target?.focus({ preventScroll: true });
}

/** The number of a footnote, which links to it; the text as written while there is no such note. */
export function NoteMark({ label, written }: { label: string; written: string }): ReactNode {
  const words = useWords(markdownWords);
  const { numbers, id } = use(NotesContext);
  const number = numbers.get(label);
  if (number === undefined) return written;
  return (
    <sup className="leading-none">
      <button
        aria-label={words.footnote(number)}
        className="nums relative rounded-4 px-0.5 text-12 text-accent after:absolute after:-inset-1.5"
        data-note={number}
        onClick={() => go(`${id}note-${number}`)}
        type="button"
      >
        {number}
      </button>
    </sup>
  );
}

/** Props of {@link Notes}. */
export interface NotesProps {
  notes: readonly Note[];
  /** Renders the content of a note. */
  children: (note: Note) => ReactNode;
}

/** The footnotes of a text, below it. */
export function Notes({ notes, children }: NotesProps) {
  const words = useWords(markdownWords);
  const { id } = use(NotesContext);
  return (
    <section aria-label={words.footnotes} className="border-t pt-3 text-12 text-muted">
      <ol className="nums me-auto max-w-measure list-decimal ps-6" dir="auto">
        {notes.map((note, index) => (
          <li
            className="not-first:mt-1 rounded-4"
            id={`${id}note-${index + 1}`}
            key={note.label}
            tabIndex={-1}
          >
            <div className="flex items-start gap-1">
              <div className="min-w-0 *:not-first:mt-1">{children(note)}</div>
              <IconButton
                className="-my-1 shrink-0"
                icon={CornerLeftUp}
                label={words.backToText(index + 1)}
                onClick={({ currentTarget }) => {
                  const text = currentTarget.closest("[data-slot=markdown]");
                  const mark = text?.querySelector<HTMLElement>(`[data-note="${index + 1}"]`);
                  mark?.scrollIntoView({ block: "nearest" });
                  mark?.focus({ preventScroll: true });
                }}
                size="xs"
              />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
