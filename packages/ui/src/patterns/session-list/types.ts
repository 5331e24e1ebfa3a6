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
