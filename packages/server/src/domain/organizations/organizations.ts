import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { isUuid } from "../chat/ids.ts";
import { endPool } from "../credits/pool.ts";
import { AppError } from "../errors.ts";
import { lockOrganization, noteChange, requireMember } from "./membership.ts";
import type { Invitation, Member, Organization } from "./ports.ts";
import { requireRoom } from "./seats.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";

type OrganizationDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
};

/** Adds an organization. Its creator owns it and makes it their active one. */
export async function addOrganization(
  deps: OrganizationDeps,
  ownerId: string,
  name: string,
): Promise<Organization> {
  const organization = {
    id: deps.newId(),
    name: name.trim(),
    ownerId,
    memberDailyLimit: null,
    createdAt: deps.clock.now(),
  };
  await deps.store.transaction(async (tx) => {
    await tx.organizations.insert(organization);
    await tx.users.setActiveOrganization(ownerId, organization.id);
    await noteChange(tx, ownerId, organization.id, "created");
  });
  return organization;
}

/**
 * Makes one of the user's organizations the active one.
 * @throws AppError `not_found` for an organization that the user does not belong to
 */
export async function switchOrganization(
  { store }: Pick<OrganizationDeps, "store">,
  userId: string,
  organizationId: string,
): Promise<void> {
  await store.transaction(async (tx) => {
    await requireMember(tx, organizationId, userId);
    await tx.users.setActiveOrganization(userId, organizationId);
  });
}

/** An organization as its members see it. */
export type OrganizationDetails = {
  readonly organization: Organization;
  readonly members: readonly Member[];
  /** Those that are not answered, expired ones included. */
  readonly invitations: readonly Invitation[];
};

/**
 * Reads an organization with its members and invitations.
 * @throws AppError `not_found` for those who do not belong to it
 */
export async function describeOrganization(
  { store }: Pick<OrganizationDeps, "store">,
  userId: string,
  id: string,
): Promise<OrganizationDetails> {
  await requireMember(store, id, userId);
  const [organization, members, invitations] = await Promise.all([
    store.organizations.find(id),
    store.organizations.listMembers(id),
    store.invitations.listOpen(id),
  ]);
  if (!organization) throw new AppError("not_found", "This organization was not found.");
  return { organization, members, invitations };
}

/**
 * Removes a member. They keep what they own: connections, chats and their own credits; a run in progress is paid from the
 * balance it began with.
 * @throws AppError `conflict` for the owner, `not_found` for a user who is not a member
 */
export async function removeMember(
  { store }: Pick<OrganizationDeps, "store">,
  actorId: string,
  organizationId: string,
  memberId: string,
): Promise<void> {
  await store.transaction(async (tx) => {
    const { ownerId } = await lockOrganization(tx, organizationId);
    if (memberId === ownerId) {
      throw new AppError("conflict", "The owner cannot be removed from the organization.");
    }
    if (!isUuid(memberId) || !(await tx.organizations.removeMember(organizationId, memberId))) {
      throw new AppError("not_found", "This member was not found. They may have left already.");
    }
    await noteChange(tx, actorId, organizationId, "member removed");
  });
}

/**
 * Makes a member the owner, and the owner a member. Both keep what they own, and the organization its shared credits.
 * @throws AppError `not_found` for a user who is not a member, `forbidden` if the plan of the new owner allows fewer users
 */
export async function handOver(
  { store }: Pick<OrganizationDeps, "store">,
  actorId: string,
  organizationId: string,
  memberId: string,
): Promise<void> {
  await store.transaction(async (tx) => {
    const organization = await lockOrganization(tx, organizationId);
    const role = isUuid(memberId)
      ? await tx.organizations.findRole(organizationId, memberId)
      : undefined;
    if (!role) {
      throw new AppError("not_found", "This member was not found. They may have left already.");
    }
    // Another request was faster; the result is the same.
    if (memberId === organization.ownerId) return;
    await requireRoom(tx, { ...organization, ownerId: memberId });
    await tx.organizations.passOn(organizationId, memberId);
    await noteChange(tx, actorId, organizationId, "owner changed");
  });
}

/**
 * Leaves an organization.
 * @throws AppError `conflict` for the owner, `not_found` for one who is no member
 */
export async function leaveOrganization(
  { store }: Pick<OrganizationDeps, "store">,
  userId: string,
  organizationId: string,
): Promise<void> {
  await requireMember(store, organizationId, userId);
  await store.transaction(async (tx) => {
    const { ownerId } = await lockOrganization(tx, organizationId);
    if (userId === ownerId) {
      throw new AppError(
        "conflict",
        "The owner cannot leave the organization. Make another member the owner first, or delete the organization.",
      );
    }
    if (!(await tx.organizations.removeMember(organizationId, userId))) {
      throw new AppError("not_found", "You are no longer a member of this organization.");
    }
    await noteChange(tx, userId, organizationId, "left");
  });
}

/**
 * Deletes an organization with its invitations. Members keep what they own; the rest of the shared credits goes to the owner.
 * @throws AppError `not_found`
 */
export async function removeOrganization(
  deps: OrganizationDeps,
  actorId: string,
  organizationId: string,
): Promise<void> {
  await deps.store.transaction((tx) => endOrganization(deps, tx, actorId, organizationId));
}

/** The same in the caller's transaction. */
export async function endOrganization(
  deps: Pick<OrganizationDeps, "newId">,
  tx: Repositories,
  actorId: string,
  organizationId: string,
): Promise<void> {
  const { ownerId } = await lockOrganization(tx, organizationId);
  await endPool(deps, tx, organizationId, ownerId);
  await tx.organizations.remove(organizationId);
  await noteChange(tx, actorId, organizationId, "deleted");
}
