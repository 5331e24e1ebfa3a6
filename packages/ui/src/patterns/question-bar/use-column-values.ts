import { useEffect, useMemo, useState } from "react";
import { foldText } from "../../internal/fold-text.ts";
import type { ColumnValues, ColumnValuesWanted, LoadColumnValues } from "./types.ts";

/** Nobody reads the values of each letter of a word. */
const DEBOUNCE_MS = 150;

/** Values that are loading, found or not to be had. */
export type LoadedValues =
  | { kind: "loading" }
  | { kind: "found"; found: ColumnValues }
  | { kind: "failed" };

type Answer = { wanted: ColumnValuesWanted; values: LoadedValues };

/** While a person types, the values that are there and match stay in view, so that the list does not flicker. */
function shownValues(
  wanted: ColumnValuesWanted | undefined,
  answer: Answer | undefined,
): LoadedValues {
  if (wanted === answer?.wanted) return answer?.values ?? { kind: "loading" };
  const { values, wanted: before } = answer ?? {};
  if (
    values?.kind !== "found" ||
    before?.column !== wanted?.column ||
    before?.each !== wanted?.each
  )
    return { kind: "loading" };
  const search = foldText(wanted?.search ?? "");
  const kept = values.found.values.filter(({ value }) => foldText(value).includes(search));
  return kept.length === 0
    ? { kind: "loading" }
    : { kind: "found", found: { values: kept, total: kept.length } };
}

/** Loads values of a column: at once when the menu opens, later while a person types. Undefined loads nothing. */
export function useColumnValues(load: LoadColumnValues, request: ColumnValuesWanted | undefined) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const key = request === undefined ? undefined : JSON.stringify({ ...request, attempt });
  const wanted = useMemo(
    () => (key === undefined ? undefined : (JSON.parse(key) as ColumnValuesWanted)),
    [key],
  );
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (values: LoadedValues) => {
      if (!signal.aborted) setAnswer({ wanted, values });
    };
    const { column, each, search, where } = wanted;
    const timer = setTimeout(
      () => {
        load({ column, ...(each ? { each } : {}), search, where }, { signal }).then(
          (found) => settle({ kind: "found", found }),
          () => settle({ kind: "failed" }),
        );
      },
      search === "" ? 0 : DEBOUNCE_MS,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, load]);
  return {
    values: shownValues(wanted, answer),
    retry: () => setAttempt((count) => count + 1),
  };
}
