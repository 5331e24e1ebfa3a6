import { cells } from "./requirements.logic.ts";

/** One state that a reviewer must be able to look at, as `docs/spec/screen-states.md` lists it. */
export interface ScreenState {
  id: string;
  /** First part of the id. */
  area: string;
  /** Its heading. */
  group: string;
  /** Description; code is in backticks. */
  text: string;
  /** Ids of the requirements that it shows. */
  requirements: readonly string[];
}

/** Parses the catalogue of screen states. Also used by `scripts/trace`. */
export function readStates(markdown: string): ScreenState[] {
  let group = "";
  const states: ScreenState[] = [];
  for (const line of markdown.split("\n")) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    if (heading) group = heading;
    const [id = "", text = "", requirements = ""] = line.startsWith("|") ? cells(line) : [];
    const area = /^([a-z0-9-]+)\/[a-z0-9-]+$/.exec(id)?.[1];
    if (area) {
      states.push({
        id,
        area,
        group,
        text,
        requirements: requirements.split(/\s+/).filter(Boolean),
      });
    }
  }
  return states;
}

/** A story in Storybook's own index. */
export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  tags?: readonly string[];
}

/** The stories that show a state, by the state's id. */
export type Shown = ReadonlyMap<string, readonly IndexEntry[]>;

const TAG = "state:";

/** Which stories show which state, by their tags. */
export function shownStates(entries: readonly IndexEntry[]): Shown {
  const shown = new Map<string, IndexEntry[]>();
  for (const entry of entries) {
    if (entry.type !== "story") continue;
    for (const tag of entry.tags ?? []) {
      if (!tag.startsWith(TAG)) continue;
      const id = tag.slice(TAG.length);
      shown.set(id, [...(shown.get(id) ?? []), entry]);
    }
  }
  return shown;
}

/** Filter of the list. */
export interface StateFilter {
  show: "all" | "shown" | "missing";
  /** Words that must all occur in the id, the text or the requirements. */
  search: string;
}

/** States under one heading, with how many of them a story shows. */
export interface StateGroup {
  name: string;
  states: readonly ScreenState[];
  shown: number;
  total: number;
}

/** The filtered groups; the counts are those of the whole group. */
export function groupStates(
  states: readonly ScreenState[],
  shown: Shown,
  { show, search }: StateFilter,
): StateGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = (state: ScreenState) => {
    if (show !== "all" && shown.has(state.id) !== (show === "shown")) return false;
    const text = `${state.id} ${state.text} ${state.requirements.join(" ")}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return [...Map.groupBy(states, ({ group }) => group)]
    .map(([name, members]) => ({
      name,
      states: members.filter(wanted),
      shown: members.filter(({ id }) => shown.has(id)).length,
      total: members.length,
    }))
    .filter((group) => group.states.length > 0);
}

/** A text in parts: every second one is code. */
export function codeParts(text: string): string[] {
  return text.split("`");
}

/** Name of a story in the list: without its folders, and without the ids at its end, which are shown beside it. */
export function storyName(title: string, name: string): string {
  return `${title.split("/").at(-1)}: ${name.replace(/\s*\[[^\]]*\]$/, "")}`;
}
