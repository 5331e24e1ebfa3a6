import { isNumeric, isTemporal, type Column, type Table } from "./catalog.ts";
import type { ColumnRole } from "../domain/datasets/column-roles.ts";
import { ENTITY_SYNONYMS } from "./entity-synonyms.ts";
import { headingStems, partsOf, rootsOf } from "./roots.ts";

/** What a column is good for in a question. */
export type Role =
  | "identifier"
  | "additive"
  | "figure"
  | "date"
  | "yes-no"
  | "person"
  | "organisation"
  | "product"
  | "place"
  | "status"
  | "text";

/** A column with what its heading and its values show. */
export type KnownColumn = Column & {
  readonly words: readonly string[];
  /** Its words without a unit or parentheses: `rent` of "Rent pcm", `tip` of "Tips (card)". */
  readonly core: readonly string[];
  /** An amount of money, by its heading or a sign of a currency in it. */
  readonly money: boolean;
  readonly role: Role;
  /** All different values, where they are few enough to be known. */
  readonly known: readonly string[] | undefined;
  /** No two rows share a value. */
  readonly unique: boolean;
  readonly hasEmpty: boolean;
};

/** What figure a question means that names none: a column, or quantity times price where there is no other money. */
export type MainFigure = { readonly column: KnownColumn; readonly times?: KnownColumn };

/** A table with the roles of its columns. */
export type KnownTable = {
  readonly table: Table;
  readonly columns: readonly KnownColumn[];
  readonly main: MainFigure | undefined;
  readonly quantity: KnownColumn | undefined;
  /** The date on which a row begins; most questions of time are about it. */
  readonly begins: KnownColumn | undefined;
  readonly ends: KnownColumn | undefined;
  readonly due: KnownColumn | undefined;
  readonly status: KnownColumn | undefined;
  readonly person: KnownColumn | undefined;
  /** What a row is called: roots of words. */
  readonly entity: ReadonlySet<string>;
};

const words = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .flatMap(rootsOf),
  );

const NAMES_SOMETHING = words(
  "id no nr number code key uuid sku zip postcode postal phone fax nummer plz kennung kennzeichen iban reference ref invoice-no",
);
/** A value that is put together already, or in proportion: no sum of them is one, whatever else the heading says. */
const NEVER_ADDS = words(
  "rate percent percentage pct ratio average avg mean median max maximum highest minimum lowest balance ytd cumulative running saldo kontostand durchschnitt mittelwert anteil prozent",
);
const RATES = words(
  "score rating grade temperature level probability margin age price per discount satisfaction nps csat stars quote reading odometer alter note preis einzelpreis bewertung zählerstand",
);
const CLASSES = words("group class category gruppe klasse kategorie");
const UNIT = words("unit points each");
const MONEY = [
  "total",
  "gross",
  "brutto",
  "revenue",
  "amount",
  "sales",
  "value",
  "salary",
  "net",
  "netto",
  "subtotal",
  "spend",
  "cost",
  "price",
  "budget",
  "fee",
  "rent",
  "fine",
  "income",
  "umsatz",
  "betrag",
  "gesamt",
  "summe",
  "kosten",
  "preis",
  "gehalt",
  "miete",
  "gebühr",
].map((word) => rootsOf(word)[0] ?? word);
/** Words for one kind of money among several. */
const WEAK: ReadonlySet<string> = new Set(
  ["cost", "price", "budget", "fee", "rent", "fine", "kosten", "preis", "gebühr", "miete"].map(
    (word) => rootsOf(word)[0] ?? word,
  ),
);
const QUANTITY = words(
  "quantity qty units pieces count volume items menge anzahl stück nights hours seats",
);
const PERSON = words(
  "assignee owner manager agent guest driver employee rep representative salesperson seller recruiter author reviewer contact person name member staff trainer teacher doctor mitarbeiter bearbeiter fahrer kundenberater betreuer verantwortlich approved assigned",
);
const ORGANISATION = words(
  "customer client company account supplier vendor organization organisation employer carrier partner kunde firma lieferant",
);
const PRODUCT = words("product item article sku model plan service produkt artikel ware");
const PLACE = words(
  "country city region state location site branch store warehouse area office land stadt ort filiale lager standort",
);
const STATUS = words("status stage state phase outcome result resolution stand zustand");
const DUE = words("due deadline promised planned target expected fällig");
/** Headings of two dates between which a row lasts. */
const SINCE = words("from start begin since von beginn anfang");
const UNTIL = words("to until till end bis ende");
const ENDS = words(
  "paid closed resolved completed finished end ended left delivered returned cancelled canceled shipped checkout until exit terminated bezahlt erledigt ende geliefert",
);
const ALWAYS_NUMBERS = /^(?:19|20)\d{2}$/;

