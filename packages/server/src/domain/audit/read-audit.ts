import { acrossTenants } from "../../tenant.ts";
import { AppError } from "../errors.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { AuditFilter, ReadEntry } from "./ports.ts";

const PAGE = 50;

/** The caller, and the filters. */
export type AuditQuery = {
  readonly cursor?: string;
  /** A part of an e-mail address. */
  readonly email?: string;
  readonly action?: string;
  readonly outcome?: string;
  /** Days, both included, in UTC. */
  readonly from?: string;
  readonly to?: string;
  /** Only the caller's own actions. */
  readonly mine?: boolean;
};

type Asker = { readonly id: string; readonly isAdmin: boolean };
type AuditDeps = { readonly store: Pick<Repositories, "audit"> };

/** A page of the record; `nextCursor` is null on the last one. */
export type AuditPage = {
  readonly items: readonly ReadEntry[];
  readonly nextCursor: string | null;
};

/** The record, newest first: all of it for administrators, their own actions for others. */
export async function readAudit(
  { store }: AuditDeps,
  asker: Asker,
  query: AuditQuery,
): Promise<AuditPage> {
  const before = readCursor(query.cursor);
  const lines = await readFor(asker, () =>
    store.audit.list(filterOf(asker, query), before, PAGE + 1),
  );
  const items = lines.slice(0, PAGE);
  return { items, nextCursor: lines.length > PAGE ? String(items.at(-1)?.seq) : null };
}

const readFor = <Result>({ isAdmin }: Asker, read: () => Promise<Result>): Promise<Result> =>
  isAdmin ? acrossTenants(async () => read()) : read();

const PART = 500;

/** The same without an end, part by part. */
export async function* readWholeAudit(
  { store }: AuditDeps,
  asker: Asker,
  query: AuditQuery,
): AsyncGenerator<readonly ReadEntry[]> {
  const filter = filterOf(asker, query);
  let before: number | undefined;
  for (;;) {
    const cursor = before;
    const part = await readFor(asker, () => store.audit.list(filter, cursor, PART));
    if (part.length > 0) yield part;
    if (part.length < PART) return;
    before = part.at(-1)?.seq;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

function filterOf(asker: Asker, query: AuditQuery): AuditFilter {
  const { email, action, outcome, from, to, mine = false } = query;
  return {
    ...((mine || !asker.isAdmin) && { actorId: asker.id }),
    ...(email && { email }),
    ...(action && { action }),
    ...(outcome && { outcome }),
    ...(from && { from: dayOf(from) }),
    ...(to && { to: new Date(dayOf(to).getTime() + DAY_MS) }),
  };
}

function dayOf(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) {
    throw new AppError("invalid", `${text} is not a day. Write it as year-month-day.`);
  }
  return day;
}

function readCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  if (!/^\d{1,15}$/.test(cursor)) {
    throw new AppError("invalid", "The cursor is not valid for this list.");
  }
  return Number(cursor);
}
