/** A sample item of the user. */
export interface SampleItemRow {
  id: string;
  name: string;
  /** ISO 8601. */
  createdAt: string;
}

/** A confirmation of something destructive. `busy` while the request is in progress. */
export interface Question {
  id: string;
  name: string;
  busy: boolean;
}

/** The page, loaded. */
export interface SampleItemsReady {
  kind: "ready";
  rows: readonly SampleItemRow[];
  /** Asked before a sample item is deleted. */
  deleting: Question | null;
  /** What failed, to be read and closed. */
  alert: string | null;
}

export type SampleItemsState =
  | { kind: "loading" }
  | { kind: "empty" }
  | { kind: "failed"; message: string }
  | SampleItemsReady;

/** Actions of the page. */
export interface SampleItemsActions {
  /** Loads the page again after a failure. */
  onRetry: () => void;
  onDelete: (sampleItem: { id: string; name: string }) => void;
  onConfirmDelete: () => void;
  onCancel: () => void;
  onCloseAlert: () => void;
}
