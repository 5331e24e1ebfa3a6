import { Virtual } from "@guidepup/virtual-screen-reader";
import type { Heard, HeardState } from "./reader-scripts.types.ts";

/** How the virtual reader announces the states. */
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

/** A reading cursor that moves through the page and records what it would say. */
export interface VirtualReader {
  /** Jumps to the next element with this role and name, and announces only that. */
  to: (phrase: string) => Promise<void>;
  /** The same, backwards. */
  backTo: (phrase: string) => Promise<void>;
  /** Moves there, and announces everything in between: reading. */
  readTo: (phrase: string) => Promise<void>;
  /** Presses keys at the cursor: `j`, `Shift+Tab`. */
  press: (...keys: readonly string[]) => Promise<void>;
  /** Types at the cursor. */
  write: (text: string) => Promise<void>;
  /** Announcements since the last `forget`. */
  said: () => Promise<string[]>;
  /** Clears the announcements. */
  forget: () => Promise<void>;
  stop: () => Promise<void>;
}

/** More elements than the longest story has. */
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

/** Of the elements passed on the way, keeps only live announcements. */
function jumped(fresh: string[]): string[] {
  return fresh.filter((phrase, index) => index === fresh.length - 1 || LIVE.test(phrase));
}

/** Removes what the virtual reader announces more often than real ones do. */
function asOneHears(phrases: readonly string[]): string[] {
  const heard: string[] = [];
  let inside: string | null = null;
  for (const phrase of phrases) {
    if (inside !== null) {
      if (phrase === inside) inside = null;
      // A link or a button is one element to a real reader; here its children follow.
      if (!LIVE.test(phrase)) continue;
    }
    if (/^(?:link|button), /.test(phrase) && phrases.includes(`end of ${phrase}`)) {
      inside = `end of ${phrase}`;
    }
    const nothing = phrase.startsWith("end of ") || phrase === "polite: ";
    // One change of the page is announced once for each of its nodes.
    const again = LIVE.test(phrase) && phrase === heard.at(-1);
    // It takes an alert dialog for a live region, which browsers do not.
    const dialog = phrase.startsWith("assertive: Approval Required");
    if (!nothing && !again && !dialog) heard.push(phrase);
  }
  return heard;
}

/** Whether a phrase contains the words, as whole parts between its commas, followed by the state. */
function holds(phrase: string, { words, state, byItself = false }: Heard): boolean {
  if (LIVE.test(phrase) !== byItself) return false;
  const parts = `, ${phrase.replace(LIVE, "").replaceAll(" ,", ",")},`;
  const at = parts.indexOf(`, ${words},`);
  return at >= 0 && (state === undefined || parts.includes(`, ${stateWords[state]},`, at));
}

/** What of a script was not announced in its order. Live announcements have an order of their own. */
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
