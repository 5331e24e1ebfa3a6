import { stem } from "../../text/stem.ts";

const words = (text: string) => text.split(/\s+/).filter(Boolean).map(stem);

/** Words that say nothing in a request. */
export const FILLERS: ReadonlySet<string> = new Set(
  words(`
  a an the is are was were be been am do does did have has had can could would will shall should may might must
  i me my we our us you your it its this that these those there here what which who whom whose how when
  please tell give show display get find list let see want need know look check compute calculate work out make
  of in on at to from for with and or as per by each every all any some than then so
  data file files table sheet spreadsheet csv excel column columns row rows record records entry entries line lines
  value values number numbers figure figures result results overall altogether together just only also now
  exist there many much me i'd i'm i've what's let's answer question
`),
);

const NUMBER_WORDS = words(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
);

/** The number that a word writes. */
export const numberWord = (word: string): number | undefined => {
  const at = NUMBER_WORDS.indexOf(word);
  return at < 0 ? undefined : at;
};

/** Verbs of tools, with what people say for them. The first is the one in tools' names. */
const VERBS = [
  "create add new make open file log schedule remind set write",
  "list show find get see view read search what which any how who",
  "update change edit mark set rename move complete finish tick close reopen reschedule postpone assign",
  "delete remove erase drop discard",
  "send mail forward post message share",
].map(words);

const READS: ReadonlySet<string> = new Set(VERBS[1]);

/** Whether a word asks to see something: a user and a tool may use different verbs for that. */
export const reads = (word: string): boolean => READS.has(word);

/** Whether a person's word means a tool's verb. */
export const meansVerb = (said: string, verb: string): boolean =>
  said === verb || VERBS.some((line) => line[0] === verb && line.includes(said));

/** Nouns of tools, with what people say for them. */
const NOUNS = ["task todo to-do reminder", "mail email e-mail"].map(words);

/** Whether a person's word means a tool's noun. */
export const meansNoun = (said: string, noun: string): boolean =>
  said === noun || NOUNS.some((line) => line.includes(said) && line.includes(noun));
