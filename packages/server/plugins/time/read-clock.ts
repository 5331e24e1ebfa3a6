/**
 * Reads a time of day: `15:30`, `3 pm`, `3:05am`, `noon`.
 * @returns 24 hours and minutes, `15:30`; undefined for what is none
 */
export function readClock(text: string): string | undefined {
  const said = text.trim().toLowerCase();
  if (said === "noon") return "12:00";
  if (said === "midnight") return "00:00";
  const {
    hour = "",
    minute = "00",
    half,
  } = /^(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2}))?\s*(?<half>[ap])?\.?(?:m\.?)?$/.exec(said)
    ?.groups ?? {};
  if (hour === "" || Number(minute) > 59) return undefined;
  if (half === undefined)
    return Number(hour) > 23 ? undefined : `${hour.padStart(2, "0")}:${minute}`;
  if (Number(hour) < 1 || Number(hour) > 12) return undefined;
  const hours = (Number(hour) % 12) + (half === "p" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}
