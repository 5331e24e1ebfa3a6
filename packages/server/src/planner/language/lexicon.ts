import { stem } from "../../text/stem.ts";

const words = (text: string) => text.split(/\s+/).filter(Boolean).map(stem);
const set = (text: string): ReadonlySet<string> => new Set(words(text));

/** Words that say nothing about what is asked. */
export const FILLERS = set(`
  a an the is are was were be been am do does did have has had can could would will shall should may might must
  i me my we our us you your it its this that these those there here what which who whom whose how when
  please tell give show display get find list let see want need know look check compute calculate work out make
  of in on at to from for with and or as per by each every all any some than then so
  data file files table sheet spreadsheet csv excel column columns row rows record records entry entries line lines
  value values number numbers figure figures result results overall altogether together just only also now
  exist there many much me i'd i'm i've what's let's answer question
`);

/** Ways of putting the numbers of a column together. */
export type Aggregate = "sum" | "avg" | "min" | "max" | "median";

/** Columns that people call by another name than the file does. Each line is one meaning. */
const SYNONYMS = [
  "amount revenue sale turnover income earning value money spend spending proceeds",
  "price cost fee charge rate",
  "quantity qty unit volume piece",
  "customer client buyer account company",
  "country nation",
  "region area territory zone",
  "city town",
  "product item article sku",
  "category type kind class segment group",
  "employee staff worker person rep salesperson seller agent",
  "date day time when",
  "status state stage",
  "name title",
  "department team division",
  "supplier vendor",
  "discount rebate",
].map((line) => new Set(words(line)));

const synonymsByWord = new Map(
  SYNONYMS.flatMap((meaning) => [...meaning])
    .map((word) => [word, SYNONYMS.filter((meaning) => meaning.has(word))] as const)
    .map(([word, meanings]) => [word, meanings.flatMap((meaning) => [...meaning])]),
);

/** The stems that mean the same kind of column as this one, itself among them; none where it means no kind. */
export const synonymsOf = (word: string): readonly string[] => synonymsByWord.get(word) ?? [];

/** Columns that hold the figure people mean when they name none, best first. */
export const MAIN_FIGURES = words("amount revenue sales total value price cost quantity");

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
  "update change edit mark set rename move complete finish close reopen reschedule postpone assign",
  "delete remove erase drop discard",
  "send mail forward post message share",
].map(words);

const READS: ReadonlySet<string> = new Set(VERBS[1]);

/** Whether a word asks to see something: of these verbs, a person and a tool may each use another. */
export const reads = (word: string): boolean => READS.has(word);

/** Whether a person's word means a tool's verb. */
export const meansVerb = (said: string, verb: string): boolean =>
  said === verb || VERBS.some((line) => line[0] === verb && line.includes(said));

/** Nouns of tools, with what people say for them. */
const NOUNS = ["task todo to-do reminder", "mail email e-mail"].map(words);

/** Whether a person's word means a tool's noun. */
export const meansNoun = (said: string, noun: string): boolean =>
  said === noun || NOUNS.some((line) => line.includes(said) && line.includes(noun));