const known = new WeakMap<Table, KnownTable>();

/** The roles of a table's columns, from headings, types and values. */
export function knowTable(table: Table): KnownTable {
  const found = known.get(table) ?? readTable(table);
  known.set(table, found);
  return found;
}

function readTable(table: Table): KnownTable {
  const columns = table.columns.map((column, at) => readColumn(column, at, table.rowCount));
  const chosen = (role: ColumnRole) => columns.find((column) => column.chosen === role);
  const dates = columns.filter(({ role }) => role === "date");
  // What a person made another date is none of those that are found.
  const open = dates.filter((column) => column.chosen === undefined);
  const due = chosen("due_date") ?? open.find((column) => hasOne(column, DUE));
  const ends = chosen("end_date") ?? endOf(open, due);
  const begins = chosen("main_date") ?? beginOf(table, open, columns, ends, due);
  const figures = columns.filter(({ role }) => role === "additive" || role === "figure");
  const mainChosen = chosen("main_figure");
  const quantity = figures.find((column) => column.role === "additive" && hasOne(column, QUANTITY));
  return {
    table,
    columns,
    main: mainChosen
      ? { column: mainChosen }
      : mainFigure(
          figures.filter((column) => column.chosen === undefined),
          quantity,
        ),
    quantity,
    begins,
    ends,
    due,
    status: chosen("status") ?? columns.find(({ role }) => role === "status"),
    person:
      chosen("person") ??
      columns.find((column) => column.role === "person" && isCalledPerson(column)) ??
      columns.find(({ role }) => role === "person"),
    entity: entityOf(table, columns),
  };
}

/** The date that is called as the rows are: an appointment's is the Appt Date, though it was booked before. */
function beginOf(
  table: Table,
  dates: readonly KnownColumn[],
  columns: readonly KnownColumn[],
  ends: KnownColumn | undefined,
  due: KnownColumn | undefined,
) {
  const keys = columns
    .filter(({ unique, role }) => unique && role === "identifier")
    .flatMap((column) => column.words.flatMap(partsOf))
    .filter((word) => !NAMES_SOMETHING.has(word));
  const open = dates.filter((column) => column !== ends && column !== due);
  const calledBy = (names: readonly string[]) =>
    open.find((column) => column.words.flatMap(partsOf).some((word) => names.includes(word)));
  const hasUntil = dates.some((column) => hasOne(column, UNTIL));
  return (
    calledBy(keys) ??
    calledBy(titleWords(table)) ??
    (hasUntil ? open.find((column) => hasOne(column, SINCE)) : undefined) ??
    open[0] ??
    dates[0]
  );
}

const hasOne = ({ words: own }: { words: readonly string[] }, set: ReadonlySet<string>) =>
  own.some((word) => set.has(word));

function readColumn(column: Column, at: number, rowCount: number): KnownColumn {
  const own = headingStems(column.label).flatMap((word) => rootsOf(word).slice(0, 1));
  const distinct = column.profile?.distinct;
  const filled = rowCount - (column.profile?.empty ?? 0);
  const unique = distinct !== undefined && distinct === filled && filled > 5;
  const base = {
    ...column,
    words: own,
    core: coreOf(column.label, own),
    money: CURRENCY.test(column.label) || own.some((word) => MONEY.includes(word)),
    known: column.profile?.values,
    unique,
    hasEmpty: (column.profile?.empty ?? 0) > 0,
  };
  const isKey = at === 0 && unique && column.type === "integer" && rowCount > 20;
  const found = isKey ? "identifier" : roleOf(base);
  return { ...base, role: chosenRole(column.chosen, found) };
}

/** The role that a person chose, in the planner's terms; what they say is finer for dates and figures, and coarser for groups. */
function chosenRole(chosen: string | undefined, found: Role): Role {
  switch (chosen) {
    case "main_figure":
      return found === "figure" ? "figure" : "additive";
    case "adds_up":
      return "additive";
    case "averaged":
      return "figure";
    case "identifier":
    case "person":
    case "status":
      return chosen;
    case "group":
      return GROUPS.has(found) ? found : "text";
    default:
      return found;
  }
}

const GROUPS: ReadonlySet<Role> = new Set(["organisation", "product", "place", "yes-no", "text"]);

const CURRENCY = /[€$£]|\b(?:EUR|USD|GBP|CHF)\b/;
/** Units of what does not add up: shares, temperatures, speeds. */
const PROPORTION = /[%‰°]|\b(?:km\/h|kph|mph|m\/s|rpm|ppm|dB)\b/;
/** "USD per kg", "€/kWh", "Rate €/h": what one of something costs. */
const PER = /\bper\b|\/|\bpro\b|\bje\b/i;
const RATES_OF_MONEY = words("price unit per preis einzelpreis note");

