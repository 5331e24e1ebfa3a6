/** Seconds as `0:09`, `14:32` or `1:02:05`. */
export function clock(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** A duration as `85 ms`, `0.8 s` or `2:05`. */
export function formatDuration(ms: number, locale?: string): string {
  if (ms >= 60_000) return clock(Math.round(ms / 1000));
  const unit = ms < 100 ? "millisecond" : "second";
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "short",
    minimumFractionDigits: unit === "second" && ms < 10_000 ? 1 : 0,
    maximumFractionDigits: unit === "second" && ms < 10_000 ? 1 : 0,
  })
    .format(unit === "second" ? ms / 1000 : Math.round(ms))
    .replace("sec", "s");
}
