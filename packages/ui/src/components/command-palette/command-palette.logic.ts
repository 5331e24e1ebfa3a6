import { foldText } from "../../internal/fold-text.ts";
import type { IconComponent } from "../icon/icon.tsx";

/** One thing that can be done or gone to. */
export interface Command {
  /** Tells it apart; handed to `onSelect`. */
  id: string;
  /** What is read and searched. */
  label: string;
  /** Icon before the words. */
  icon?: IconComponent;
  /** A quieter remark after the words; searched as well. */
  hint?: string;
  /** Other words for the same, searched and not shown. */
  keywords?: string;
  /** Keys that do the same, each on its own: Ctrl, K. */
  keys?: readonly string[];
  /** Offered whatever is typed: a search on the server found it, or it is made of what is typed. @default false */
  always?: boolean;
  /** Cannot be done here; say why in `hint`. @default false */
  disabled?: boolean;
}

/** Commands of one kind, under its name. */
export interface CommandGroup {
  /** Its name: Go to, Do. */
  label: string;
  commands: readonly Command[];
}

const wordsOf = (query: string) => foldText(query).split(/\s+/).filter(Boolean);

/** Groups that hold something for the query, each with what it holds. */
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

/** A label in pieces, of which some answer to the query. */
export function markMatches(label: string, query: string) {
  const text = foldText(label);
  const marked = Array.from({ length: label.length }, () => false);
  // Letters that fall apart without their accents would be marked in the wrong place.
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
