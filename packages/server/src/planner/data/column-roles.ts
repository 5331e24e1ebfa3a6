import type { ColumnProfile } from "../../domain/datasets/ports.ts";
import { nameStems } from "../../questions/tokens.ts";
import { stem } from "../../text/stem.ts";
import { isNumeric, isTemporal, type Column } from "../../questions/catalog.ts";
import { isIdentifier } from "./main-figure.ts";

/** A column with what its values show. */
export type ProfiledColumn = { readonly column: Column; readonly profile: ColumnProfile };

/** What the columns of a table are good for in a question. */
export type ColumnRoles = {
  /** Numbers that measure something, those that add up first. */
  readonly figures: readonly { readonly column: Column; readonly addsUp: boolean }[];
  /** Few values that repeat, such as a region or a status. */
  readonly categories: readonly Column[];
  /** Many values that repeat, such as customers. */
  readonly names: readonly Column[];
  readonly dates: readonly ProfiledColumn[];
  /** The first date is when the row happened, so that its figures belong to that time. */
  readonly happens: boolean;
  /** Amounts of several currencies do not add up. */
  readonly currency: Column | undefined;
};

const stems = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(stem));

/** Money, which people ask about first. */
const MONEY = stems(
  `amount revenue sales turnover income earnings total sum spend spending cost expense payment budget profit salary
  betrag umsatz erlös summe gesamt kosten ausgaben zahlung gewinn gehalt`,
);
/** What people ask about next. */
const QUANTITIES = stems(
  `quantity qty units volume count orders hours minutes stock visits clicks downloads points tax
  menge anzahl stück stunden minuten bestand steuer`,
);
/** Numbers that name something: a sum or an average of them means nothing. */
const NAMES_SOMETHING = stems(
  `id no nr number code key uuid zip postcode postal phone fax year month week day rank index row line lat lon lng latitude longitude
  nummer plz kennung telefon jahr monat woche tag kennzeichen postleitzahl`,
);
const ENDS_IN_NUMBER = /(?:nummer|nr|id)$/;
/** Dates of something ongoing or in the future: a salary does not belong to the hiring date. */
const LASTS = stems(
  "start end due birth born hire hired joined valid expiry expires eintritt austritt geburt geburtstag geburtsdatum",
);
const CURRENCY = stems("currency währung");

/** Headings longer than this are no part of a question that anybody reads. */
const MAX_LABEL_LENGTH = 40;
const MAX_CATEGORIES = 12;
const MIN_NAMES = 6;

const hasOne = ({ label }: Column, words: ReadonlySet<string>) =>
  nameStems(label).some((word) => words.has(word));

/** @param roleOf what questions take a column for, so that a suggestion adds up what an answer does */
export function rolesOf(
  columns: readonly ProfiledColumn[],
  rowCount: number,
  roleOf: (column: Column) => string | undefined,
): ColumnRoles {
  const usable = columns.filter(
    ({ column: { label }, profile }) => label.length <= MAX_LABEL_LENGTH && profile.distinct > 1,
  );
  const filled = ({ profile }: ProfiledColumn) => rowCount - profile.empty;
  // A number for each row that differs from every other is a running number more often than a measure.
  const isNumbered = (one: ProfiledColumn) =>
    one.column.type === "integer" && one.profile.distinct === filled(one) && filled(one) > 5;
  const figures = usable
    .filter(({ column }) => isNumeric(column) && !namesSomething(column))
    .map((one) => ({
      ...one,
      weight: weightOf(one.column),
      addsUp: roleOf(one.column) === "additive",
    }))
    .filter((one) => one.weight > 0 || !isNumbered(one))
    .toSorted((a, b) => Number(b.addsUp) - Number(a.addsUp) || b.weight - a.weight);
  const groups = usable.filter(
    (one) =>
      ["text", "boolean"].includes(one.column.type) &&
      !namesSomething(one.column) &&
      // If nearly every row has a different value, grouping is pointless.
      one.profile.distinct * 2 <= filled(one),
  );
  const dates = usable.filter(({ column }) => isTemporal(column));
  return {
    figures,
    categories: columnsOf(
      groups
        .filter(({ profile }) => profile.distinct <= MAX_CATEGORIES)
        .toSorted((a, b) => rankOf(a) - rankOf(b)),
    ),
    names: columnsOf(groups.filter(({ profile }) => profile.distinct >= MIN_NAMES)),
    dates,
    happens: dates.length > 0 && !dates.slice(0, 1).some(({ column }) => hasOne(column, LASTS)),
    currency: usable.find(({ column }) => hasOne(column, CURRENCY))?.column,
  };
}

const weightOf = (column: Column) =>
  hasOne(column, MONEY) ? 2 : hasOne(column, QUANTITIES) ? 1 : 0;

/** Few texts say most; yes and no say least. */
const rankOf = ({ column, profile }: ProfiledColumn) =>
  column.type === "boolean" ? 2 : profile.distinct < MIN_NAMES ? 0 : 1;

const columnsOf = (profiled: readonly ProfiledColumn[]) => profiled.map(({ column }) => column);

const namesSomething = (column: Column) =>
  isIdentifier(column) ||
  hasOne(column, NAMES_SOMETHING) ||
  nameStems(column.label).some((word) => word.length > 2 && ENDS_IN_NUMBER.test(word));
