/** One conversation in the history. */
export type SessionRow = {
  id: string;
  title: string;
  href: string;
  /** Last change, milliseconds since 1970. */
  updatedAt: number;
  pinned?: boolean;
  /** What its run does now. */
  live?: "running" | "approval" | null;
};

/** The forms in which a conversation can be taken along. */
export type ExportFormat = "markdown" | "json";

/** What can be asked for a conversation. Optional ones are hidden where they cannot be done. */
export type SessionIntents = {
  /** Asked to delete; the asker confirms first. */
  onDelete: (session: { id: string; title: string }) => void;
  onRename?: ((session: { id: string; title: string }) => void) | undefined;
  onPin?: ((session: { id: string; pinned: boolean }) => void) | undefined;
  onExport?: ((session: { id: string; format: ExportFormat }) => void) | undefined;
};
