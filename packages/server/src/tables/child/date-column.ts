import type { DateOrder } from "../reading.ts";
import {
  findCells,
  isMostly,
  remembered,
  type ColumnContext,
  type ColumnReading,
} from "./column-cells.ts";
import {
  asDate,
  asTimestamp,
  dateText,
  FIRST_SHORT_YEAR,
  isIsoDate,
  type DateText,
} from "./date-format.ts";
import { isEmptyWord } from "./empty-words.ts";
import type { Cell } from "./source-table.ts";
import { looksBuddhist, looksLikeEra, sharedZone } from "./zones-and-eras.ts";
import { doubtful, emptied, mixed, quotedText, readAs, type Named } from "./type-decisions.ts";

type Read = (text: string) => DateText | undefined;

/** What the cells of a column are as dates, counted in one pass. */
export class DateSurvey {
  filled = 0;
  dates = 0;
  empty = 0;
  readonly fits = { day: 0, month: 0 };
  /** Texts that are a date in one order only, and one that is another date in the other. */
  onlyDay: string | undefined;
  onlyMonth: string | undefined;
  both: string | undefined;
  /** Dates that are others in the other order and written without dots. */
  undotted = 0;
  timed = 0;
  zoned = 0;
  shifted = 0;
  months = 0;
  shortYears = 0;
  hyphened = 0;
  /** The first date of a year that is rather one of the Buddhist calendar, and the first with a zone whose name others have. */
  buddhist: string | undefined;
  sharedZone: string | undefined;
  /** Texts such as `R8.3.7`. */
  eras = 0;
  firstOfEra = "";

  constructor(cells: readonly Cell[], read: Read) {
    for (const cell of cells) {
      if (cell === null) continue;
      const text = cell.trim();
      this.filled++;
      if (isIsoDate(text)) {
        this.dates++;
        this.fits.day++;
        this.fits.month++;
        if (looksBuddhist(text)) this.buddhist ??= text;
        continue;
      }
      const date = read(text);
      if (date) this.#count(text, date);
      else if (isEmptyWord(text)) this.empty++;
      else if (looksLikeEra(text)) this.firstOfEra = this.eras++ === 0 ? text : this.firstOfEra;
    }
  }

  #count(text: string, date: DateText) {
    const { day, month } = date;
    this.dates++;
    if (day !== undefined) this.fits.day++;
    if (month !== undefined) this.fits.month++;
    if (month === undefined) this.onlyDay ??= text;
    else if (day === undefined) this.onlyMonth ??= text;
    else if (day !== month) {
      this.both ??= text;
      if (!date.hasDots) this.undotted++;
    }
    if (date.time !== undefined) this.timed++;
    if (date.offset !== undefined) this.zoned++;
    if (date.offset) this.shifted++;
    if (date.offset && sharedZone(text)) this.sharedZone ??= text;
    if (looksBuddhist(day ?? month)) this.buddhist ??= text;
    if (date.isMonth) this.months++;
    if (date.hasShortYear) this.shortYears++;
    if (date.hasHyphens) this.hyphened++;
  }

  get values() {
    return this.filled - this.empty;
  }
}

type Order = {
  readonly order: DateOrder;
  readonly isProven: boolean;
  readonly isChosen?: boolean;
  /** A person chose the other one, which does not fit. */
  readonly isOther?: boolean;
  readonly why?: string;
};

const shown = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
const dayAndMonth = (iso: string) => shown.format(new Date(`${iso}T00:00:00Z`));

/** Whether the day comes first, as the values prove or as it is decided by what else is known. */
export function orderOf(survey: DateSurvey, context: ColumnContext, read: Read): Order | undefined {
  const { dates, fits, onlyDay, onlyMonth, both, undotted } = survey;
  const proof = (text: string, order: DateOrder): Order => {
    const isOther = context.dateOrder !== undefined && context.dateOrder !== order;
    const only = `${quotedText(text)} can only be ${dayAndMonth(read(text)?.[order] ?? "")}`;
    return {
      order,
      isProven: true,
      isOther,
      why: isOther ? `${only}, so it is not read with the ${context.dateOrder} first` : only,
    };
  };
  if (fits.month < dates && onlyDay !== undefined) return proof(onlyDay, "day");
  if (fits.day < dates && onlyMonth !== undefined) return proof(onlyMonth, "month");
  if (both === undefined) return { order: "day", isProven: false };
  if (context.dateOrder) return { order: context.dateOrder, isProven: false, isChosen: true };
  if (undotted === 0)
    return {
      order: "day",
      isProven: true,
      why: "Dates that are written with dots begin with the day",
    };
  const others = context.others?.dateOrder;
  return (
    others && {
      order: others.value,
      isProven: false,
      why: `${quotedText(both)} is ${dayAndMonth(read(both)?.[others.value] ?? "")}, as the column '${others.column}' shows`,
    }
  );
}

/** What came of reading a column as dates: how it is read, or why it stays text. */
export type DateOutcome = Pick<ColumnReading, "decisions" | "isOpen"> & {
  readonly reading?: ColumnReading;
};

