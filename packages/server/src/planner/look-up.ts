import { escapeMarkdown } from "../text/markdown.ts";
import { fold } from "../text/stem.ts";
import type { Step } from "./conversation.ts";
import type { PlannerTool } from "./planner-tools.ts";
import type { Offer } from "./offer.ts";
import type { Phrases } from "../questions/phrases/phrases.ts";
import {
  describeThing,
  type FoundThing,
  labelsOf,
  type NamedThing,
  saysAll,
  thingsIn,
  withFound,
} from "./tools/named-thing.ts";
import type { Call } from "./tools/open-call.ts";

/** What looking a thing up came to: a call of the tool that finds it, the call with its id, or words for the person. */
export type LookUp =
  | { readonly kind: "search"; readonly tool: PlannerTool; readonly args: Record<string, unknown> }
  | { readonly kind: "found"; readonly call: Call }
  | { readonly kind: "failed"; readonly sentence: string }
  | { readonly kind: "say"; readonly text: string; readonly offer?: Offer };

/** As many as can be chosen from. */
const MAX_CHOICES = 8;

/**
 * Looks up what a call names by words.
 * @param step the search, if it was made
 * @param chosen what the person said when they were shown several
 */
export function lookUp(
  call: Call,
  thing: NamedThing,
  step: Step | undefined,
  { tools: words }: Phrases,
  chosen?: string,
): LookUp {
  if (!step) return { kind: "search", tool: thing.search, args: { ...thing.args } };
  if (!step.outcome.ok) return { kind: "failed", sentence: step.outcome.sentence };
  const found = narrow(thingsIn(thing, step.outcome.value, call.args), chosen);
  const [only, another] = found;
  if (!only) {
    const { noun, search } = thing;
    const said = escapeMarkdown(thing.words);
    return { kind: "say", text: words.noThing(noun, said, escapeMarkdown(search.connection)) };
  }
  if (!another) {
    const change = withFound(call, thing, only);
    const same = alreadySo(change, thing, only);
    return same.length === 0
      ? { kind: "found", call: change }
      : { kind: "say", text: words.alreadySo(escapeMarkdown(only.title), same) };
  }
  const shown = found.slice(0, MAX_CHOICES);
  const labels = labelsOf(shown);
  const options = shown.map((one, at) => ({
    label: labels[at] ?? one.title,
    description: describeThing(one),
  }));
  return {
    kind: "say",
    text: words.severalThings,
    offer: { question: words.whichThing, options },
  };
}

/** What a change would set, where the thing has all of that already: approving it would change nothing. */
function alreadySo({ args }: Call, thing: NamedThing, { title, row }: FoundThing): string[] {
  const changes = Object.entries(args).filter(
    ([name]) => name !== thing.argument && name !== thing.naming,
  );
  const isSo = ([name, value]: (typeof changes)[number]) =>
    name.startsWith("new_") ? value === title : value === row[name];
  return changes.every(isSo) ? changes.map(([, value]) => String(value).replaceAll("_", " ")) : [];
}

/** The one that was chosen by its label, or those that the words fit. */
function narrow(found: FoundThing[], chosen: string | undefined): FoundThing[] {
  if (chosen === undefined) return found;
  const labels = labelsOf(found.slice(0, MAX_CHOICES));
  const at = labels.findIndex((label) => fold(label).trim() === fold(chosen).trim());
  const one = found[at];
  if (one) return [one];
  const fitting = found.filter(({ title }) => saysAll(title, chosen));
  return fitting.length > 0 ? fitting : found;
}
