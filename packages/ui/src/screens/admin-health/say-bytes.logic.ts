const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** A number of bytes in the largest unit of which there is one: 1,536,000 as 1.5 MB. */
export function sayBytes(bytes: number, locale: string | undefined): string {
  const power = bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3);
  const at = Math.min(power, units.length - 1);
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units[at],
    unitDisplay: at === 0 ? "long" : "short",
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** at);
}
