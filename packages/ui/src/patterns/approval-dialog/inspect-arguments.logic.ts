import type { Json, JsonObject } from "../json-view/types.ts";
import { type Revealed, revealHidden } from "./reveal-hidden.logic.ts";
import { type SuspiciousHost, suspiciousHosts } from "./suspicious-hosts.logic.ts";

/** Something in a call that a person cannot see. */
export type Finding = {
  /** Its path, e.g. `to` or `items[2].note`. */
  path: string;
  /** The argument it belongs to. */
  key: string;
  revealed: Revealed;
  hosts: readonly SuspiciousHost[];
};

/** A value too long to be read at a glance. */
export type LongValue = { path: string; key: string; characters: number; text: string };

/** Longer texts are collapsed until the person expands them once; others are shown whole. */
export const longText = 2_000;

/** Inspects every text and every key of a call's arguments. */
export function inspectArguments(value: JsonObject): Finding[] {
  const findings: Finding[] = [];
  walkObject(value, (text, path, key) => {
    const revealed = revealHidden(text);
    const hosts = suspiciousHosts(text);
    if (revealed.hidden > 0 || hosts.length > 0) findings.push({ path, key, revealed, hosts });
  });
  return findings;
}

/**
 * The values that are collapsed until expanded: long texts, and lists and objects that are long apart from the long
 * values inside them.
 */
export function longValues(value: JsonObject): LongValue[] {
  return Object.entries(value).flatMap(([key, entry]) => {
    const found: LongValue[] = [];
    const note = (path: string, text: string) =>
      found.push({ path, key, characters: text.length, text });
    const look = (text: string, path: string) => {
      if (text.length > longText) note(path, text);
    };
    look(key, key);
    walk(entry, key, look);
    if (typeof entry !== "object" || entry === null) return found;
    const text = JSON.stringify(entry, null, 2);
    const within = found.reduce((sum, { characters }) => sum + characters, 0);
    if (text.length - within > longText) note(key, text);
    return found;
  });
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
