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

/** Groups with matches for the query, each with its matches. */
export function findCommands(
  groups: readonly CommandGroup[],
  query: string,
): readonly CommandGroup[] {
  const words = wordsOf(query);
  return groups
    .map(({ label, commands }) => ({
      label,
      commands: commands.filter(({ always, ...command }) => {
        if (always) return true;
        const text = foldText(`${command.label} ${command.hint ?? ""} ${command.keywords ?? ""}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ commands }) => commands.length > 0);
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
