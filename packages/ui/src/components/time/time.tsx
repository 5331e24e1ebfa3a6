import { type ComponentProps, useState } from "react";
import { useLocale } from "../locale/locale.tsx";
import { isoOf, keptFormat, readMoment, writeMoment } from "./moment.logic.ts";
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
}

/** A moment by its distance from now; more than 30 days away, its date. Under the pointer, its title says the exact moment. */
export function RelativeTime({
  value,
  now,
  length = "long",
  onPointerEnter,
  ...rest
}: RelativeTimeProps) {
  const writing = useLocale();
  const [pointed, setPointed] = useState(false);
  const moment = readMoment(value);
  if (moment === null) return <NoTime {...rest}>{value}</NoTime>;
  const distance = distanceOf(moment, new Date(now), writing.timeZone);
  const text =
    distance === null
      ? writeMoment(moment, "day", writing)
      : keptFormat(
          `distance ${writing.locale} ${length}`,
          () =>
            new Intl.RelativeTimeFormat(writing.locale, {
              numeric: "auto",
              style: length === "short" ? "narrow" : "long",
            }),
        ).format(distance.value, distance.unit);
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