function coreOf(label: string, all: readonly string[]): readonly string[] {
  const kept = headingStems(
    label.replace(/\([^)]*\)|\/\s*(?:hr|hour|mth|month|day|night|kg|unit)\b/gi, " "),
  ).flatMap((word) => rootsOf(word).slice(0, 1));
  const core = kept.filter((word, at) => at === 0 || !/^[^aeiou]{1,3}$/.test(word));
  return core.length > 0 ? core : all;
}

const PERSON_NAME = /^\p{Lu}[\p{L}'’.-]+ (?:\p{L}[\p{L}'’.-]* )?\p{Lu}[\p{L}'’.-]+$/u;
const CODE = /^[A-Z]{1,6}[-_/ ]?\d{2,}/;
const YES_NO = new Set(["yes", "no", "y", "n", "true", "false", "ja", "nein", "1", "0"]);

function roleOf(column: Omit<KnownColumn, "role">): Role {
  const values = column.known ?? column.samples;
  if (isTemporal(column)) return "date";
  if (column.type === "boolean") return "yes-no";
  if (isNumeric(column)) {
    if (
      hasOne(column, NAMES_SOMETHING) ||
      /#/.test(column.label) ||
      (column.unique && column.type === "integer" && isRunning(values))
    )
      return "identifier";
    if (
      column.type === "integer" &&
      column.words.includes("year") &&
      values.every((value) => ALWAYS_NUMBERS.test(value))
    )
      return "text";
    if (column.words.some((word) => partsOf(word).some((part) => CLASSES.has(part)))) return "text";
    if (hasOne(column, NEVER_ADDS) || isLeast(column) || OF_ONE.test(column.label)) return "figure";
    if (PROPORTION.test(column.label)) return "figure";
    if (column.words.includes("total")) return "additive";
    // A discount in money adds up; one in percent is whole, or a fraction.
    const isAmount =
      column.words.includes("discount") &&
      column.type === "decimal" &&
      values.some((value) => Number(value) > 1 && !Number.isInteger(Number(value)));
    if (isAmount) return "additive";
    // "Quote EUR": an amount of money, unless it is one for something.
    if (CURRENCY.test(column.label) && !PER.test(column.label) && !hasOne(column, RATES_OF_MONEY))
      return "additive";
    return hasOne(column, RATES) ||
      (hasOne(column, UNIT) && !column.words.every((word) => UNIT.has(word)))
      ? "figure"
      : "additive";
  }
  if (
    values.length > 0 &&
    values.length <= 2 &&
    values.every((value) => YES_NO.has(value.toLowerCase()))
  )
    return "yes-no";
  if (
    column.unique &&
    (hasOne(column, NAMES_SOMETHING) || values.some((value) => CODE.test(value)))
  )
    return "identifier";
  if (hasOne(column, STATUS)) return "status";
  // The last word is the main word: an account manager is a person.
  const head = column.words.at(-1) ?? "";
  if (PERSON.has(head) && !ORGANISATION.has(head) && looksLikeNames(values)) return "person";
  if (hasOne(column, ORGANISATION)) return "organisation";
  if (hasOne(column, PLACE)) return "place";
  if (hasOne(column, PRODUCT)) return "product";
  if (looksLikeNames(values)) return "person";
  return "text";
}

/** A proportion, or money for an hour. Not found by its root: that of "hourly" is an hour. */
const OF_ONE = /%|\bhourly\b/i;

/** "Min Load": a minimum. "Wait min" are minutes. */
const isLeast = ({ words: own }: { words: readonly string[] }) => own[0] === "min";

/** Words for people, and what English makes of verbs: a practitioner, a tenant. */
const isCalledPerson = ({ core }: { core: readonly string[] }) =>
  PERSON.has(core.at(-1) ?? "") || /.{3}(?:er|or|ee|ant|ent|ist|ian)$/.test(core.at(-1) ?? "");

/** Most of the values are of two capitalised words. */
const looksLikeNames = (values: readonly string[]) =>
  values.length > 0 &&
  values.filter((value) => PERSON_NAME.test(value)).length * 10 >= values.length * 9;

const isRunning = (values: readonly string[]) =>
  values.length > 5 && values.every((value) => /^\d{3,}$/.test(value));

/** The date on which rows end: by its heading, if it has gaps or comes later; a due date ends nothing. */
function endOf(dates: readonly KnownColumn[], due: KnownColumn | undefined) {
  const others = dates.filter((column) => column !== due);
  if (others.length < 2) return others.find((column) => column.hasEmpty && hasOne(column, ENDS));
  const named = others.filter((column) => hasOne(column, ENDS));
  return (
    named.find(({ hasEmpty }) => hasEmpty) ??
    named.find((column) => column !== others[0]) ??
    others.find((column, at) => at > 0 && column.hasEmpty)
  );
}

function mainFigure(
  figures: readonly KnownColumn[],
  quantity: KnownColumn | undefined,
): MainFigure | undefined {
  const additive = figures.filter(({ role }) => role === "additive");
  for (const word of MONEY) {
    const named = additive.filter((one) => one !== quantity && one.words.includes(word));
    // Of "Food Sales" and "Bar Sales" neither is what the table is about.
    const [column, other] =
      named.length > 1 ? named.filter(({ core }) => core.length === 1) : named;
    if (named.length > 1 && (!column || other)) return undefined;
    // With both "Internal Cost" and "Fees", it is unclear which is the money.
    if (
      column &&
      WEAK.has(word) &&
      column.core.length > 1 &&
      additive.some((one) => one.money && one !== column)
    )
      return undefined;
    if (column) return { column };
  }
  const amounts = additive.filter(({ money }) => money);
  if (amounts.length > 1) return undefined;
  if (amounts[0]) return { column: amounts[0] };
  // "USD per kg" with "Weight kg": the total cost is their product.
  const perUnit = figures.find((one) => one.money && unitOf(one) !== undefined);
  const inUnits = perUnit && additive.find((one) => one.words.at(-1) === unitOf(perUnit));
  if (perUnit && inUnits) return { column: perUnit, times: inUnits };
  const price = figures.find((one) => one.words.some((word) => MONEY.includes(word)));
  if (price && quantity) return { column: price, times: quantity };
  const [only, second] = additive;
  if (only && !second) return { column: only };
  if (quantity) return { column: quantity };
  const [first, more] = figures;
  return first && !more ? { column: first } : undefined;
}

/** The unit of a price per unit: `kg` of "USD per kg". */
export function unitOf({ label }: KnownColumn): string | undefined {
  const unit = /(?:\bper\b|\/|\bpro\b|\bje\b)\s*(\p{L}+)/iu.exec(label)?.[1];
  return unit === undefined ? undefined : headingStems(unit).flatMap(rootsOf)[0];
}

const titleWords = ({ filename }: Table): string[] =>
  headingStems(filename.replace(/\.[a-z]+$/i, ""))
    .flatMap(rootsOf)
    .filter((word) => word.length > 2 && !/^\d+$/.test(word));

const GENERIC_STARTS = words("date time total next last first monthly net gross unit start end");

/** Words of the file's title and of its key's heading. A heading of a column that repeats is something else. */
function entityOf(table: Table, columns: readonly KnownColumn[]): ReadonlySet<string> {
  const title = titleWords(table);
  const keys = columns
    .filter(({ role, unique }) => unique && (role === "identifier" || role === "text"))
    .flatMap((column) =>
      column.words
        .flatMap((word) => [word, ...partsOf(word)])
        .filter((word) => !NAMES_SOMETHING.has(word) && word !== "name"),
    );
  // "Lease start" and "Lease end": a row is a lease.
  const starts = columns
    .filter(({ words: own }) => own.length > 1)
    .map((column) => ({ word: column.words[0] ?? "", isDate: column.role === "date" }));
  // "Lead Date" and "Lead Source": a row is a lead.
  const dated = starts.flatMap(({ word }, at) =>
    word.length > 3 &&
    !GENERIC_STARTS.has(word) &&
    starts.some((other, index) => index !== at && other.word === word) &&
    starts.some((other) => other.word === word && other.isDate)
      ? [word]
      : [],
  );
  const entity = new Set([...title, ...keys, ...dated]);
  for (const line of ENTITY_SYNONYMS) {
    const roots = line.flatMap(rootsOf);
    if (roots.some((word) => entity.has(word))) for (const word of roots) entity.add(word);
  }
  const repeating = columns.filter(
    ({ unique, role }) =>
      !unique && role !== "identifier" && !["additive", "figure", "date"].includes(role),
  );
  for (const column of repeating)
    if (column.words.length === 1) for (const word of column.words) entity.delete(word);
  // In "wages.csv" with a "Wage per hour" the wage is that figure, and no row.
  for (const column of columns)
    if (column.role === "additive" || column.role === "figure") entity.delete(headOf(column));
  return entity;
}

/** The main word of a heading: `wage` of "Wage per hour", `value` of "Order Value". */
export function headOf({ core }: KnownColumn): string {
  const per = core.findIndex((word) => PER_WORDS.has(word));
  return core.at(per > 0 ? per - 1 : -1) ?? "";
}

const PER_WORDS = words("per pro je");
