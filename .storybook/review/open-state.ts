import {
  type IndexEntry,
  shownStates,
} from "../../packages/ui/src/docs/review/screen-states.logic.ts";

/** The page that lists every state. */
export const STATES_PAGE = "review-screen-states--states";

/** What a state's name says about how it is to be looked at: `chat/new-mobile`, `chat/dark`. */
const VARIANTS = [
  ["mobile", "viewport.value:mobile"],
  ["tablet", "viewport.value:tablet"],
  ["smallest", "viewport.value:smallest"],
  ["dark", "theme:dark"],
  ["rtl", "direction:rtl"],
] as const;

/**
 * Where a state is to be looked at: the query that opens its story with the theme and the width that its name asks for, or the list of
 * states, searched for the words.
 * @param asked the id of a state, or words
 */
export function addressOfState(asked: string, entries: readonly IndexEntry[]): string {
  const [story] = shownStates(entries).get(asked) ?? [];
  if (!story) return `?path=/docs/${STATES_PAGE}&find=${encodeURIComponent(asked)}`;
  const name = asked.split(/[/-]/);
  const globals = VARIANTS.flatMap(([word, value]) => (name.includes(word) ? [value] : []));
  const tail = globals.length > 0 ? `&globals=${globals.join(";")}` : "";
  return `?path=/story/${story.id}${tail}`;
}

/** Follows `?state=<id>` in the address of the Storybook. */
export async function openAskedState(): Promise<void> {
  const asked = new URLSearchParams(location.search).get("state");
  if (asked === null) return;
  const { entries } = (await (await fetch("./index.json")).json()) as {
    entries: Record<string, IndexEntry>;
  };
  location.replace(location.pathname + addressOfState(asked.trim(), Object.values(entries)));
}
