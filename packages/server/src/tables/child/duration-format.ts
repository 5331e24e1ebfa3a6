/** What a text says as a length of time. */
export type DurationText = {
  readonly seconds: number;
  /** Longer than a day, below zero, or written with units: no time of day. */
  readonly isCertain: boolean;
  /** A clock with one digit for hours. */
  readonly isShort: boolean;
  readonly hasSeconds: boolean;
};

const CLOCK = /^([-−]?)(\d{1,5}):([0-5]\d)(?::([0-5]\d(?:[.,]\d{1,6})?))?$/;
const NUMBER = "(\\d{1,6}(?:[.,]\\d{1,3})?)";
const UNITS = new RegExp(
  `^([-−]?)(?:${NUMBER} ?(?:h|hrs?|hours?|std\\.?|stunden?)[ ,]*)?(?:${NUMBER} ?(?:m|mins?\\.?|minutes?|minuten?)[ ,]*)?(?:${NUMBER} ?(?:s|secs?\\.?|seconds?|sek\\.?|sekunden?))?$`,
  "i",
);
const ISO =
  /^(-?)P(?:(\d{1,5})D)?(?:T(?:(\d{1,6}(?:\.\d{1,3})?)H)?(?:(\d{1,6}(?:\.\d{1,3})?)M)?(?:(\d{1,8}(?:\.\d{1,6})?)S)?)?$/;
const DAY = 24 * 3600;
const MAX_LENGTH = 40;

const numberOf = (text = "0") => Number(text.replace(",", "."));

/** Reads a text as a length of time: `36:15`, `12:05:33`, `1h 30m`, `PT1H30M`. */
export function durationText(text: string): DurationText | undefined {
  if (text.length > MAX_LENGTH || !/\d/.test(text)) return undefined;
  const clock = CLOCK.exec(text);
  if (clock) {
    const [, sign, hours = "", minutes, rest] = clock;
    const seconds = secondsOf([hours, minutes, rest], sign);
    return {
      seconds,
      isCertain: sign !== "" || seconds > DAY,
      isShort: hours.length === 1,
      hasSeconds: rest !== undefined,
    };
  }
  const [, sign, ...parts] = UNITS.exec(text) ?? [];
  if (parts.some((part) => part !== undefined)) return certain(secondsOf(parts, sign));
  const [, isoSign, days, ...times] = ISO.exec(text) ?? [];
  return days !== undefined || times.some((part) => part !== undefined)
    ? certain(secondsOf(times, isoSign) + numberOf(days) * (isoSign === "-" ? -DAY : DAY))
    : undefined;
}

const certain = (seconds: number): DurationText => ({
  seconds,
  isCertain: true,
  isShort: false,
  hasSeconds: true,
});

function secondsOf([hours, minutes, rest]: readonly (string | undefined)[], sign = ""): number {
  const seconds = numberOf(hours) * 3600 + numberOf(minutes) * 60 + numberOf(rest);
  return sign === "" || seconds === 0 ? seconds : -seconds;
}
