interface Invited {
  organization: string;
  /** Who sent the invitation; null once their account is gone. */
  inviter: string | null;
  email: string;
}

/** What the link of an invitation shows. */
export type InvitationState =
  | { kind: "loading" }
  /** For somebody who is not logged in. */
  | (Invited & { kind: "visitor"; canCreate: boolean })
  | (Invited & {
      kind: "offer";
      accepting: boolean;
      /** Why it could not be accepted; null if it was not tried. */
      failure: string | null;
    })
  /** The person is logged in with another address. */
  | { kind: "other-account"; organization: string; email: string; loggedInAs: string }
  | { kind: "member"; organization: string }
  | {
      kind: "ended";
      reason: "expired" | "accepted" | "withdrawn" | "replaced";
      organization: string;
    }
  | { kind: "not-found" }
  | { kind: "failed"; message: string; retrying: boolean };

/** Actions of the page. */
export interface InvitationActions {
  onAccept: () => void;
  onRetry: () => void;
  /** Logs in, or creates an account, and comes back. */
  onLogin: () => void;
  onCreateAccount: () => void;
  /** Called when the person follows the link that logs them out. */
  onLogOut: () => void;
}
