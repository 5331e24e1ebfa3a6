import {
  readRequirements,
  type Requirement,
} from "../../packages/ui/src/docs/review/requirements.logic.ts";
import {
  readStates,
  type ScreenState,
} from "../../packages/ui/src/docs/review/screen-states.logic.ts";
import type { Verdict, Verdicts } from "../../packages/ui/src/docs/review/verdicts.logic.ts";

/** The specification, as the Storybook serves it beside itself. */
export interface Catalogue {
  states: ReadonlyMap<string, ScreenState>;
  requirements: ReadonlyMap<string, Requirement>;
}

const byId = <Entry extends { id: string }>(entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));

async function read(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} could not be read (${answer.status}).`);
  return answer;
}

/** Reads the specification. */
export async function readCatalogue(): Promise<Catalogue> {
  const [states, requirements] = await Promise.all(
    ["./spec/screen-states.md", "./spec/requirements.md"].map(async (path) =>
      (await read(path)).text(),
    ),
  );
  return {
    states: byId(readStates(states ?? "")),
    requirements: byId(readRequirements(requirements ?? "")),
  };
}

/** Reads the verdicts. */
export const readVerdicts = async (): Promise<Verdicts> =>
  (await read("./review/verdicts.json")).json() as Promise<Verdicts>;

/** Writes a verdict into its file; only where the Storybook runs from the sources. @param verdict null takes it back */
export async function writeVerdict(story: string, verdict: Verdict | null): Promise<Verdicts> {
  const answer = await fetch(`./review/verdicts/${story}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(verdict),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json() as Promise<Verdicts>;
}

/** The ids that a story shows and names: `state:` tags, and what stands in brackets at the end of its name. */
export function namedBy(story: { readonly name: string; readonly tags: readonly string[] }) {
  const states = story.tags.flatMap((tag) => (tag.startsWith("state:") ? [tag.slice(6)] : []));
  const ids = /\[([^\]]*)\]$/.exec(story.name)?.[1] ?? "";
  return { states, requirements: ids.split(/\s+/).filter(Boolean) };
}
