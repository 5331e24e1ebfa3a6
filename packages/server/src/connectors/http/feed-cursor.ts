import { z } from "zod";
import type { FeedCursor } from "../../domain/plugins/inbox-feed.ts";

/**
 * How far a list was read: up to a time, with the entries of the last minutes before it, since apps list some entries late.
 * `exact`: nothing before the time is read again.
 */
export type TimeCursor = {
  readonly since: string;
  readonly seen: readonly string[];
  readonly exact?: boolean | undefined;
};

const OVERLAP_MS = 120_000;

const schema = z.object({
  since: z.iso.datetime(),
  seen: z.array(z.string()),
  exact: z.boolean().optional(),
});

/** The cursor of a refresh before; undefined for a first one. */
export const timeCursor = (cursor: FeedCursor | null): TimeCursor | undefined =>
  schema.safeParse(cursor).data;

/** The start of the time to read. */
export const startOf = ({ since, exact }: TimeCursor): Date =>
  new Date(Date.parse(since) - (exact ? 0 : OVERLAP_MS));

/**
 * The cursor after some entries were read.
 * @param entries what was read before and now, with its time
 */
export function cursorAfter(
  before: TimeCursor | undefined,
  read: readonly { readonly key: string; readonly at: string }[],
): TimeCursor | undefined {
  const since = [before?.since ?? "", ...read.map(({ at }) => at)].toSorted().at(-1);
  if (!since) return before;
  return { since, seen: keptKeys([...(before?.seen ?? []), ...read.map(keyOf)], since) };
}

/** The entries that reading from a time on will find again. */
export const keptKeys = (keys: readonly string[], since: string): string[] =>
  keys.filter((key) => Date.parse(timeIn(key)) >= Date.parse(since) - OVERLAP_MS);

/** The identity of an entry: a later change of it is a different one. */
export const keyOf = ({ key, at }: { readonly key: string; readonly at: string }): string =>
  `${at} ${key}`;

const timeIn = (key: string) => key.slice(0, key.indexOf(" "));
