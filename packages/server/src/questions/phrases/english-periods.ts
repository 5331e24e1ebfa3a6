import type { PeriodName } from "../period-name.ts";

export const ENGLISH_MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const since = ({ since: from, end }: Extract<PeriodName, { kind: "last" }>) =>
  end === undefined ? `since ${from}` : `${from} to ${end}, the latest date`;

/** A period by its name. */
export function englishPeriod(name: PeriodName): string {
  switch (name.kind) {
    case "day":
      return name.iso;
    case "today":
      return `today (${name.iso})`;
    case "week":
      return `the week of ${name.iso}`;
    case "year":
      return String(name.year);
    case "half":
      return `the ${name.part === 1 ? "first" : "second"} half of ${name.year}`;
    case "quarter":
      return `Q${name.part} ${name.year}`;
    case "month":
      return name.short
        ? `${name.year}-${String(name.month + 1).padStart(2, "0")}`
        : `${ENGLISH_MONTHS[name.month]} ${name.year}`;
    case "last":
      return `the last ${name.count} ${name.unit}s (${since(name)})`;
    case "end":
      return `the end of ${englishPeriod(name.of)}`;
    case "since":
    case "after":
    case "before":
    case "until":
      return `${name.kind} ${englishPeriod(name.of)}`;
    case "span":
      return `from ${englishPeriod(name.first)} to ${englishPeriod(name.last)}`;
    case "both":
      return `${englishPeriod(name.first)} and ${englishPeriod(name.last)}`;
  }
}

const OWN_PREPOSITION: ReadonlySet<PeriodName["kind"]> = new Set([
  "today",
  "since",
  "after",
  "before",
  "until",
  "span",
]);

/** A period as the time at which something is. */
export const withinEnglishPeriod = (name: PeriodName): string =>
  name.kind === "both"
    ? `${withinEnglishPeriod(name.first)} and ${englishPeriod(name.last)}`
    : `${OWN_PREPOSITION.has(name.kind) ? "" : "in "}${englishPeriod(name)}`;
