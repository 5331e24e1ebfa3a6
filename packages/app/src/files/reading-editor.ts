import type { Client, FileReading, ReadingChoices as WireChoices } from "@switchboard/api-client";
import { getReading, previewReading } from "@switchboard/api-client/calls";
import {
  type FileReadingReady,
  pagesAround,
  type ReadingChoices,
  type ReadingPages,
  ROWS_PER_PAGE,
} from "@switchboard/ui/patterns/file-reading";
import { createUndoStack, type UndoStack } from "../actions/undo-stack.ts";
import { messageOf } from "../errors.ts";
import { createStore, type Store } from "../session/store.ts";
import { fromChoices, toChoices, toReadingRow, toReadingView } from "./reading-choices.ts";

/** How a file is read, and how a person tries other choices. */
export type ReadingEditor = {
  readonly store: Store<FileReadingReady>;
  change(choices: ReadingChoices): void;
  changeForNext(forNext: boolean): void;
  show(sheet: string): void;
  /** These rows are in view: the missing ones are loaded. */
  see(rows: { from: number; count: number }): void;
  /** Takes back all changes that are not saved. */
  undo(): void;
  /** Takes back the last change. */
  undoLast(): void;
  /** Makes the change again that was taken back last. */
  redo(): void;
  /** Resolves to whether the choices were saved. */
  save(): Promise<boolean>;
  /** Cancels what is on its way. */
  dispose(): void;
};

type EditorOptions = {
  readonly api: Client;
  /** Stores the choices of the file. */
  readonly save: (change: { choices: WireChoices; for_next: boolean }) => Promise<unknown>;
  /** Milliseconds between the last change and its preview. */
  readonly debounce?: number;
};

/** Rows that one request may load. */
const MAX_ROWS = 500;
const DEBOUNCE = 250;

/** What a change is taken back to. */
type Step = Pick<FileReadingReady, "choices" | "forNext">;

type Rows = { readonly from: number; readonly count: number };

