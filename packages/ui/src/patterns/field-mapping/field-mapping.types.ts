/** A field of the connected system. */
export interface SystemField {
  /** Its id in the system: `customfield_10010`. */
  id: string;
  /** Its display name in the system. */
  name?: string;
  /** Its parent, if several kinds of things have fields: `Deals`. */
  of?: string;
}

/** The fields of a system, as far as known. */
export type SystemFields =
  | { kind: "loading" }
  /** Not `complete` if the system has more than are listed. */
  | { kind: "ready"; fields: readonly SystemField[]; complete: boolean }
  /** Ids can still be typed. */
  | { kind: "failed"; message: string; onRetry: () => void };
