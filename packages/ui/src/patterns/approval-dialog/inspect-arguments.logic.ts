import type { Json, JsonObject } from "../json-view/types.ts";
import { type Revealed, revealHidden } from "./reveal-hidden.logic.ts";
import { type SuspiciousHost, suspiciousHosts } from "./suspicious-hosts.logic.ts";

/** Something in a call that a person would not see by looking at it. */
export type Finding = {
  /** Where it is, e.g. `to` or `items[2].note`. */
  path: string;
  /** The argument it belongs to. */
  key: string;
  revealed: Revealed;
  hosts: readonly SuspiciousHost[];
};

/** A value too long to be read at a glance. */
export type LongValue = { path: string; key: string; characters: number; text: string };

/** Longer texts are folded until the person opens them once. */
export const longText = 2_000;

/** Looks at every text and every key of a call's arguments. */
export function inspectArguments(value: JsonObject): Finding[] {
  const findings: Finding[] = [];
  walkObject(value, (text, path, key) => {
    const revealed = revealHidden(text);
    const hosts = suspiciousHosts(text);
    if (revealed.hidden > 0 || hosts.length > 0) findings.push({ path, key, revealed, hosts });
  });
  return findings;
}

/** The values that are folded until opened. */
export function longValues(value: JsonObject): LongValue[] {
  const found: LongValue[] = [];
  walkObject(value, (text, path, key) => {
    if (text.length > longText) found.push({ path, key, characters: text.length, text });
  });
  return found;
}

type Visit = (text: string, path: string, key: string) => void;

function walkObject(value: JsonObject, visit: Visit): void {
  for (const [key, entry] of Object.entries(value)) {
    visit(key, key, key);
    walk(entry, key, (text, path) => visit(text, path, key));
  }
}

function walk(value: Json, path: string, visit: (text: string, path: string) => void): void {
  if (typeof value === "string") visit(value, path);
  else if (Array.isArray(value)) {
    value.forEach((entry: Json, index) => walk(entry, `${path}[${index}]`, visit));
  } else if (value !== null && typeof value === "object") {
    for (const [key, entry] of Object.entries(value as JsonObject)) {
      visit(key, `${path}.${key}`);
      walk(entry, `${path}.${key}`, visit);
    }
  }
}
