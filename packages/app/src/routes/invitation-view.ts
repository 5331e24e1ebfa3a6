import type { InvitationOffer } from "@switchboard/api-client";
import type { InvitationState } from "@switchboard/ui/screens/invitation";
import type { Account } from "../session/account.ts";

type Reader = {
  readonly account: Account;
  readonly canCreate: boolean;
  readonly accepting: boolean;
  readonly failure: string | null;
};

/** What whoever opens the link of an invitation sees. */
export function toInvitationState(
  { organization_name: organization, invited_by: inviter, email, state }: InvitationOffer,
  { account, canCreate, accepting, failure }: Reader,
): InvitationState {
  const user = account.status === "user" ? account.user : null;
  const isTheirs = user?.email.toLowerCase() === email.toLowerCase();
  if (state !== "open") {
    const isMember =
      state === "accepted" &&
      isTheirs &&
      user?.organizations.some(({ name }) => name === organization);
    return isMember
      ? { kind: "member", organization }
      : { kind: "ended", reason: state, organization };
  }
  if (!user) return { kind: "visitor", organization, inviter, email, canCreate };
  if (!isTheirs) return { kind: "other-account", organization, email, loggedInAs: user.email };
  return { kind: "offer", organization, inviter, email, accepting, failure };
}
