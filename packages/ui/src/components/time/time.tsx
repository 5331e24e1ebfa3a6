import { type ComponentProps, useState } from "react";
import { justNow as justNowEnglish } from "../labels/small-words.ts";
import { useSmallWord } from "../labels/use-words.ts";
import { useLocale } from "../locale/locale.tsx";
import { isoOf, keptFormat, type Moment, readMoment, writeMoment } from "./moment.logic.ts";
import { distanceOf } from "./relative.logic.ts";

interface TimeProps extends Omit<ComponentProps<"time">, "dateTime" | "children"> {
  /** The moment, or the day without a time, as ISO 8601. Anything else is shown as it is. */
  value: string;
}

/** An invalid value: shown as it is, without `<time>`. */
function NoTime({ children, ...rest }: ComponentProps<"time">) {
  return (
    <span data-slot="time" {...rest}>
      {children}
    </span>
  );
}

/** Props of {@link DateTime}. */
export interface DateTimeProps extends TimeProps {
  /** Day only, or day and time if there is one. @default "minute" */
  precision?: "day" | "minute";
}

/** A moment as a date in the current time zone; a day without a time is the same day in every zone. */
export function DateTime({ value, precision = "minute", ...rest }: DateTimeProps) {
  const writing = useLocale();
  const moment = readMoment(value);
  if (moment === null) return <NoTime {...rest}>{value}</NoTime>;
  return (
    <time data-slot="time" dateTime={isoOf(moment)} {...rest}>
      {writeMoment(moment, precision, writing)}
    </time>
  );
}

/** Props of {@link RelativeTime}. */
export interface RelativeTimeProps extends TimeProps {
  /** The current time, ISO 8601: components have no clock of their own. */
  now: string;
  /** `short` for columns. @default "long" */
  length?: "long" | "short";
  /** It may be in the future. Anything else has happened, also where the reader's clock is late: a mail does not come "in 1 minute". @default false */
  upcoming?: boolean;
}

/** A moment by its distance from now; more than 30 days away, its date. Under the pointer, its title says the exact moment. */
export function RelativeTime({
  value,
  now,
  length = "long",
  upcoming = false,
  onPointerEnter,
  ...rest
}: RelativeTimeProps) {
  const writing = useLocale();
  const justNow = useSmallWord("justNow", justNowEnglish);
  const [pointed, setPointed] = useState(false);
  const moment = readMoment(value);
  if (moment === null) return <NoTime {...rest}>{value}</NoTime>;
  const clock = new Date(now);
  const seconds = (moment.date.getTime() - clock.getTime()) / 1000;
  const isNow = !moment.isDay && seconds > -60 && (!upcoming || seconds < 60);
  const text = isNow ? justNow : writeDistance(moment, clock, length, writing);
  return (
    <time
      data-slot="time"
      dateTime={isoOf(moment)}
      // Only a pointer asks for it. The format takes longer to make than a row of a list takes to draw.
      title={pointed ? writeMoment(moment, "minute", writing) : undefined}
      onPointerEnter={(event) => {
        setPointed(true);
        onPointerEnter?.(event);
      }}
      {...rest}
    >
      {text}
    </time>
  );
}

function writeDistance(
  moment: Moment,
  now: Date,
  length: "long" | "short",
  writing: ReturnType<typeof useLocale>,
): string {
  const distance = distanceOf(moment, now, writing.timeZone);
  if (distance === null) return writeMoment(moment, "day", writing);
  const style = length === "short" ? "narrow" : "long";
  return keptFormat(
    `distance ${writing.locale} ${length}`,
    () => new Intl.RelativeTimeFormat(writing.locale, { numeric: "auto", style }),
  ).format(distance.value, distance.unit);
}
