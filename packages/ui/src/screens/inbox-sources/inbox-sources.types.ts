import type { RowChoices } from "./row-choices.ts";
import type { SaveState } from "../../form/index.ts";

/** How the refreshes of a source go, as reported by the server. Times are ISO 8601. */
export interface SourceHealth {
  /** A refresh is going on. */
  running: boolean;
  /** It is not refreshed until it is resumed. */
  paused: boolean;
  lastSuccessAt: string | null;
  nextRunAt: string;
  /** When the first of the refreshes that failed in a row was. */
  failingSince: string | null;
  /** Why the last refresh failed, in a sentence. */
  failure: string | null;
  /** Items of the source that are in the inbox. */
  itemCount: number;
}

/** A configured source. */
export interface SourceRow {
  id: string;
  name: string;
  /** Name of its type, or the type itself if that is no longer offered. */
  type: string;
  /** Names of its connections. */
  connections: readonly string[];
  /** Minutes between two refreshes. */
  minutes: number;
  /** Absent if the server does not report it. */
  health?: SourceHealth;
  /** A refresh was asked for. @default false */
  starting?: boolean;
  /** It is being paused or resumed. @default false */
  changing?: boolean;
  /** @default false */
  deleting?: boolean;
}

/** A type of source that can be added. */
export interface SourceKind {
  type: string;
  name: string;
  /** Type of the connections that fit; null if none is needed. */
  connectionType: string | null;
  /** JSON Schema of its settings. */
  settings: unknown;
  /** Models that can summarize its mails. @default none */
  summaryModels?: readonly SummaryModel[] | undefined;
}

/** A model that can summarize mails. */
export interface SummaryModel {
  id: string;
  /** @default its id without the provider */
  name?: string | undefined;
  /** Who gets the text of the mails. */
  provider: string;
  /** What a summary costs at most, in credits. */
  mostCredits: number;
}

/** A connection of the user. */
export interface SourceConnection {
  id: string;
  name: string;
  type: string;
}

/** A source as it is filled in. */
export interface NewSource {
  type: string;
  name: string;
  /** None for a type that needs no connection. */
  connectionIds: string[];
  config: Record<string, unknown>;
  minutes: number;
  /** The model that summarizes its mails; null for none. */
  summaryModel: string | null;
}

/** A source as its form begins, and how saving it goes. */
export interface EditedSource extends NewSource {
  id: string;
  save: SaveState;
}

/** What a source would bring. */
export interface SourcePreview {
  items: readonly {
    title: string;
    description: string;
    priority: string;
    /** Why it has this priority, in a sentence. */
    reason: string | null;
    /** ISO 8601 */
    receivedAt: string;
  }[];
  count: number;
  /** There are more than `count`. */
  more: boolean;
  durationMs: number;
}

export type PreviewState =
  | { kind: "none" }
  | { kind: "loading" }
  | { kind: "failed"; message: string }
  | { kind: "ready"; preview: SourcePreview };

/** The page, loaded. */
export interface InboxSourcesReady {
  kind: "ready";
  sources: readonly SourceRow[];
  kinds: readonly SourceKind[];
  connections: readonly SourceConnection[];
  /** What a source over a file can be chosen from; absent if the server can't say. */
  rows?: RowChoices | undefined;
  /** How adding a source goes. */
  save: SaveState;
  /** How many were added in this visit; the form begins anew with each. */
  added: number;
  preview: PreviewState;
  /** The source whose form is open. */
  edited: EditedSource | null;
  /** What failed, to be read and closed. */
  alert: string | null;
  /** How the last refresh went, for screen readers. */
  announcement?: string;
  /** The current time, ISO 8601. */
  now: string;
}

export type InboxSourcesState = { kind: "loading" } | InboxSourcesReady;

/** Actions of the page. */
export interface InboxSourcesActions {
  onAdd: (source: NewSource) => void;
  /** Shows what a source would bring; absent if the server cannot. */
  onPreview?: (source: NewSource) => void;
  /** Refreshes a source; absent if the server cannot. */
  onRun?: (source: { id: string; name: string }) => void;
  /** Opens the form of a source; absent if the server cannot change it. */
  onEdit?: (source: { id: string }) => void;
  onCloseEdit?: () => void;
  /** Saves a source. `isReadable`: its type is known, so the settings are those of the form. */
  onSave?: (change: { id: string; source: NewSource; isReadable: boolean }) => void;
  /** Pauses or resumes a source; absent if the server cannot. */
  onPause?: (source: { id: string; name: string; paused: boolean }) => void;
  onDelete: (source: { id: string; name: string }) => void;
  onCloseAlert: () => void;
}
