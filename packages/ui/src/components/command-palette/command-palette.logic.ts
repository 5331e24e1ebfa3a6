import { foldText } from "../../internal/fold-text.ts";
import type { IconComponent } from "../icon/icon.tsx";

/** One command or navigation target. */
export interface Command {
  /** Unique id, passed to `onSelect`. */
  id: string;
  /** Shown and searched. */
  label: string;
  /** Icon before the text. */
  icon?: IconComponent;
  /** A quieter note after the label; searched as well. */
  hint?: string;
  /** Synonyms, searched and not shown. */
  keywords?: string;
  /** Its shortcut, one entry per key: Ctrl, K. */
  keys?: readonly string[];
  /** Shown for any query: a server found it, or it is made from the query. @default false */
  always?: boolean;
  /** Unavailable here; say why in `hint`. @default false */
  disabled?: boolean;
}

/** A named group of commands. */
export interface CommandGroup {
  /** Its name: Go to, Do. */
  label: string;
  commands: readonly Command[];
}

const wordsOf = (query: string) => foldText(query).split(/\s+/).filter(Boolean);

/** Groups with matches for the query, each with its matches, the best ones first. */
export function findCommands(
  groups: readonly CommandGroup[],
  query: string,
): readonly CommandGroup[] {
  const words = wordsOf(query);
  return groups
    .map(({ label, commands }) => ({
      label,
      commands: sorted(
        commands.filter((command) => command.always || matches(command, words)),
        words,
      ),
    }))
    .filter(({ commands }) => commands.length > 0);
}

function matches({ label, hint = "", keywords = "" }: Command, words: readonly string[]): boolean {
  const text = foldText(`${label} ${hint} ${keywords}`);
  return words.every((word) => text.includes(word));
}

/** What is named like the query goes first: Enter opens it. What a server found is in the server's order. */
function sorted(commands: readonly Command[], words: readonly string[]): readonly Command[] {
  if (words.length === 0 || commands.some(({ always }) => always)) return commands;
  return commands.toSorted((a, b) => rankOf(a, words) - rankOf(b, words));
}

function rankOf({ label }: Command, words: readonly string[]): number {
  const name = foldText(label);
  if (name === words.join(" ")) return 0;
  if (name.startsWith(words.join(" "))) return 1;
  return words.every((word) => name.includes(word)) ? 2 : 3;
}

/** A label split into matching and other parts. */
export function markMatches(label: string, query: string) {
  const text = foldText(label);
  const marked = Array.from({ length: label.length }, () => false);
  // For text that becomes shorter or longer without accents the marks would be misplaced.
  if (text.length === label.length) {
    for (const word of wordsOf(query)) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        marked.fill(true, at, at + word.length);
      }
    }
  }
  const pieces: { text: string; match: boolean; at: number }[] = [];
  for (const [at, match] of marked.entries()) {
    const last = pieces.at(-1);
    if (last?.match === match) last.text += label.charAt(at);
    else pieces.push({ text: label.charAt(at), match, at });
  }
  return pieces;
}
