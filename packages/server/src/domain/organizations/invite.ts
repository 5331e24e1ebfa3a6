import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import type { PublicAddress } from "../../public-address.ts";
import { hashSecret, newSecret } from "../auth/secrets.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import { sendMail } from "../outbox/send.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";
import { lockOrganization, noteChange, sameEmail } from "./membership.ts";
import type { Invitation, Organization } from "./ports.ts";
import { requireSeat } from "./seats.ts";

const HOUR_MS = 60 * 60 * 1000;
const LIFETIME_DAYS = 14;
/** How many invitations a user may send within an hour. */
const MAX_PER_HOUR = 20;

type InviteDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly address: PublicAddress;
};

/** Who sends an invitation. */
export type Inviter = { readonly id: string; readonly email: string };

/**
 * Invites an email address to an organization. The response never reveals whether it has an account: everyone gets the same
 * mail.
 * @throws AppError `conflict` for a member or an address that is already invited, `forbidden` when the plan has no room,
 *   `too_many`
 */
export async function inviteMember(
  deps: InviteDeps,
  inviter: Inviter,
  organizationId: string,
  email: string,
): Promise<Invitation> {
  const now = deps.clock.now();
  return deps.store.transaction(async (tx) => {
    const organization = await lockOrganization(tx, organizationId);
    const members = await tx.organizations.listMembers(organizationId);
    if (members.some((member) => sameEmail(member.email, email))) {
      throw new AppError("conflict", `${email} is already a member of ${organization.name}.`);
    }
    const open = await tx.invitations.listOpen(organizationId);
    const before = open.find((one) => sameEmail(one.email, email));
    if (before && before.expiresAt > now) {
      throw new AppError(
        "conflict",
        `${before.email} has already been invited. You can resend the invitation.`,
      );
    }
    if (before) await tx.invitations.end(before.id, "replaced", now);
    await noteChange(tx, inviter.id, organizationId, "person invited");
    return send(deps, tx, { organization, inviter, email, now });
  });
}

/**
 * Sends an invitation again, with another link and another two weeks; the link before it no longer works.
 * @throws AppError `not_found`, `forbidden` when the plan has no room for one that had expired, `too_many`
 */
export async function resendInvitation(
  deps: InviteDeps,
  inviter: Inviter,
  organizationId: string,
  invitationId: string,
): Promise<Invitation> {
  const now = deps.clock.now();
  return deps.store.transaction(async (tx) => {
    const organization = await lockOrganization(tx, organizationId);
    const { id, email } = await findOpen(tx, organizationId, invitationId);
    await tx.invitations.end(id, "replaced", now);
    await noteChange(tx, inviter.id, organizationId, "invitation sent again");
    return send(deps, tx, { organization, inviter, email, now });
  });
}

/**
 * Withdraws an invitation.
 * @throws AppError `not_found` for one that has already ended
 */
export async function withdrawInvitation(
  { store, clock }: Pick<InviteDeps, "store" | "clock">,
  actorId: string,
  organizationId: string,
  invitationId: string,
): Promise<void> {
  await store.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const { id } = await findOpen(tx, organizationId, invitationId);
    await tx.invitations.end(id, "withdrawn", clock.now());
    await noteChange(tx, actorId, organizationId, "invitation withdrawn");
  });
}

type Sending = {
  readonly organization: Organization;
  readonly inviter: Inviter;
  readonly email: string;
  readonly now: Date;
};

async function send(
  { newId, address }: InviteDeps,
  tx: Repositories,
  { organization, inviter, email, now }: Sending,
): Promise<Invitation> {
  // Their row is locked as well, so that they are not counted in two organizations at once.
  await tx.users.lock(inviter.id);
  const since = new Date(now.getTime() - HOUR_MS);
  if ((await tx.invitations.countSent(inviter.id, since)) >= MAX_PER_HOUR) {
    throw new AppError(
      "too_many",
      `You have sent ${MAX_PER_HOUR} invitations in the last hour. Try again in an hour.`,
      { retryAfterS: HOUR_MS / 1000 },
    );
  }
  await requireSeat(tx, organization, now, "invite");
  const token = newSecret();
  const invitation: Invitation = {
    id: newId(),
    organizationId: organization.id,
    email,
    tokenHash: hashSecret(token),
    invitedBy: inviter.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_DAYS * 24 * HOUR_MS),
    endedAs: null,
    endedAt: null,
  };
  await tx.invitations.insert(invitation);
  await sendMail(tx, {
    to: email,
    template: "invitation",
    data: {
      organization: organization.name,
      inviter: inviter.email,
      email,
      days: LIFETIME_DAYS,
      url: address.to(`/ui/invitations/${token}`),
    },
    userId: inviter.id,
    expiresAt: invitation.expiresAt,
  });
  return invitation;
}

async function findOpen(
  tx: Pick<Repositories, "invitations">,
  organizationId: string,
  id: string,
): Promise<Invitation> {
  const invitation = isUuid(id) ? await tx.invitations.findOpen(organizationId, id) : undefined;
  if (invitation) return invitation;
  throw new AppError(
    "not_found",
    "This invitation was not found. It may have been accepted or withdrawn.",
  );
}
