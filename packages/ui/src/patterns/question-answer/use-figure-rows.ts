import { useEffect, useState } from "react";
import type { FigureRows } from "../question-bar/index.ts";
import type { FigureWanted } from "./answer.logic.ts";
import type { QuestionActions } from "./types.ts";

/** Rows on a page. */
export const PAGE_ROWS = 12;

/** The rows of a figure. While another page loads, those that are there stay. */
export type LoadedRows =
  | { kind: "loading" }
  | { kind: "failed" }
  | { kind: "ready"; found: FigureRows; from: number; loading: boolean };

type Answer = { key: string; figure: string; from: number } & (
  | { found: FigureRows }
  | { found: null }
);

function shownRows(answer: Answer | undefined, key: string, figure: string): LoadedRows {
  if (answer === undefined) return { kind: "loading" };
  if (answer.key === key && answer.found === null) return { kind: "failed" };
  if (answer.figure !== figure || answer.found === null) return { kind: "loading" };
  return { kind: "ready", found: answer.found, from: answer.from, loading: answer.key !== key };
}

/** Loads the rows of a figure page by page. */
export function useFigureRows(load: QuestionActions["loadRows"], wanted: FigureWanted) {
  const figure = JSON.stringify(wanted);
  const [page, setPage] = useState({ figure, from: 0 });
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const from = page.figure === figure ? page.from : 0;
  const key = `${figure} ${from} ${attempt}`;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (found: FigureRows | null) => {
      if (!signal.aborted) setAnswer({ key, figure, from, found });
    };
    load({ ...(JSON.parse(figure) as FigureWanted), from, count: PAGE_ROWS }, { signal }).then(
      settle,
      () => settle(null),
    );
    return () => controller.abort();
  }, [load, key, figure, from]);
  return {
    rows: shownRows(answer, key, figure),
    retry: () => setAttempt((count) => count + 1),
    turn: (next: number) => setPage({ figure, from: next }),
  };
}