/** Reads a column as dates or times where every value is one. */
export function readDates(cells: readonly Cell[], context: ColumnContext): DateOutcome | undefined {
  const read = remembered(dateText);
  const survey = new DateSurvey(cells, read);
  const { values, dates, fits } = survey;
  const { label } = context;
  if (survey.eras === values && values > 0) {
    const why = `values such as ${quotedText(survey.firstOfEra)} can be dates of an era of Japan`;
    return { decisions: [doubtful(label, why)] };
  }
  if (dates === 0 || !isMostly(dates, values)) return undefined;
  const refused = (
    what: Named,
    isOdd: (text: string, date: DateText | undefined) => boolean,
    lost?: string,
  ) => {
    const odd = findCells(cells, context, (text) => !isEmptyWord(text) && isOdd(text, read(text)));
    return { decisions: [mixed(label, odd, { filled: values, what, lost })] };
  };
  if (dates < values)
    return refused(
      ["a date", "dates"],
      (_, date) => date === undefined,
      survey.timed > 0 ? "times" : "dates",
    );
  if (fits.day < dates && fits.month < dates) {
    const main = fits.day >= fits.month ? "day" : "month";
    return refused(
      [`a date with the ${main} first`, `dates with the ${main} first`],
      (_, date) => date?.[main] === undefined,
    );
  }
  if (survey.months > 0 && survey.months < dates) {
    const isMain = survey.months * 2 > dates;
    return refused(
      isMain ? ["a month", "months"] : ["a whole date", "whole dates"],
      (_, date) => date?.isMonth !== isMain,
    );
  }
  if (survey.zoned > 0 && survey.zoned < dates) {
    const isMain = survey.zoned * 2 > dates;
    return refused(
      isMain
        ? ["a time with a time zone", "times with a time zone"]
        : ["a time without a time zone", "times without a time zone"],
      (_, date) => (date?.offset !== undefined) !== isMain,
    );
  }
  const order = orderOf(survey, context, read);
  if (!order)
    return {
      isOpen: true,
      decisions: [doubtful(label, "its dates can be day or month first")],
    };
  return { decisions: [], reading: typed(cells, context, { survey, read, order }) };
}

function typed(
  cells: readonly Cell[],
  context: ColumnContext,
  { survey, read, order }: { survey: DateSurvey; read: Read; order: Order },
): ColumnReading {
  const { label } = context;
  const type = survey.timed > 0 ? "timestamp" : "date";
  const isOrdered = order.why !== undefined;
  const reasons = [
    ...(order.why === undefined ? [] : [order.why]),
    ...(survey.shortYears > 0
      ? [`Years of two digits are ${FIRST_SHORT_YEAR} to ${FIRST_SHORT_YEAR + 99}`]
      : []),
    ...(survey.months > 0 ? ["Each month is dated on its first day"] : []),
    ...(survey.zoned > 0
      ? [survey.shifted > 0 ? "Times of other zones are converted to UTC" : "Its times are in UTC"]
      : []),
    ...doubtsOn(survey),
  ];
  const what = type === "date" ? "dates" : "times";
  const showsOrder = order.isProven || survey.both !== undefined;
  return {
    type,
    sqlType: type.toUpperCase(),
    canonical: canonicalIn(type, { order: order.order, hasZones: survey.zoned > 0, read }),
    decisions: [
      ...(reasons.length > 0
        ? [
            readAs(label, what, {
              how: isOrdered ? `${order.order} first` : undefined,
              why: reasons,
              isDoubtful:
                survey.hyphened > 0 || order.isOther === true || doubtsOn(survey).length > 0,
            }),
          ]
        : []),
      ...(survey.empty === 0 ? [] : emptied(label, findCells(cells, context, isEmptyWord))),
    ],
    found: { dateOrder: order.isChosen || !showsOrder ? undefined : order.order },
    shows: order.isProven ? { dateOrder: { value: order.order, column: label } } : undefined,
  };
}

/** What a name of a zone or the years of dates leave open. */
function doubtsOn({ buddhist, sharedZone: shared }: DateSurvey): string[] {
  const zone = shared === undefined ? undefined : sharedZone(shared);
  return [
    ...(zone ? [`${zone.name} is taken for ${zone.meant}`] : []),
    ...(buddhist === undefined
      ? []
      : [
          `The year of ${quotedText(buddhist)} may be one of the Buddhist calendar, 543 years ahead`,
        ]),
  ];
}

/** Writes dates as SQL does, and nothing for cells that say that they are empty. */
export function canonicalIn(
  type: "date" | "timestamp",
  { order, hasZones, read }: { order: DateOrder; hasZones: boolean; read: Read },
): (text: string) => Cell {
  const marked = remembered((text: string) => {
    const date = read(text);
    if (!date) return null;
    return (type === "date" ? asDate(date, order) : asTimestamp(date, order, hasZones)) ?? null;
  });
  return (written) => {
    const text = written.trim();
    return type === "date" && isIsoDate(text) ? text : marked(text);
  };
}
