import type { World } from "./world.ts";

/** How much was answered so far: events of runs and new items. */
export const answersOf = ({ history }: World) =>
  history.items.size + history.streams.reduce((count, events) => count + events.length, 0);

/** What a campaign went through, for the report. */
export function figuresOf({ history, tools }: World): Record<string, number> {
  return {
    runs: history.streams.length,
    events: history.streams.flat().length,
    calls: tools.calls.length,
    items: history.items.size,
    titles: Math.max(0, ...[...history.titles.values()].map(({ answered }) => answered)),
    people: history.people.size,
    files: history.files.size,
  };
}
