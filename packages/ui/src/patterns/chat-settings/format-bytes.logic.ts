const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A file's size as people read it: `84 kB`, `1.2 MB`. Thousands, as file managers count. */
export function formatBytes(bytes: number, locale?: string): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units[power],
    unitDisplay: "short",
    maximumFractionDigits: power >= 2 && value < 10 ? 1 : 0,
  }).format(value);
}
