const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A size as people read it: `457 B`, `84 kB`, `1.2 MB`. Thousands, as file managers count. */
export function formatBytes(bytes: number, locale?: string): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  const parts = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units[power],
    // The short form of a byte is the whole word.
    unitDisplay: "narrow",
    maximumFractionDigits: power >= 2 && value < 10 ? 1 : 0,
  }).formatToParts(value);
  const written = (unit: boolean) =>
    parts
      .filter(({ type }) => type !== "literal" && (type === "unit") === unit)
      .map((part) => part.value)
      .join("");
  return `${written(false)}\u00a0${written(true)}`;
}
