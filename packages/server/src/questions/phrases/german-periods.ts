import type { PeriodName, PeriodUnit } from "../period-name.ts";

export const GERMAN_MONTHS = [
  "Januar",
  "Februar",
  "März",
  "April",
  "Mai",
  "Juni",
  "Juli",
  "August",
  "September",
  "Oktober",
  "November",
  "Dezember",
];
/** As in "die letzten 3 Tage", and as in "in den letzten 3 Tagen". */
const UNITS: Readonly<Record<PeriodUnit, readonly [string, string]>> = {
  day: ["Tage", "Tagen"],
  week: ["Wochen", "Wochen"],
  month: ["Monate", "Monaten"],
  quarter: ["Quartale", "Quartalen"],
  year: ["Jahre", "Jahren"],
};

const since = ({ since: from, end }: Extract<PeriodName, { kind: "last" }>) =>
  end === undefined ? `seit ${from}` : `${from} bis ${end}, dem spätesten Datum`;

/** A period by its name. */
export function germanPeriod(name: PeriodName): string {
  switch (name.kind) {
    case "day":
      return name.iso;
    case "today":
      return `heute (${name.iso})`;
    case "week":
      return `Woche vom ${name.iso}`;
    case "year":
      return String(name.year);
    case "half":
      return `${name.part}. Halbjahr ${name.year}`;
    case "quarter":
      return `${name.part}. Quartal ${name.year}`;
    case "month":
      return `${GERMAN_MONTHS[name.month]} ${name.year}`;
    case "last":
      return `die letzten ${name.count} ${UNITS[name.unit][0]} (${since(name)})`;
    case "end":
      return `Ende ${germanPeriod(name.of)}`;
    case "since":
      return after("ab", name.of);
    case "after":
      return after("nach", name.of);
    case "before":
      return after("vor", name.of);
    case "until":
      return after("bis", name.of);
    case "span":
      return `${after("von", name.first)} ${after("bis", name.last)}`;
    case "both":
      return `${germanPeriod(name.first)} und ${germanPeriod(name.last)}`;
  }
}

type Preposition = "ab" | "nach" | "vor" | "bis" | "von" | "in";
/** Prepositions that take in the article: "vom 2. Quartal", "zur Woche". */
const CONTRACTED: Partial<Record<`${Preposition} ${"dem" | "der"}`, string>> = {
  "von dem": "vom",
  "bis dem": "bis zum",
  "bis der": "bis zur",
  "in dem": "im",
};

/** A preposition with the period in the dative: "ab März 2026", "bis zum 2. Quartal 2026". */
function after(preposition: Preposition, name: PeriodName): string {
  const joined = (article: "dem" | "der", said = germanPeriod(name)) =>
    `${CONTRACTED[`${preposition} ${article}`] ?? `${preposition} ${article}`} ${said}`;
  switch (name.kind) {
    case "half":
    case "quarter":
      return joined("dem");
    case "today":
      return joined("dem", `heutigen Tag (${name.iso})`);
    case "week":
      return joined("der");
    case "last":
      return `${preposition === "bis" ? "bis zu" : preposition} den letzten ${name.count} ${UNITS[name.unit][1]} (${since(name)})`;
    default:
      return `${preposition} ${germanPeriod(name)}`;
  }
}

/** A period as the time in which something lies. */
export function withinGermanPeriod(name: PeriodName): string {
  switch (name.kind) {
    case "day":
      return `am ${name.iso}`;
    case "today":
      return `am heutigen Tag (${name.iso})`;
    case "year":
      return `im Jahr ${name.year}`;
    case "month":
      return `im ${germanPeriod(name)}`;
    case "half":
    case "quarter":
    case "week":
    case "last":
      return after("in", name);
    case "both":
      return `${withinGermanPeriod(name.first)} oder ${withinGermanPeriod(name.last)}`;
    case "span":
      return `im Zeitraum ${germanPeriod(name)}`;
    default:
      return germanPeriod(name);
  }
}
