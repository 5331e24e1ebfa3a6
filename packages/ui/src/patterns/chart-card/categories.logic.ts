import type { ChartKind, PlottedKind } from "../../components/chart/index.ts";

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const areTimes = (categories: readonly string[]): boolean =>
  [MONTH, DAY].some((form) => categories.every((category) => form.test(category)));

/** Days and months as people of a locale write them; any other names as they are. */
export function categoryNames(
  categories: readonly string[],
  locale: string | undefined,
): readonly string[] {
  if (!areTimes(categories)) return categories;
  const isMonths = categories.every((category) => MONTH.test(category));
  const times = categories.map((category) => Date.parse(isMonths ? `${category}-01` : category));
  if (times.some(Number.isNaN)) return categories;
  const years = new Set(categories.map((category) => category.slice(0, 4)));
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    month: "short",
    ...(!isMonths && { day: "numeric" }),
    ...((isMonths || years.size > 1) && { year: "numeric" }),
  });
  return times.map((time) => format.format(time));
}

/** Names beside each other have about so much room, all together. */
const ROOM_CHARACTERS = 72;

/** Bars of one series lie on their side where their names are too long, or too many, to stand beside each other. */
export function kindFor(
  kind: PlottedKind,
  categories: readonly string[],
  series: number,
): ChartKind {
  if (kind !== "bar" || series !== 1 || areTimes(categories)) return kind;
  const longest = Math.max(0, ...categories.map((name) => name.length));
  return longest * categories.length > ROOM_CHARACTERS ? "horizontal-bar" : kind;
}
