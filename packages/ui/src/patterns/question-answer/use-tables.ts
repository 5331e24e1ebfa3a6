import { useEffect, useState } from "react";
import type { QuestionTable } from "../question-bar/index.ts";
import type { QuestionActions } from "./types.ts";

/** What questions can be about, once it is wanted. */
export type LoadedTables =
  | { kind: "loading" }
  | { kind: "failed" }
  | { kind: "ready"; tables: readonly QuestionTable[] };

/** Loads what questions can be about, the first time that it is wanted. */
export function useTables(actions: QuestionActions | undefined, wanted: boolean) {
  const [tables, setTables] = useState<LoadedTables>({ kind: "loading" });
  const isLoading = tables.kind === "loading";
  const load = actions?.loadTables;
  useEffect(() => {
    if (!wanted || !isLoading || !load) return undefined;
    const controller = new AbortController();
    const settle = (next: LoadedTables) => {
      if (!controller.signal.aborted) setTables(next);
    };
    load({ signal: controller.signal }).then(
      (found) => settle({ kind: "ready", tables: found }),
      () => settle({ kind: "failed" }),
    );
    return () => controller.abort();
  }, [load, wanted, isLoading]);
  return {
    tables,
    retry: () => setTables({ kind: "loading" }),
  };
}
