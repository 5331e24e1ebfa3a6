import { detailOf, tailOf } from "../errors.ts";
import { createStore } from "../session/store.ts";

/** Something that a person does on a page. */
export type Action<Input> = {
  /** Does it. `signal` is aborted when the page is left; `announce` tells screen readers how it went. */
  readonly run: (
    input: Input,
    page: { readonly signal: AbortSignal; readonly announce: (message: string) => void },
  ) => Promise<unknown>;
  /** The alert when it fails. Without one the page shows `failure` in a place of its own, as forms do. */
  readonly alert?: (message: string) => string;
  /** What `failure` says. @default what the server said, else "An unknown error occurred." */
  readonly failed?: (error: unknown) => string;
  /** What follows when it has worked, unless the page was left meanwhile. */
  readonly done?: (input: Input) => unknown;
  /** Milliseconds before `done`, so that the page's message can be read. @default 0 */
  readonly doneAfter?: number;
};

type PageState = {
  readonly running: readonly { readonly name: string; readonly id: string }[];
  /** What is to be confirmed: one question at a time. */
  readonly question: { readonly name: string; readonly input: unknown } | null;
  /** What ended last, until something else begins. */
  readonly ended: { readonly name: string; readonly failure: string | null } | null;
  readonly alert: string | null;
  readonly announcement: string;
};

const idle: PageState = { running: [], question: null, ended: null, alert: null, announcement: "" };

/** Inputs with different ids run side by side; the same id, or an input without one, runs once at a time. */
export const idOf = (input: unknown): string =>
  typeof input === "object" && input !== null && "id" in input ? String(input.id) : "";

/**
 * The actions of one page, apart from React: see `useActions`.
 * @param alert what the page begins with
 */
export function createPageActions(alert: string | null = null) {
  const store = createStore({ ...idle, alert });
  const change = (part: Partial<PageState>) => store.set((state) => ({ ...state, ...part }));
  let visit = new AbortController();

  /** @param renew brings what is shown up to date, whether the action worked or failed */
  async function run<Input>(
    name: string,
    action: Action<Input>,
    input: Input,
    renew?: () => Promise<unknown>,
  ): Promise<void> {
    const entry = { name, id: idOf(input) };
    const { running } = store.get();
    // A double click sends one request.
    if (running.some((one) => one.name === name && one.id === entry.id)) return;
    const { signal } = visit;
    let failure: string | null = null;
    change({ running: [...running, entry], ended: null, announcement: "" });
    try {
      await action.run(input, { signal, announce: (announcement) => change({ announcement }) });
    } catch (error) {
      failure = (action.failed ?? detailOf)(error);
      if (action.alert) change({ alert: action.alert(tailOf(error)) });
    }
    await renew?.();
    const { running: now, question } = store.get();
    change({
      running: now.filter((one) => one !== entry),
      question: question?.input === input ? null : question,
      ended: { name, failure },
    });
    if (failure !== null || !action.done) return;
    if (action.doneAfter) await new Promise((resolve) => setTimeout(resolve, action.doneAfter));
    if (!signal.aborted) await action.done(input);
  }

  return {
    store,
    change,
    run,
    /** Begins a visit to the page. @returns ends it */
    visit() {
      visit = new AbortController();
      return () => visit.abort();
    },
  };
}
