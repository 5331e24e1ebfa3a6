import { useState } from "react";
import { pageOf } from "./file-reading.fixtures.ts";
import { FileReading, type FileReadingProps } from "./file-reading.tsx";
import { ROWS_PER_PAGE } from "./pages.logic.ts";
import type { FileReadingReady, ReadingRow } from "./types.ts";

type StageProps = Omit<FileReadingProps, "state"> & {
  state: FileReadingReady;
  /** What a server would answer. */
  row: (number: number) => ReadingRow;
};

/** The page with a server behind it: rows are loaded as they come into view, and choices are kept. */
export function FileReadingStage({ state, row, actions, ...rest }: StageProps) {
  const [pages, setPages] = useState(state.pages);
  const [kept, setKept] = useState({ ...state, previews: state.previews ?? 0 });
  return (
    <FileReading
      {...rest}
      actions={{
        ...actions,
        onChange: (choices) => {
          actions.onChange(choices);
          setKept((now) => ({ ...now, choices, previews: now.previews + 1 }));
        },
        onForNextChange: (forNext) => {
          actions.onForNextChange(forNext);
          setKept((now) => ({ ...now, forNext }));
        },
        onUndo: () => {
          actions.onUndo();
          setKept((now) => ({ ...now, choices: now.saved, forNext: now.savedForNext }));
        },
        onRows: ({ from, count }) => {
          actions.onRows({ from, count });
          const first = (from - 1) / ROWS_PER_PAGE;
          const wanted = Array.from({ length: count / ROWS_PER_PAGE }, (_, at) => first + at);
          const missing = wanted.filter((page) => !pages.has(page));
          if (missing.length === 0) return;
          const { rowTotal } = state.reading;
          setTimeout(() =>
            setPages(
              (now) =>
                new Map([
                  ...now,
                  ...missing.map((page) => [page, pageOf(page, rowTotal, row)] as const),
                ]),
            ),
          );
        },
      }}
      state={{ ...kept, pages }}
    />
  );
}
