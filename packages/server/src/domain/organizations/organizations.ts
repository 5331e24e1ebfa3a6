import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { requireMember } from "./membership.ts";
import type { Organization } from "./ports.ts";
import type { UnitOfWork } from "../unit-of-work.ts";

type OrganizationDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
};

/** Adds an organization. Whoever adds it owns it, and works in it from then on. */
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
  });
  return organization;
}

/**
 * Makes one of the person's organizations the active one.
 * @throws AppError `not_found` for an organization that the person does not belong to
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
