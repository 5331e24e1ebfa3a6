/** A field of the connected system. */
export interface SystemField {
  /** Id by which the system knows it: `customfield_10010`. */
  id: string;
  /** Name that its people gave it. */
  name?: string;
  /** What has it, where several kinds of things have fields: `Deals`. */
  of?: string;
}

/** The fields that a system has, as far as they are known. */
export type SystemFields =
  | { kind: "loading" }
  /** Not `complete` where the system has more of them than are listed. */
  | { kind: "ready"; fields: readonly SystemField[]; complete: boolean }
  /** Ids can be typed all the same. */
  | { kind: "failed"; message: string; onRetry: () => void };
