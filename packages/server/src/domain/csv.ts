/** A value as a CSV field. Text that a spreadsheet would evaluate as a formula is escaped. */
function field(value: string | number | null): string {
  if (typeof value === "number") return String(value);
  const text = value ?? "";
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of CSV with its end. */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map(field).join(",")}\r\n`;
