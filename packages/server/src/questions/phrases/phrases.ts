import type { Comparison, CyclicGrain, Grain } from "../plan.ts";
import type { PeriodName } from "../period-name.ts";

/* The planner's phrases, as functions of their parts. Parts are already escaped for Markdown and chosen elsewhere. */

/** How figures are put together; of dates, the lowest is the earliest. */
export type FigureFunction = "sum" | "avg" | "median" | "min" | "max" | "earliest" | "latest";

/** The figure of a row by its title: a column, one times another, or the days between two dates. */
export type NamedOperand =
  | { readonly kind: "column" | "product"; readonly title: string }
  | {
      readonly kind: "days";
      readonly title: string;
      readonly from: string;
      readonly until: string;
    };

/** The rows that an answer is about: `where` are their conditions, if there are any. */
export type Place = { readonly file: string; readonly where: string };

export type RowOrder = { readonly by: string; readonly down: boolean; readonly dated: boolean };

export type Grouped = { readonly by: string; readonly place: Place };

/** Headings of results and tables. */
export type Titles = {
  readonly rows: string;
  readonly used: string;
  readonly counted: string;
  readonly share: string;
  readonly percent: string;
  readonly part: string;
  readonly whole: string;
  readonly figure: string;
  readonly value: string;
  /** A cell with nothing in it. */
  readonly empty: string;
  /** From January on. */
  readonly months: readonly string[];
  /** From Monday on. */
  readonly weekdays: readonly string[];
  timesOf(label: string, times: string): string;
  daysBetween(from: string, until: string): string;
  distinct(label: string): string;
  ratio(of: string, per: string): string;
  aggregate(fn: FigureFunction, of: NamedOperand): string;
  grouped(label: string, grain: Grain | CyclicGrain): string;
  /** The same within a sentence. */
  groupedBy(label: string, grain: Grain | CyclicGrain): string;
};

/** Conditions on rows, each a clause that can stand after "where". */
export type Conditions = {
  /** `more`: how many further values there are. */
  isIn(label: string, values: readonly string[], more: number, not: boolean): string;
  contains(label: string, value: string): string;
  number(of: NamedOperand, op: Comparison, value: string): string;
  /** Both numbers are included. */
  range(of: NamedOperand, smallest: string, largest: string): string;
  empty(label: string, not: boolean): string;
  period(label: string, name: PeriodName, not: boolean): string;
  months(label: string, months: readonly string[]): string;
  weekday(label: string, days: readonly string[]): string;
  columns(label: string, op: Comparison, other: string, dated: boolean): string;
};

/** Figures as they are called within a sentence. */
export type Figures = {
  readonly rows: string;
  distinct(title: string): string;
  ratio(title: string): string;
  aggregate(fn: FigureFunction, of: NamedOperand): string;
};

/** Sentences of answers. */
export type Answers = {
  figure(one: {
    figure: string;
    place: Place;
    value: string;
    over: number | undefined;
    dated: boolean;
  }): string;
  figures(place: Place, over: number | undefined): string;
  noRows(place: Place): string;
  noFigure(place: Place): string;
  noGroups(place: Place): string;
  leftOut(count: number, title: string, cell: "no-number" | "empty" | "none"): string;
  groups(one: Grouped & { opening: string; what: string; over: number | undefined }): string;
  having(op: Comparison, value: string): string;
  ranked(down: boolean, limit: number | undefined): string;
  /** What figures of groups come to. */
  /** What the groups come to. */
  inAll(totals: readonly string[]): string;
  ordered(count: number, place: Place, order: RowOrder): string;
  /** `first`: how many are shown, where there are more. */
  rows(all: number, place: Place, first: number | undefined): string;
  askForMore: string;
  values(one: {
    title: string;
    count: number;
    place: Place;
    atLeast: boolean;
    unless: string | undefined;
  }): string;
  exists(count: number, place: Place): string;
  /** `of`: the figure whose sum is shared, else rows are. */
  shareByGroup(one: Grouped & { of: NamedOperand | undefined; part: string }): string;
  share(one: {
    percent: string;
    of: NamedOperand | undefined;
    place: Place;
    part: string;
    counted: string;
    whole: string;
  }): string;
  /** `sides`: both names, each with its figure. */
  change(one: Compared): string;
  difference(one: Compared): string;
};

/** Two figures; `difference` is the second's distance from the first, with its size in `amount`. */
export type Compared = {
  readonly figure: string;
  readonly place: Place;
  readonly names: readonly [string, string];
  readonly values: readonly [string, string];
  readonly difference: number;
  readonly amount: string;
  /** As in `+3.5 %`; undefined where the base is 0. */
  readonly percent: string | undefined;
};

/** Forms in a few words, as other readings, choices and charts are called. */
export type Descriptions = {
  figures(one: {
    what: string;
    by: string;
    where: string;
    /** The condition on groups. */
    having: string;
    order: { down: boolean; top: number | undefined } | undefined;
  }): string;
  rows(where: string, order: RowOrder | undefined, top: number | undefined): string;
  values(label: string, where: string, unless: string): string;
  exists(where: string): string;
  share(one: { of: NamedOperand | undefined; part: string; by: string; where: string }): string;
  difference(one: {
    what: string;
    change: boolean;
    between: readonly string[];
    where: string;
  }): string;
};

