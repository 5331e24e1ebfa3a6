import type { Clock } from "../../clock.ts";
import { acrossTenants } from "../../tenant.ts";
import { hashSecret } from "../auth/secrets.ts";
import { AppError } from "../errors.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";
import { lockOrganization, noteChange, sameEmail } from "./membership.ts";
import type { Invitation, Organization } from "./ports.ts";
import { requireSeat } from "./seats.ts";

type OfferDeps = { readonly store: UnitOfWork; readonly clock: Clock };

/** The state of an invitation. */
export type InvitationState = "open" | "expired" | "accepted" | "withdrawn" | "replaced";

/** What the holder of an invitation link sees. */
export type InvitationOffer = {
  readonly organizationName: string;
  /** The sender's address; null once their account is gone. */
  readonly inviter: string | null;
  readonly email: string;
  readonly state: InvitationState;
  readonly expiresAt: Date;
};

/**
 * The invitation behind a link. The link is the permission.
 * @throws AppError `not_found`
 */
export async function findOffer(
  { store, clock }: OfferDeps,
  token: string,
): Promise<InvitationOffer> {
  const { invitation, organization } = await findByToken(store, token);
  const inviter = invitation.invitedBy && (await store.users.find(invitation.invitedBy));
  return {
    organizationName: organization.name,
    inviter: inviter ? inviter.email : null,
    email: invitation.email,
    state: stateOf(invitation, clock.now()),
    expiresAt: invitation.expiresAt,
  };
}

/**
 * Joins an organization by the link of an invitation, which counts once and for the user with its address alone. They work in the
 * organization from then on.
 * @throws AppError `not_found`; `forbidden` for another user, or when the plan has no room; `conflict` when it counts no longer
 */
export async function acceptInvitation(
  { store, clock }: OfferDeps,
  user: { readonly id: string; readonly email: string },
  token: string,
): Promise<Organization> {
  const now = clock.now();
  // The link lets them in; until then nothing of the organization is theirs to see.
  return acrossTenants(() =>
    store.transaction(async (tx) => {
      const { organizationId } = (await findByToken(tx, token)).invitation;
      const organization = await lockOrganization(tx, organizationId);
      // Read again under the lock.
      const { invitation } = await findByToken(tx, token);
      if (!sameEmail(invitation.email, user.email)) {
        throw new AppError(
          "forbidden",
          `This invitation is for ${invitation.email}, and you are logged in as ${user.email}. Log in with that address to accept it.`,
        );
      }
      if (await tx.organizations.findRole(organizationId, user.id)) {
        throw new AppError("conflict", `You are already a member of ${organization.name}.`);
      }
      const state = stateOf(invitation, now);
      if (state !== "open") throw new AppError("conflict", REFUSED[state]);
      await requireSeat(tx, organization, now, "join");
      await tx.invitations.end(invitation.id, "accepted", now);
      await tx.organizations.addMember(organizationId, user.id, now);
      await tx.users.setActiveOrganization(user.id, organizationId);
      await noteChange(tx, user.id, organizationId, "joined");
      return organization;
    }),
  );
}

const REFUSED: Readonly<Record<Exclude<InvitationState, "open">, string>> = {
  expired: "This invitation has expired. Ask for a new one.",
  accepted: "This invitation has already been used. Ask for a new one.",
  withdrawn: "This invitation was withdrawn.",
  replaced: "This link was replaced by a newer one. Use the link in your latest email.",
};

const stateOf = ({ endedAs, expiresAt }: Invitation, now: Date): InvitationState =>
  endedAs ?? (expiresAt <= now ? "expired" : "open");

async function findByToken(
  store: Pick<Repositories, "invitations" | "organizations">,
  token: string,
): Promise<{ invitation: Invitation; organization: Organization }> {
  const invitation = await store.invitations.findByToken(hashSecret(token));
  const organization = invitation && (await store.organizations.find(invitation.organizationId));
  if (invitation && organization) return { invitation, organization };
  throw new AppError(
    "not_found",
    "This invitation was not found. Check that the link is complete, or ask for a new one.",
  );
}
