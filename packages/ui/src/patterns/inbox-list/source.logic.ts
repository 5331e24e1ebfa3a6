import type { Labels } from "../../components/labels/index.ts";

/** Kinds of source that have an icon and a name of their own. */
export type KnownSource = keyof Labels["sourceTypes"];

/** Priorities that have a mark of their own. */
export const PRIORITIES = ["critical", "high", "medium", "low"] as const;
export type KnownPriority = (typeof PRIORITIES)[number];

/** The kind of source, if known. */
export function knownSource(type: string): KnownSource | null {
  return type === "email" || type === "jira" || type === "data_condition" || type === "manual"
    ? type
    : null;
}

/** The priority, if it is one of four; case-insensitive. */
export function knownPriority(priority: string): KnownPriority | null {
  const lower = priority.trim().toLowerCase();
  return PRIORITIES.find((known) => known === lower) ?? null;
}

/** Whether the item is a message in a mailbox that can be archived or deleted. */
export function isMailMessage(sourceIdentifier: string | null | undefined): boolean {
  return sourceIdentifier?.startsWith("gmail-message-") ?? false;
}

/** Tone of the dot before a status; unknown ones have an empty dot. */
export function statusTone(status: string): "accent" | "neutral" | "success" | "hollow" {
  const tones = {
    new: "accent",
    "in progress": "neutral",
    in_progress: "neutral",
    done: "success",
    resolved: "success",
  } as const;
  const key = status.trim().toLowerCase();
  return Object.hasOwn(tones, key) ? tones[key as keyof typeof tones] : "hollow";
}

/** A machine-readable word as a label: capitalised, underscores as spaces. */
export function capitalised(word: string): string {
  const [first = "", ...rest] = word.replaceAll("_", " ");
  return first.toLocaleUpperCase() + rest.join("");
}
