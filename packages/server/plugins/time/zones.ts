/** Names without case, with blanks for underscores. */
const plain = (name: string) => name.toLowerCase().replaceAll("_", " ").trim();

/** Zones by the last part of their name: `tokyo` is `Asia/Tokyo`. */
const byCity = new Map(
  Intl.supportedValuesOf("timeZone").map((zone) => [plain(zone.split("/").at(-1) ?? zone), zone]),
);

/**
 * Finds a time zone by its name, or by the city that it is named for.
 * @returns the zone's own name; undefined when there is none
 */
export function findZone(text: string): string | undefined {
  const city = byCity.get(plain(text));
  if (city !== undefined) return city;
  try {
    const named = text.trim().replaceAll(" ", "_");
    return new Intl.DateTimeFormat("en", { timeZone: named }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
