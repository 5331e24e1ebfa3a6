import { escapeMarkdown } from "../text/markdown.ts";
import { NOT_RUN } from "./not-run.ts";
import type { Step } from "./conversation.ts";
import type { ProfileFact } from "./profile.ts";

type Fact = { readonly key: string; readonly value: string };

/** Phrases that introduce something to remember. `remember to …` is a task, not a fact. */
const BEGINNINGS = [
  /^(?:please\s+)?(?:remember|note|keep in mind|don['’]t forget|make a note|take note)(?:\s*,)?\s+that\s+(.+)$/is,
  /^(?:please\s+)?(?:remember|note|keep in mind|don['’]t forget|make a note)(?:\s+this)?\s*:\s*(.+)$/is,
  /^(?:bitte\s+)?(?:merke?(?:\s+(?:dir|es dir))?|notiere?(?:\s+dir)?|behalte?|denk(?:e)?\s+(?:bitte\s+)?daran)(?:\s+bitte)?\s*,?\s+dass\s+(.+)$/is,
  /^(?:bitte\s+)?(?:merke?(?:\s+dir)?|merken|notiere?(?:\s+dir)?|notieren)(?:\s+bitte)?\s*:\s*(.+)$/is,
];

/** Without `that`, only a sentence about the user counts: `Remember my last question` does not. */
const SHORT = /^(?:please\s+)?(?:remember|keep in mind)\s+((?:my|our|i|we)\s.+)$/is;

/** Another sentence after it is another request, which must not be lost. */
const NEXT_SENTENCE = /[.!;]\s+\p{Lu}/u;

/** A longer sentence is no fact of a profile, and matching it would take too long. */
const MAX_SENTENCE_LENGTH = 500;

/**
 * Reads a plain request to remember something, such as `Remember that my fiscal year starts in July`; undefined for any other prompt, for
 * a question, and for words that name no fact.
 * @param profile whose keys are not used for something else
 */
export function readFact(prompt: string, profile: readonly ProfileFact[]): Fact | undefined {
  const text = prompt.trim();
  if (text.length > MAX_SENTENCE_LENGTH || text.includes("?") || NEXT_SENTENCE.test(text))
    return undefined;
  const said = (beginning: RegExp) => beginning.exec(text)?.[1]?.replace(/[\s.!]+$/, "");
  for (const beginning of BEGINNINGS) {
    const statement = said(beginning);
    if (statement) return readSaid(statement, profile) ?? readNote(statement, profile);
  }
  const short = said(SHORT);
  return short ? readSaid(short, profile) : undefined;
}

const VERBS =
  "starts?|begins?|ends?|closes?|opens?|runs?|works?|lives?|takes?|costs?|has|have|uses?|belongs?|means?|stands?|goes|gets|needs?|pays?|reports?";

const SHAPES: readonly {
  readonly words: RegExp;
  readonly read: (found: readonly string[]) => Fact | undefined;
}[] = [
  // `Currency: EUR`, `currency = EUR`
  {
    words: /^(?:(?:my|our)\s+)?([^:=]{1,60}?)\s*(?:=|:\s)\s*(\S.*)$/is,
    read: ([key, value]) => pair(key, value),
  },
  {
    words: /^(?:i|we)\s+(?:(?:always|usually|strongly)\s+)?prefer\s+(.+)$/is,
    read: ([value]) => pair("Preference", value),
  },
  {
    words: /^(?:ich\s+bevorzuge|wir\s+bevorzugen|ich\s+mag\s+am\s+liebsten)\s+(.+)$/is,
    read: ([value]) => pair("Preference", value),
  },
  {
    words: /^(?:ich|wir)\s+(.+?)\s+bevorzugen?$/is,
    read: ([value]) => pair("Preference", value),
  },
  // `my fiscal year is July to June`, `the warehouse in Porto is closed on Mondays`
  {
    words:
      /^(?:(?:my|our|the|meine?|unsere?|der|die|das)\s+)?(\S.{0,59}?)\s+(?:is|are|ist|sind|heißt|lautet)\s+(.+)$/is,
    read: ([key, value]) => (isSubject(key) ? pair(key, value) : undefined),
  },
  {
    words: new RegExp(`^(?:my|our|the)\\s+(\\S.{0,59}?)\\s+((?:${VERBS})\\b.*)$`, "is"),
    read: ([key, value]) => pair(key, value),
  },
  // `mein Geschäftsjahr im Juli beginnt`: the subject ends with its noun.
  {
    words:
      /^(?:[Mm]eine?|[Uu]nsere?)\s+((?:\p{Ll}\S*\s+){0,2}\p{Lu}\S*)\s+(.+?)(?:\s+(?:ist|sind))?$/su,
    read: ([key, value]) => pair(key, value),
  },
];

/** A subject of `is` that makes a fact; a sentence about a person is a note as a whole. */
const isSubject = (words = "") =>
  !/^(?:i|we|you|it|this|that|there|he|she|they|ich|wir|es|du|sie|er)\b/i.test(words);

/** The fact in a sentence: its key and value. */
function readSaid(said: string, profile: readonly ProfileFact[]): Fact | undefined {
  for (const { words, read } of SHAPES) {
    const fact = read(words.exec(said)?.slice(1) ?? []);
    if (fact) return { ...fact, key: fact.key === "Preference" ? free(fact, profile) : fact.key };
  }
  return undefined;
}

/** A sentence in another form, as a whole. A single word is no fact: `remember: Paris`. */
function readNote(said: string, profile: readonly ProfileFact[]): Fact | undefined {
  if (!/\s/.test(said)) return undefined;
  const note = { key: "Note", value: capitalized(said) };
  return { ...note, key: free(note, profile) };
}

function pair(key: string | undefined, value: string | undefined): Fact | undefined {
  const about = key?.trim().replace(/\s+/g, " ") ?? "";
  const said = value?.trim() ?? "";
  return about === "" || said === "" ? undefined : { key: capitalized(about), value: said };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A free general key: `Preference`, `Preference 2`. One that already has this value is reused. */
function free({ key, value }: Fact, profile: readonly ProfileFact[]): string {
  for (let turn = 1; ; turn += 1) {
    const name = turn === 1 ? key : `${key} ${turn}`;
    const known = profile.find((fact) => fact.key === name);
    if (!known || known.value.toLowerCase() === value.toLowerCase()) return name;
  }
}

const OWN = "You can add it yourself under **My Profile**.";

/** The planner's words for what became of a proposed fact. */
export function sayRemembered({ outcome }: Step, { key, value }: Fact): string {
  if (!outcome.ok) {
    return outcome.sentence.startsWith(NOT_RUN)
      ? escapeMarkdown(outcome.sentence)
      : `I did not suggest it: ${escapeMarkdown(outcome.sentence)}`;
  }
  const fact = `**${escapeMarkdown(key)}**: ${escapeMarkdown(value)}`;
  switch (statusOf(outcome.value)) {
    case "known":
      return `Your profile says so already: ${fact}`;
    case "refused":
      return `You refused this before, so I do not suggest it again. ${OWN}`;
    case "waiting":
      return "I have suggested this already. Accept or refuse it under **My Profile**.";
    default:
      return "Accept it, and I will know it in your next chats. Nothing is saved before you do.";
  }
}

const statusOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, "status") : undefined;
