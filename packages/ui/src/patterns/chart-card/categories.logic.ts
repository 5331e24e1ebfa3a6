const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days and months as people of a locale write them; any other names as they are. */
export function categoryNames(
  categories: readonly string[],
  locale: string | undefined,
): readonly string[] {
  const isMonths = categories.every((category) => MONTH.test(category));
  if (!isMonths && !categories.every((category) => DAY.test(category))) return categories;
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