/** Assumptions, listed below an answer. */
export type Notes = {
  period(name: PeriodName): string;
  figure(title: string): string;
  ranked(title: string): string;
  compared(title: string): string;
  readonly average: string;
  /** Of a figure that does not add up: its average was taken, or its sum, because it was requested. */
  averageOf(title: string): string;
  sumOf(title: string): string;
  readAs(typed: string, meant: string): string;
  /** What a person chose that a word means: a column, one of its values, or nothing. */
  learned(word: string, column: string | undefined, value: string | undefined): string;
  /** The earlier question that this one goes on from. */
  buildsOn(question: string): string;
  /** How else the question can be read; `otherwise` begins it. */
  readonly otherwise: string;
};

/** Questions back, and why a question is not answered. */
export type Questions = {
  readonly severalReadings: string;
  readonly severalTables: string;
  notUnderstood(words: readonly string[]): string;
  notWhy(file: string): string;
  notFuture(file: string, reach: readonly [string, string] | undefined): string;
  whichReading(readings: readonly string[]): string;
  whichFile(files: readonly string[]): string;
  whatDoYouMean(file: string, columns: readonly string[], more: number): string;
  /** Of a question that can be completed. */
  readonly chooseBelow: string;
  without(word: string): string;
  readonly tooLong: string;
  readonly resultTooLong: string;
  /** A column is text for some of its cells; `cells` are the first of them. */
  heldBack(column: string, file: string, held: HeldCells): string;
  /** What to do about that. */
  chooseType(type: "number" | "date"): string;
};

/** Cells that keep a column from its type, of those that have a value. */
export type HeldCells = {
  readonly count: number;
  readonly filled: number;
  readonly cells: readonly { readonly row: number; readonly text: string }[];
};

/** Questions that a file can answer, to begin with. */
export type Examples = {
  total(figure: string, group: string): string;
  top(limit: number, group: string, figure: string): string;
  average(figure: string): string;
  averageBy(figure: string, group: string): string;
  /** A question about the file that it names. */
  ofFile(question: string, file: string): string;
  rowsBy(group: string): string;
  readonly rows: string;
  readonly firstRows: string;
};

/** What the planner can do, what there is to ask about, and why it stops. */
export type Help = {
  /** The part of `abilities` about files. */
  readonly files: string;
  abilities(all: readonly string[]): string;
  /** A tool by its name, which is English, within a sentence. */
  ability(tool: string): string;
  appAbilities(connection: string, all: readonly string[]): string;
  /** Above a list of them. */
  readonly abilitiesAre: string;
  moreConnections(count: number): string;
  readonly nothingSelected: string;
  readonly noFiles: string;
  readonly noMatch: string;
  readonly forExample: string;
  readonly examples: Examples;
  catalog(files: number, tables: number): string;
  table(title: string, rows: number): string;
  /** Below the columns that are shown. */
  moreColumns(count: number): string;
  /** Below the tables that are shown: names of others, how many more there are, and a file as an example. */
  moreTables(named: string, more: number, file: string): string;
  /** Headings of a table's columns: the name, the type, a few values. */
  readonly columns: readonly [string, string, string];
  failed(sentence: string): string;
  readonly limitReached: string;
  readonly stopped: string;
  readonly noTool: string;
};

/** Phrases for tool calls: questions before one, and results. Names of tools and arguments come from their app. */
export type Tools = {
  question(argument: string, noun: string): string;
  readonly severalPlaces: string;
  readonly severalConnections: string;
  readonly whichPlace: string;
  readonly whichConnection: string;
  /** Said above the things to choose from, and recognized in the next turn. */
  readonly severalThings: string;
  readonly whichThing: string;
  noThing(noun: string, words: string, connection: string): string;
  /** Of a search; `nouns` are several. */
  notFound(nouns: string, words: string, connection: string): string;
  /** What a change would set and the thing has already. */
  alreadySo(title: string, values: readonly string[]): string;
  /** What no tool of a connection does, and what its tools do. */
  cannot(verb: string, noun: string, connection: string, able: readonly string[]): string;
  /** What can be done with an inbox item: above its choices, recognized in the next turn. */
  readonly resolveBelow: string;
  readonly whatToDo: string;
  forItem(title: string): string;
  nothingForItem(title: string): string;
  readonly draftFollows: string;
  /** A reply to begin with; `name` may be empty. */
  draft(name: string, title: string): string;
  runPlaybook(name: string): string;
  complete(title: string): string;
  /** Ends every text about words that a tool has no place for; they are named in `unread`. */
  readonly notRun: string;
  unread(tool: string, connection: string, words: string): string;
  readonly runWithout: string;
  without(words: string): string;
  /** Words that are named one by one, and how many more there are. */
  words(named: readonly string[], more: number): string;
  either(choices: readonly string[]): string;
  readonly file: string;
  readonly edited: string;
  /** `title` and `facts` may be empty. */
  done(verb: string, one: { noun: string; title: string; facts: string }): string;
  none(noun: string): string;
  /** `first`: there are more, without a known total. */
  found(count: number, noun: string, first: boolean): string;
  shown(count: number): string;
  readonly beginning: string;
  readonly onlyQuoted: string;
};

export type Phrases = {
  /** A decimal text with separators and a fixed number of decimals. */
  number(text: string, decimals: number): string;
  list(items: readonly string[]): string;
  quoted(text: string): string;
  period(name: PeriodName): string;
  readonly titles: Titles;
  readonly conditions: Conditions;
  readonly figures: Figures;
  readonly answers: Answers;
  readonly descriptions: Descriptions;
  readonly notes: Notes;
  readonly questions: Questions;
  readonly help: Help;
  readonly tools: Tools;
};
