/** A line of the audit log. */
export interface AuditLine {
  id: string;
  /** ISO 8601. */
  at: string;
  /** Who did it; null for the server itself and for whoever was not logged in. */
  who: string | null;
  /** Such as `tool_call`. */
  action: string;
  /** What it was done to, and more, in short parts. */
  about: readonly string[];
  /** E-mail address of who approved it. */
  approvedBy: string | null;
  /** `done`, `failed`, `denied` or `unknown`. */
  outcome: string;
}

/** What the list is narrowed to; an empty text is no filter. */
export interface AuditFilter {
  email: string;
  action: string;
  outcome: string;
  /** Days, both included: 2026-11-20. */
  from: string;
  to: string;
}

/** What a check of the whole log found. */
export type AuditVerification =
  | { kind: "none" }
  | { kind: "running" }
  | { kind: "whole"; checked: number }
  /** The first line that was changed or removed. */
  | { kind: "broken"; at: number }
  | { kind: "failed"; message: string };

export type AuditState =
  | { kind: "loading" }
  | {
      kind: "ready";
      /** Everybody's, for administrators, or what the person did. */
      scope: "all" | "own";
      lines: readonly AuditLine[];
      filter: AuditFilter;
      /** Address of the lines before these; null for none. */
      olderHref: string | null;
      /** Address of the latest lines; null while they are shown. */
      newestHref: string | null;
      verification: AuditVerification;
    };
