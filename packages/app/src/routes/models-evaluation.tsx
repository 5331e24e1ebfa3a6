import type { ModelEvaluationList } from "@switchboard/api-client";
import {
  deleteModelEvaluation,
  getModelEvaluation,
  listModelEvaluations,
  startModelEvaluation,
} from "@switchboard/api-client/calls";
import {
  type CaseOutcome,
  EvaluationSection,
  type EvaluationStart,
  type OpenCases,
} from "@switchboard/ui/screens/admin-models";
import { useEffect, useState } from "react";
import { useActions } from "../actions/use-actions.ts";
import {
  evaluable,
  toEvaluatedCase,
  toEvaluation,
  toEvaluations,
} from "../admin/evaluation-view.ts";
import { detailOf } from "../errors.ts";
import { useServices } from "../services-context.tsx";
import { useRefreshed } from "./use-refreshed.ts";

type Which = { readonly id: string; readonly outcome: CaseOutcome | null };

/** Props of {@link ModelsEvaluation}. */
export type ModelsEvaluationProps = {
  readonly models: readonly {
    readonly id: string;
    readonly name: string;
    readonly available: boolean;
  }[];
};

/** How well the models answer: what is on the page of models below them. */
export function ModelsEvaluation({ models }: ModelsEvaluationProps) {
  const { api } = useServices();
  const [list, setList] = useState<ModelEvaluationList | "loading" | "error">("loading");
  const load = async () => {
    try {
      setList(await api.call(listModelEvaluations));
    } catch {
      // What is shown stays; only a page with nothing says that it could not be loaded.
      setList((before) => (typeof before === "string" ? "error" : before));
    }
  };
  useEffect(() => {
    api.call(listModelEvaluations).then(setList, () => setList("error"));
  }, [api]);
  const isRunning =
    typeof list !== "string" &&
    list.evaluations.some(({ state }) => state === "queued" || state === "running");
  useRefreshed(load, isRunning);
  const cases = useCases();
  const { actions } = useActions(
    {
      start: {
        run: async (start: EvaluationStart) => {
          await api.call(startModelEvaluation, { body: start });
        },
        failed: (error: unknown) => detailOf(error, "The evaluation could not be started."),
      },
      end: {
        run: async ({ id }: { id: string }) => {
          await api.call(deleteModelEvaluation, { path: { id } });
        },
        failed: (error: unknown) => detailOf(error, "The evaluation could not be changed."),
      },
    },
    { renew: load },
  );
  return (
    <EvaluationSection
      actions={{
        onStart: actions.start.run,
        onStop: actions.end.run,
        onRemove: actions.end.run,
        onOpenCases: cases.onOpen,
        onMoreCases: cases.onMore,
        onCloseCases: cases.onClose,
        onRetry: () => {
          setList("loading");
          void load();
        },
      }}
      state={
        typeof list === "string"
          ? { kind: list }
          : {
              ...{ kind: "ready", ...toEvaluations(list), models: evaluable(models) },
              starting: actions.start.status === "running" ? "busy" : "idle",
              open: openOf(cases.open, list),
              problem: actions.start.failure ?? actions.end.failure,
            }
      }
    />
  );
}

/** The opened cases with their evaluation as it is now; none once that was removed. */
function openOf(open: Opened | null, { evaluations }: ModelEvaluationList): OpenCases | null {
  const evaluation = open && evaluations.find(({ id }) => id === open.which.id);
  if (!open || !evaluation) return null;
  const { which, cursor, ...rest } = open;
  return {
    ...{ evaluation: toEvaluation(evaluation), outcome: which.outcome },
    ...{ ...rest, hasMore: cursor !== null },
  };
}

type Opened = Pick<OpenCases, "status" | "cases"> & {
  readonly which: Which;
  /** Of the next page; null on the last one. */
  readonly cursor: string | null;
};

/** The cases behind a figure, page by page. */
function useCases() {
  const { api } = useServices();
  const [open, setOpen] = useState<Opened | null>(null);
  const load = async (begun: Opened) => {
    setOpen({ ...begun, status: "loading" });
    const { id, outcome } = begun.which;
    const query = {
      ...(outcome !== null && { outcome }),
      ...(begun.cursor !== null && { cursor: begun.cursor }),
    };
    // Somebody may have opened others meanwhile.
    const settle = (ended: Opened) => setOpen((now) => (now?.which === begun.which ? ended : now));
    try {
      const page = await api.call(getModelEvaluation, { path: { id }, query });
      const cases = [...begun.cases, ...page.cases.map(toEvaluatedCase)];
      settle({ ...begun, status: "ready", cases, cursor: page.next_cursor });
    } catch {
      settle({ ...begun, status: "error" });
    }
  };
  return {
    open,
    onOpen: (which: Which) =>
      void load({ which: { ...which }, status: "loading", cases: [], cursor: null }),
    onMore: () => void (open && load(open)),
    onClose: () => setOpen(null),
  };
}
