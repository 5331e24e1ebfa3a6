/** Somebody who belongs to the organization. */
export interface MemberRow {
  id: string;
  email: string;
  /** As the server names it: `owner`, `member`. */
  role: string;
  /** The person who is looking. */
  isSelf: boolean;
  isOwner: boolean;
}

/** Somebody who was asked to join. */
export interface InvitationRow {
  id: string;
  email: string;
  /** ISO 8601; null where the server does not say. */
  expiresAt: string | null;
  isExpired: boolean;
  /** It is being sent again. */
  resending: boolean;
}

/** The credits that members spend together. */
export interface SharedCreditsView {
  isShared: boolean;
  balance: number;
  /** What each other member may use a day; null for no limit. */
  dailyLimit: number | null;
  /** First day of the month, as `2026-11-01`. */
  month: string;
  /** Who used how much; a member sees only what they used themselves. */
  spending: readonly { id: string; email: string; spent: number }[];
  /** The form to add credits, and the one for the limit; a member has neither. */
  add: RequestState;
  limit: RequestState;
}

/** How a request of a form goes. */
export type RequestState =
  | { kind: "idle" }
  | { kind: "sending" }
  | { kind: "done"; message: string }
  | { kind: "failed"; message: string };

/** What is asked before something is taken away. `busy` while the request is in progress. */
export type OrganizationQuestion =
  | { kind: "remove"; email: string; busy: boolean }
  | { kind: "make-owner"; email: string; busy: boolean }
  | { kind: "withdraw"; email: string; busy: boolean }
  | { kind: "leave"; busy: boolean }
  | { kind: "delete"; busy: boolean };

/** An organization as its members see it. */
export interface OrganizationView {
  id: string;
  name: string;
  isOwner: boolean;
  members: readonly MemberRow[];
  invitations: readonly InvitationRow[];
  /** Null where the server has none, or nobody could share any. */
  shared: SharedCreditsView | null;
}

type Create = {
  create: RequestState;
};

export type OrganizationState =
  | { kind: "loading" }
  /** No organization is active. */
  | ({ kind: "none"; hasOthers: boolean } & Create)
  | ({ kind: "failed"; message: string; retrying: boolean } & Create)
  | ({
      kind: "ready";
      organization: OrganizationView;
      /** How the last invitation went. */
      invite: RequestState;
      /** What became of the last removal, deletion or withdrawal. */
      outcome: { tone: "success" | "danger"; message: string } | null;
      question: OrganizationQuestion | null;
      /** ISO 8601. */
      now: string;
    } & Create);

/** Actions of the page. Those that are absent are not offered. */
export interface OrganizationActions {
  onCreate: (organization: { name: string }) => void;
  onRetry: () => void;
  onInvite: (invitation: { email: string }) => void;
  onRemove: (member: { id: string }) => void;
  onDelete: () => void;
  onConfirm: () => void;
  onCancel: () => void;
  onMakeOwner?: (member: { id: string }) => void;
  onWithdraw?: (invitation: { id: string }) => void;
  onResend?: (invitation: { id: string }) => void;
  onLeave?: () => void;
  onAddCredits?: (addition: { amount: number }) => void;
  onLimit?: (limit: { credits: number | null }) => void;
}
