import type { ComponentProps } from "react";
import { useLocale } from "../locale/locale.tsx";
import { relativeUnit } from "./relative.logic.ts";

interface TimeProps extends Omit<ComponentProps<"time">, "dateTime" | "children"> {
  /** The moment, as ISO 8601. Anything else is shown as it stands. */
  value: string;
}

/** What is no moment: shown as it stands, and no `<time>`, which would promise one. */
function NoTime({ children, ...rest }: ComponentProps<"time">) {
  return (
    <span data-slot="time" {...rest}>
      {children}
    </span>
  );
}

/** Props of {@link DateTime}. */
export interface DateTimeProps extends TimeProps {
  /** Day only, or day and time. @default "minute" */
  precision?: "day" | "minute";
}

/** A moment as a date. */
export function DateTime({ value, precision = "minute", ...rest }: DateTimeProps) {
  const { locale, timeZone } = useLocale();
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return <NoTime {...rest}>{value}</NoTime>;
  const text = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: precision === "minute" ? "short" : undefined,
    timeZone,
  }).format(date);
  return (
    <time data-slot="time" dateTime={date.toISOString()} {...rest}>
      {text}
    </time>
  );
}

/** Props of {@link RelativeTime}. */
export interface RelativeTimeProps extends TimeProps {
  /** The present moment, as ISO 8601: components have no clock of their own. */
  now: string;
  /** `short` for columns. @default "long" */
  length?: "long" | "short";
}

/** A moment by its distance from now; further than 30 days away, its date. The exact moment is in the title. */
export function RelativeTime({ value, now, length = "long", ...rest }: RelativeTimeProps) {
  const { locale, timeZone } = useLocale();
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return <NoTime {...rest}>{value}</NoTime>;
  const relative = relativeUnit((date.getTime() - new Date(now).getTime()) / 1000);
  const exact = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone,
  }).format(date);
  const text =
    relative === null
      ? new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone }).format(date)
      : new Intl.RelativeTimeFormat(locale, {
          numeric: "auto",
          style: length === "short" ? "narrow" : "long",
        }).format(relative.value, relative.unit);
  return (
    <time data-slot="time" dateTime={date.toISOString()} title={exact} {...rest}>
      {text}
    </time>
  );
}
