import type { Json } from "../json-view/types.ts";
import { type Revealed, revealHidden } from "./reveal-hidden.logic.ts";
import { type SuspiciousHost, suspiciousHosts } from "./suspicious-hosts.logic.ts";

/** Something in a call that a person would not see by looking at it. */
export type Finding = {
  /** Where it is, e.g. `to` or `items[2].note`. */
  path: string;
  revealed: Revealed;
  hosts: readonly SuspiciousHost[];
};

/** A value too long to be read at a glance. */
export type LongValue = { path: string; characters: number };

/** Longer texts are folded until the person opens them once. */
export const longText = 2_000;

/** Looks at every text and every key of a call's arguments. */
export function inspectArguments(value: Json): Finding[] {
  const findings: Finding[] = [];
  walk(value, "", (text, path) => {
    const revealed = revealHidden(text);
    const hosts = suspiciousHosts(text);
    if (revealed.hidden > 0 || hosts.length > 0) findings.push({ path, revealed, hosts });
  });
  return findings;
}

/** The values that are folded until opened. */
export function longValues(value: Json): LongValue[] {
  const found: LongValue[] = [];
  walk(value, "", (text, path) => {
    if (text.length > longText) found.push({ path, characters: text.length });
  });
  return found;
}

function walk(value: Json, path: string, visit: (text: string, path: string) => void): void {
  if (typeof value === "string") visit(value, path);
  else if (Array.isArray(value)) {
    value.forEach((entry: Json, index) => walk(entry, `${path}[${index}]`, visit));
  } else if (value !== null && typeof value === "object") {
    for (const [key, entry] of Object.entries(value as { [key: string]: Json })) {
      const inner = path === "" ? key : `${path}.${key}`;
      visit(key, inner);
      walk(entry, inner, visit);
    }
  }
}
