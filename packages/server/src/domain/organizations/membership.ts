import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { MemberRole } from "./ports.ts";

type Roles = Pick<Repositories, "organizations">;

const noSuch = () => new AppError("not_found", "This organization was not found.");

/**
 * Makes sure that the person belongs to the organization. Others are told that there is none, so that ids of strangers
 * tell nothing.
 * @throws AppError `not_found`
 */
export async function requireMember(
  store: Roles,
  organizationId: string,
  userId: string,
): Promise<MemberRole> {
  const role = isUuid(organizationId)
    ? await store.organizations.findRole(organizationId, userId)
    : undefined;
  if (!role) throw noSuch();
  return role;
}

/**
 * The same for what only the owner may do.
 * @throws AppError `not_found`, or `forbidden` for other members
 */
export async function requireOwner(
  store: Roles,
  organizationId: string,
  userId: string,
): Promise<void> {
  const role = await requireMember(store, organizationId, userId);
  if (role !== "owner")
    throw new AppError("forbidden", "Only the owner of the organization can do this.");
}
