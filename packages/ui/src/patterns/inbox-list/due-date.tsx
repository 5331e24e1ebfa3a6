import { clsx } from "clsx";
import { useLabels } from "../../components/labels/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { useLocale } from "../../components/locale/index.ts";
import { DateTime } from "../../components/time/index.ts";
import { readMoment } from "../../components/time/moment.logic.ts";
import { isDayOver } from "../../components/time/relative.logic.ts";

/** Whether a day of which something is due is over by the reader's calendar. */
export function useOverdue(day: string, now: string): boolean {
  const { timeZone } = useLocale();
  const moment = readMoment(day);
  return moment !== null && isDayOver(moment, new Date(now), timeZone);
}

interface DueDateProps {
  /** ISO 8601. */
  day: string;
  /** Nothing is done about it yet, so it can be overdue. */
  open: boolean;
  now: string;
}

/** The day of which a task is due, in a row. */
export function DueDate({ day, open, now }: DueDateProps) {
  const labels = useLabels();
  const isOver = useOverdue(day, now);
  const overdue = open && isOver;
  return (
    <span
      data-slot="due-date"
      data-state={overdue ? "overdue" : undefined}
      className={clsx("me-1.5 font-medium", overdue ? "text-danger" : "text-muted")}
    >
      {sentenceWith(overdue ? labels.overdueSince : labels.dueOn, [
        <DateTime key="day" precision="day" value={day} />,
      ])}
    </span>
  );
}
