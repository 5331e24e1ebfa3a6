import type { JsonObject } from "./json.ts";

/** A row of the table that an app's list comes as, by column. */
export type FeedRow = Readonly<Record<string, unknown>>;

/** The calls of one refresh. */
export type FeedCalls = {
  readonly list: (args: JsonObject) => Promise<{ rows: FeedRow[]; truncated: boolean }>;
  readonly read: (id: string) => Promise<unknown>;
  /** The address of an issue, where the app does not say it. */
  readonly urlOf: (row: FeedRow) => string;
  readonly now: Date;
};
