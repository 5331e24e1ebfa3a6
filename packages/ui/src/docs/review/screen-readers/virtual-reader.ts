import { Virtual } from "@guidepup/virtual-screen-reader";
import type { Heard, HeardState } from "./reader-scripts.types.ts";

/** How the virtual reader says the states. */
const stateWords: Record<HeardState, string> = {
  checked: "checked",
  "not checked": "not checked",
  "some checked": "partially checked",
  "not sorted": "no defined sort order",
  "sorted, ascending": "sorted in ascending order",
  busy: "busy",
  "10,001 rows": "row count 10001",
  disabled: "disabled",
  invalid: "invalid",
};

/** A reading cursor that goes through the page and notes what it would say. */
export interface VirtualReader {
  /** Goes on to the next thing of this role and name, and says that alone: a jump. */
  to: (phrase: string) => Promise<void>;
  /** The same, backwards. */
  backTo: (phrase: string) => Promise<void>;
  /** Goes on to it, and says all that stands between: reading. */
  readTo: (phrase: string) => Promise<void>;
  /** Presses keys where the cursor is: `j`, `Shift+Tab`. */
  press: (...keys: readonly string[]) => Promise<void>;
  /** Writes where the cursor is. */
  write: (text: string) => Promise<void>;
  /** What was said since it was last forgotten. */
  said: () => Promise<string[]>;
  /** Begins anew. */
  forget: () => Promise<void>;
  stop: () => Promise<void>;
}

/** More things than the longest story has. */
const FAR = 600;
const LIVE = /^(?:polite|assertive): /;

/** A virtual reader at the beginning of the page. */
export async function startVirtualReader(): Promise<VirtualReader> {
  const virtual = new Virtual();
  await virtual.start({ container: document.body });
  let said: string[] = [];
  let read = (await virtual.spokenPhraseLog()).length;

  const take = async (keep: (fresh: string[]) => string[]) => {
    const log = await virtual.spokenPhraseLog();
    said.push(...keep(log.slice(read)));
    read = log.length;
  };
  const all = (fresh: string[]) => fresh;
  const move = async (phrase: string, step: () => Promise<void>, keep = jumped) => {
    for (let count = 0; count < FAR; count += 1) {
      await step();
      const last = await virtual.lastSpokenPhrase();
      if (last === phrase || last.startsWith(`${phrase},`)) return take(keep);
    }
    throw new Error(`There is no "${phrase}" on the page.`);
  };
  return {
    to: (phrase) => move(phrase, () => virtual.next()),
    backTo: (phrase) => move(phrase, () => virtual.previous()),
    readTo: (phrase) => move(phrase, () => virtual.next(), all),
    press: async (...keys) => {
      for (const key of keys) await virtual.press(key);
      await take(all);
    },
    write: async (text) => {
      await virtual.type(text);
      await take(all);
    },
    said: async () => {
      await take(all);
      return asOneHears(said);
    },
    forget: async () => {
      await take(all);
      said = [];
    },
    stop: () => virtual.stop(),
  };
}

/** Of what was passed on the way to a thing, only that which was said by itself. */
function jumped(fresh: string[]): string[] {
  return fresh.filter((phrase, index) => index === fresh.length - 1 || LIVE.test(phrase));
}

/** What the virtual reader says more often than any other does. */
function asOneHears(phrases: readonly string[]): string[] {
  const heard: string[] = [];
  let inside: string | null = null;
  for (const phrase of phrases) {
    if (inside !== null) {
      if (phrase === inside) inside = null;
      // A link or a button is one thing to a reader; here its parts follow once more.
      if (!LIVE.test(phrase)) continue;
    }
    if (/^(?:link|button), /.test(phrase) && phrases.includes(`end of ${phrase}`)) {
      inside = `end of ${phrase}`;
    }
    const nothing = phrase.startsWith("end of ") || phrase === "polite: ";
    // One change of the page is said once for each of its nodes.
    const again = LIVE.test(phrase) && phrase === heard.at(-1);
    // It takes an alert dialog for a live region, which in browsers it is not.
    const dialog = phrase.startsWith("assertive: Approval Required");
    if (!nothing && !again && !dialog) heard.push(phrase);
  }
  return heard;
}

/** Whether a phrase holds the words, as whole parts between its commas, and the state after them. */
function holds(phrase: string, { words, state, byItself = false }: Heard): boolean {
  if (LIVE.test(phrase) !== byItself) return false;
  const parts = `, ${phrase.replace(LIVE, "").replaceAll(" ,", ",")},`;
  const at = parts.indexOf(`, ${words},`);
  return at >= 0 && (state === undefined || parts.includes(`, ${stateWords[state]},`, at));
}

/** What of a script was not heard in its order. What is said by itself has an order of its own. */
export function unheard(hear: readonly Heard[], said: readonly string[]): Heard[] {
  let spoken = 0;
  let live = 0;
  return hear.filter((wanted) => {
    const from = wanted.byItself ? live : spoken;
    const found = said.findIndex((phrase, index) => index >= from && holds(phrase, wanted));
    if (found < 0) return true;
    if (wanted.byItself) live = found + 1;
    else spoken = found + 1;
    return false;
  });
}
