import type { SessionRow } from "./types.ts";

/** The current time of the fixtures. */
export const sessionsNow = Date.parse("2026-11-20T14:00:00Z");

const hours = 3_600_000;

function row(
  id: string,
  title: string,
  hoursAgo: number,
  rest: Partial<SessionRow> = {},
): SessionRow {
  return {
    id,
    title,
    href: `/switchboard-chat/${id}`,
    updatedAt: sessionsNow - hoursAgo * hours,
    ...rest,
  };
}

/** A week and a month of Maya's chats. */
export const sessions: readonly SessionRow[] = [
  row("s-0", "Weekly receivables review", 400, { pinned: true }),
  row("s-1", "Which wholesale accounts have invoices more than 3", 0.2, { live: "running" }),
  row("s-2", "Draft replies to the three late-delivery complaint", 2, { live: "approval" }),
  row("s-3", "Compare roast volumes with plan", 5),
  row("s-4", "Who has not signed for 2027?", 24),
  row("s-5", "Summarise #roastery-floor", 26),
  row("s-6", "Update deal stages for the hotel group", 28),
  row("s-7", "Brightwater orders, 12 months", 80),
  row("s-8", "Refund check for order 88213", 100),
  row("s-9", "Map old SKU codes to new ones", 800),
];

export const longTitles: readonly SessionRow[] = [
  row("l-1", "Explain the variance in cost of goods sold by orig", 1),
  row("l-2", "Donaudampfschifffahrtsgesellschaftskapitänsmützeem", 2),
  row("l-3", "https://reports.haldencoffee.example/2026/11/whole", 30),
];

export const rightToLeft: readonly SessionRow[] = [
  row("r-1", "مرحبا بالعالم", 1),
  row("r-2", "Brightwater: مرحبا بالعالم", 3),
  row("r-3", "مرحبا Brightwater بالعالم 2026", 5),
];

/** As many as in a busy year. */
export const manySessions: readonly SessionRow[] = Array.from({ length: 100 }, (_, index) =>
  row(`m-${index}`, `Stock count of week ${100 - index}`, index * 40),
);

/** As many as after years: only those in view are rendered. */
export const thousandSessions: readonly SessionRow[] = Array.from({ length: 1_000 }, (_, index) =>
  row(`k-${index}`, `Stock count ${1_000 - index}`, index * 5),
);
