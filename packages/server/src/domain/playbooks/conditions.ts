import { priorities, resolvableKinds, type ArrivedItem } from "../inbox/ports.ts";
import type { Conditions } from "./automation-ports.ts";
import type { SourceType } from "./ports.ts";

/** Whether a playbook for a kind of source, with these conditions, runs for an item. */
export function isMet(
  { sourceId, minPriority, titleWords }: Conditions,
  targetSourceType: SourceType,
  item: Pick<ArrivedItem, "title" | "priority" | "kind" | "sourceType" | "sourceId">,
): boolean {
  const isOfKind =
    item.sourceType === targetSourceType && resolvableKinds.some((kind) => kind === item.kind);
  if (!isOfKind) return false;
  if (sourceId !== null && item.sourceId !== sourceId) return false;
  if (minPriority !== null && !isAtLeast(item.priority, minPriority)) return false;
  const title = plain(item.title);
  return wordsOf(titleWords).every((word) => title.includes(word));
}

/** An unknown priority is no match: its urgency is unclear. */
function isAtLeast(priority: string, least: string): boolean {
  const rank = (name: string) => priorities.findIndex((known) => known === name);
  return rank(priority) >= 0 && rank(priority) <= rank(least);
}

const plain = (text: string) => text.normalize("NFKC").toLocaleLowerCase("en");
const wordsOf = (text: string) => plain(text).split(/\s+/).filter(Boolean);
