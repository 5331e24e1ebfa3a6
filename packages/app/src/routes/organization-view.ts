import type { Invitation, OrganizationDetails, SharedCredits, User } from "@switchboard/api-client";
import type {
  InvitationRow,
  OrganizationView,
  SharedCreditsView,
} from "@switchboard/ui/screens/organization";

/** Whoever `owner_id` names is the owner; where a server leaves it out, who has that role. */
export const isOwnedBy = (
  { owner_id: ownerId, members }: Pick<OrganizationDetails, "members"> & { owner_id?: string },
  userId: string,
): boolean =>
  ownerId ? ownerId === userId : members.some(({ id, role }) => id === userId && role === "owner");

/** An organization as the page shows it to a person, without what is shared. */
export function toOrganizationView(
  details: OrganizationDetails,
  user: Pick<User, "id">,
  { resending, now }: { readonly resending: ReadonlySet<string>; readonly now: Date },
): Omit<OrganizationView, "shared"> {
  return {
    id: details.id,
    name: details.name,
    isOwner: isOwnedBy(details, user.id),
    members: details.members.map(({ id, email, role }) => ({
      id,
      email,
      role,
      isSelf: id === user.id,
      isOwner: isOwnedBy(details, id),
    })),
    invitations: details.invitations.map((one) => toInvitationRow(one, resending, now)),
  };
}

function toInvitationRow(
  { id, email, expires_at }: Invitation,
  resending: ReadonlySet<string>,
  now: Date,
): InvitationRow {
  const expiresAt = expires_at ?? null;
  const isExpired = expiresAt !== null && new Date(expiresAt) <= now;
  return { id, email, expiresAt, isExpired, resending: resending.has(id) };
}

/** What is shared as the page shows it; null where nothing is, and nobody could share anything. */
export function toSharedView(
  shared: SharedCredits | null,
  isOwner: boolean,
  forms: Pick<SharedCreditsView, "add" | "limit">,
): SharedCreditsView | null {
  if (!shared || !(shared.is_shared || (shared.can_share && isOwner))) return null;
  return {
    isShared: shared.is_shared,
    balance: shared.balance,
    dailyLimit: shared.member_daily_limit,
    month: shared.month,
    spending: shared.spending.map(({ user_id: id, email, spent }) => ({ id, email, spent })),
    ...forms,
  };
}