/** @param first the reading as it is stored */
export function createReadingEditor(
  first: FileReading,
  { api, save, debounce = DEBOUNCE }: EditorOptions,
): ReadingEditor {
  const stored = toChoices(first.choices);
  const store = createStore<FileReadingReady>({
    kind: "ready",
    reading: toReadingView(first),
    pages: pagesOf(first, 1),
    choices: stored,
    saved: stored,
    forNext: first.for_next,
    savedForNext: first.for_next,
    previews: 0,
    answers: first.answers,
  });
  const update = (change: Partial<FileReadingReady>) => store.set((now) => ({ ...now, ...change }));

  const changed = createUndoStack<Step>();
  const undone = createUndoStack<Step>();

  // The choices of the rows that are shown: the last ones that worked.
  let applied = stored;
  let inView: Rows = { from: 1, count: ROWS_PER_PAGE };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let trial = new AbortController();
  let loads = new AbortController();
  let loading = false;

  const read = (choices: ReadingChoices, sheet: string, rows: Rows, signal: AbortSignal) =>
    choices === store.get().saved
      ? api.call(getReading, { path: { id: first.id }, query: { sheet, ...rows }, signal })
      : api.call(previewReading, {
          path: { id: first.id },
          body: { choices: fromChoices(choices), sheet, ...rows },
          signal,
        });

  const cancel = () => {
    clearTimeout(timer);
    trial.abort();
    trial = new AbortController();
  };

  /** Shows a sheet as it is read with these choices. What is shown stays until then. */
  async function attempt(choices: ReadingChoices, sheet: string, rows: Rows) {
    const { signal } = trial;
    try {
      const reading = await read(choices, sheet, rows, signal);
      if (signal.aborted) return;
      loads.abort();
      loads = new AbortController();
      loading = false;
      applied = choices;
      update({
        reading: toReadingView(reading),
        pages: pagesOf(reading, rows.from),
        previewing: false,
        previewFailure: null,
        previews: (store.get().previews ?? 0) + 1,
      });
    } catch (error) {
      if (!signal.aborted) update({ previewing: false, previewFailure: messageOf(error) });
    }
  }

  function tryOut(choices: ReadingChoices, wait: number) {
    cancel();
    update({ choices, previewing: true, previewFailure: null, saveFailure: null });
    const { sheet } = store.get().reading;
    timer = setTimeout(() => void attempt(choices, sheet, inView), wait);
  }

  /** One request at a time: pages that were only scrolled past must not delay the ones in view. */
  function loadInView() {
    if (loading) return;
    const rows = missingOf(inView) ?? missingOf(around(inView, store.get().reading.rowTotal));
    if (rows) void load(rows);
  }

  /** The first missing pages that follow each other. */
  function missingOf(rows: Rows): Rows | undefined {
    const { pages } = store.get();
    const [begin, ...others] = pagesIn(rows).filter((page) => !pages.has(page));
    if (begin === undefined) return undefined;
    const more = others.filter((page, at) => page === begin + at + 1);
    const count = Math.min((more.length + 1) * ROWS_PER_PAGE, MAX_ROWS);
    return { from: begin * ROWS_PER_PAGE + 1, count };
  }

  async function load(rows: Rows) {
    const { signal } = loads;
    loading = true;
    try {
      const reading = await read(applied, store.get().reading.sheet, rows, signal);
      if (signal.aborted) return;
      const loaded = pagesOf(reading, rows.from);
      store.set((now) => ({ ...now, pages: new Map([...now.pages, ...loaded]) }));
      loading = false;
      if (loaded.size > 0) loadInView();
    } catch {
      // The rows stay placeholders, and are loaded when they come into view again.
      if (!signal.aborted) loading = false;
    }
  }

  const now = (): Step => {
    const { choices, forNext } = store.get();
    return { choices, forNext };
  };

  function remember() {
    changed.add(now());
    undone.clear();
  }

  function restore({ choices, forNext }: Step) {
    update({ forNext, saveFailure: null });
    if (choices !== store.get().choices) tryOut(choices, 0);
  }

  function step(from: UndoStack<Step>, to: UndoStack<Step>) {
    const last = from.last();
    if (!last) return;
    from.remove(last);
    to.add(now());
    restore(last);
  }

  return {
    store,
    change(choices) {
      // The same choices are tried again after a failure.
      if (choices !== store.get().choices) remember();
      tryOut(choices, debounce);
    },
    changeForNext(forNext) {
      remember();
      update({ forNext, saveFailure: null });
    },
    show(sheet) {
      cancel();
      update({ previewing: true, previewFailure: null });
      inView = { from: 1, count: ROWS_PER_PAGE };
      void attempt(store.get().choices, sheet, inView);
    },
    see({ from, count }) {
      inView = { from, count: Math.min(count, MAX_ROWS) };
      loadInView();
    },
    undo() {
      const { saved, savedForNext } = store.get();
      remember();
      update({ forNext: savedForNext });
      tryOut(saved, 0);
    },
    undoLast: () => step(changed, undone),
    redo: () => step(undone, changed),
    async save() {
      const { choices, forNext, previewing } = store.get();
      cancel();
      update({ saving: true, saveFailure: null, previewing: false });
      try {
        await save({ choices: fromChoices(choices), for_next: forNext });
        // Those are marked now.
        update({ saving: false, saved: choices, savedForNext: forNext, answers: 0 });
        // The choices were saved before they were shown.
        if (previewing || applied !== choices) tryOut(choices, 0);
        return true;
      } catch (error) {
        update({ saving: false, saveFailure: messageOf(error) });
        if (previewing) tryOut(choices, 0);
        return false;
      }
    },
    dispose() {
      cancel();
      loads.abort();
      loads = new AbortController();
      loading = false;
    },
  };
}

/** The rows in view with a page on either side: a person who scrolls on finds them loaded. */
function around({ from, count }: Rows, total: number): Rows {
  const begin = Math.max(1, from - ROWS_PER_PAGE);
  const end = Math.min(total, from + count - 1 + ROWS_PER_PAGE);
  return pagesAround(begin, end);
}

const pagesIn = ({ from, count }: Rows): number[] => {
  const begin = Math.floor((from - 1) / ROWS_PER_PAGE);
  return Array.from({ length: Math.ceil(count / ROWS_PER_PAGE) }, (_, at) => begin + at);
};

/** The rows of an answer by page. The last page of a sheet is shorter; one that was cut off by the request is left out. */
function pagesOf({ rows, row_total: total }: FileReading, from: number): ReadingPages {
  const pages = new Map<number, ReturnType<typeof toReadingRow>[]>();
  for (let at = 0; at < rows.length; at += ROWS_PER_PAGE) {
    const page = rows.slice(at, at + ROWS_PER_PAGE).map(toReadingRow);
    const isWhole = page.length === ROWS_PER_PAGE || from + at + page.length > total;
    if (isWhole) pages.set(Math.floor((from - 1 + at) / ROWS_PER_PAGE), page);
  }
  return pages;
}
