/** One conversation in the history. */
export type SessionRow = {
  id: string;
  title: string;
  href: string;
  /** Last change, milliseconds since 1970. */
  updatedAt: number;
  pinned?: boolean;
  /** State of its run. */
  live?: "running" | "approval" | null;
};

/** Export formats of a conversation. */
export type ExportFormat = "markdown" | "json";

/** Actions on a conversation. Absent ones are hidden. */
export type SessionIntents = {
  /** Asks to delete; the caller confirms first. */
  onDelete: (session: { id: string; title: string }) => void;
  onRename?: ((session: { id: string; title: string }) => void) | undefined;
  onPin?: ((session: { id: string; pinned: boolean }) => void) | undefined;
  onExport?: ((session: { id: string; format: ExportFormat }) => void) | undefined;
};
