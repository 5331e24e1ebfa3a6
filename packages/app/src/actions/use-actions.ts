import { useUnsavedChanges } from "@switchboard/ui/unsaved-changes";
import { useEffect, useState } from "react";
import { useStore } from "../session/store.ts";
import { type Action, createPageActions, idOf } from "./page-actions.ts";

/** An action as its page uses it. */
export type BoundAction<Input> = {
  readonly run: (input: Input) => void;
  /** Asks the person to confirm it first. */
  readonly ask: (input: Input) => void;
  /** Runs what was asked about. */
  readonly confirm: () => void;
  /** What is asked about; `busy` once it was confirmed. */
  readonly question: (Input & { readonly busy: boolean }) | null;
  /** Ids of what runs. */
  readonly busy: ReadonlySet<string>;
  /** `done` and `failed` hold until something else on the page begins. */
  readonly status: "idle" | "running" | "done" | "failed";
  /** Why it failed, where the status says so. */
  readonly failure: string | null;
};

type Options = {
  /** Brings what is shown up to date after each action, also after one that failed. It must not reject. */
  readonly renew?: () => Promise<unknown>;
  /** An alert that the page begins with. */
  readonly alert?: string | null;
};

/**
 * What a person can do on a page, declared by name. This holds the rest: what runs, what is to be confirmed, what failed, what is
 * announced (docs/adr/0045).
 */
export function useActions<Inputs>(
  declared: { readonly [Name in keyof Inputs]: Action<Inputs[Name]> },
  { renew, alert }: Options = {},
) {
  const [page] = useState(() => createPageActions(alert));
  useEffect(() => {
    const leave = page.visit();
    // Back from where an action led to, the browser may show the page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) page.change({ ended: null });
    };
    window.addEventListener("pageshow", onShow);
    return () => {
      leave();
      window.removeEventListener("pageshow", onShow);
    };
  }, [page]);
  const state = useStore(page.store);
  const unsaved = useUnsavedChanges();

  const bind = <Input>(name: string, action: Action<Input>): BoundAction<Input> => {
    const { done } = action;
    const leave =
      done &&
      ((input: Input) => {
        // It worked, and the page is left: nobody is to be asked about another form on it.
        unsaved.clear();
        return done(input);
      });
    const run = (input: Input) =>
      void page.run(name, leave ? { ...action, done: leave } : action, input, renew);
    const busy = new Set(state.running.filter((one) => one.name === name).map(({ id }) => id));
    const input = state.question?.name === name ? (state.question.input as Input) : null;
    const ended = state.ended?.name === name ? state.ended : null;
    const outcome = ended === null ? "idle" : ended.failure === null ? "done" : "failed";
    return {
      run,
      ask: (about) => page.change({ question: { name, input: about } }),
      confirm: () => {
        if (input !== null) run(input);
      },
      question: input && { ...input, busy: busy.has(idOf(input)) },
      busy,
      status: busy.size > 0 ? "running" : outcome,
      failure: ended?.failure ?? null,
    };
  };
  const actions = {} as { [Name in keyof Inputs]: BoundAction<Inputs[Name]> };
  for (const name in declared) actions[name] = bind(name, declared[name]);

  return {
    actions,
    alert: state.alert,
    announcement: state.announcement,
    showAlert: (text: string) => page.change({ alert: text }),
    closeAlert: () => page.change({ alert: null }),
    cancel: () => page.change({ question: null }),
  };
}

type Saving =
  | { readonly kind: "ready" | "saving" }
  | { readonly kind: "failed"; readonly message: string };

/** How the save of a form goes whose page is left when it has worked: until then it stays locked. */
export function savingOf({
  status,
  failure,
}: Pick<BoundAction<unknown>, "status" | "failure">): Saving {
  if (failure !== null) return { kind: "failed", message: failure };
  return { kind: status === "idle" ? "ready" : "saving" };
}
