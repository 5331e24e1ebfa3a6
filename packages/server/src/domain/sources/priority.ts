import type { Priority } from "../inbox/ports.ts";
import type { FedIssue, FedMail } from "../plugins/inbox-feed.ts";

/** The priority of an item, and the reason for it. */
export type Reasoned = { readonly priority: Priority; readonly priorityReason: string };

const reasoned = (priority: Priority, priorityReason: string): Reasoned => ({
  priority,
  priorityReason,
});

/**
 * A mail to many recipients is never urgent, even if marked so: newsletters are, too.
 * @param mine addresses of the user
 */
export function mailPriority(
  { isBulk, isUrgent, to, cc }: Pick<FedMail, "isBulk" | "isUrgent" | "to" | "cc">,
  mine: readonly string[],
): Reasoned {
  if (isBulk) return reasoned("low", "Sent to a mailing list.");
  if (isUrgent) return reasoned("high", "Marked urgent by the sender.");
  if (names(to, mine)) return reasoned("medium", "Addressed to you.");
  if (names(cc, mine)) return reasoned("low", "You are in copy.");
  return reasoned("medium", "Arrived in your mailbox.");
}

/** Split and compared: a regular expression for addresses takes half a minute on a long header without one. */
const names = (people: string, mine: readonly string[]) => {
  const own = new Set(mine.map((address) => address.toLowerCase()));
  return people
    .toLowerCase()
    .split(/[\s<>,;"]+/)
    .some((word) => own.has(word));
};

/** Trackers' names for priorities. */
const TRACKER_WORDS: Readonly<Record<Priority, readonly string[]>> = {
  critical: ["highest", "urgent", "critical", "blocker", "immediate", "p0"],
  high: ["high", "major", "p1"],
  medium: ["medium", "normal", "p2"],
  low: ["low", "lowest", "minor", "trivial", "p3", "p4"],
};
const ORDER: readonly Priority[] = ["critical", "high", "medium", "low"];

/**
 * @param app the tracker's display name
 * @param today `YYYY-MM-DD`
 */
export function issuePriority(
  { priority, dueDate }: Pick<FedIssue, "priority" | "dueDate">,
  app: string,
  today: string,
): Reasoned {
  const said = priority?.trim() ?? "";
  const level = ORDER.find((one) => TRACKER_WORDS[one].includes(said.toLowerCase()));
  const byTracker = said
    ? reasoned(level ?? "medium", `Priority ${said} in ${app}.`)
    : reasoned("medium", `No priority set in ${app}.`);
  const byDate = datePriority(dueDate, today);
  if (!byDate) return byTracker;
  return ORDER.indexOf(byDate.priority) <= ORDER.indexOf(byTracker.priority) ? byDate : byTracker;
}

function datePriority(dueDate: string | null, today: string): Reasoned | undefined {
  if (!dueDate || !/^\d{4}-\d{2}-\d{2}/.test(dueDate)) return undefined;
  const due = dueDate.slice(0, 10);
  if (due < today) return reasoned("critical", `Overdue since ${due}.`);
  if (due === today) return reasoned("high", "Due today.");
  return undefined;
}

/** @param condition as the user wrote it */
export const rowPriority = (priority: Priority, condition: string): Reasoned =>
  reasoned(priority, `Matches “${condition}”.`);
