import { isUuid } from "../chat/ids.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { AppError } from "../errors.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { MemberRole, Organization } from "./ports.ts";

type Roles = Pick<Repositories, "organizations">;

const noSuch = () => new AppError("not_found", "This organization was not found.");

/**
 * Requires the user to be a member. For others the organization does not exist, so that ids reveal nothing.
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
 * The same for the owner only.
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

/**
 * Locks an organization until the transaction ends, so that changes of its members and invitations are serialized.
 * @throws AppError `not_found`
 */
export async function lockOrganization(store: Roles, id: string): Promise<Organization> {
  const found = (await store.organizations.lock(id)) && (await store.organizations.find(id));
  if (!found) throw noSuch();
  return found;
}

/** Whether two addresses are the same to people, who write them in capitals or not. */
export const sameEmail = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The actions on an organization in the audit record. */
export type OrganizationChange =
  | "created"
  | "deleted"
  | "person invited"
  | "invitation sent again"
  | "invitation withdrawn"
  | "joined"
  | "left"
  | "member removed"
  | "owner changed"
  | "shared credits added"
  | "daily limit changed";

/** Records who changed an organization. */
export const noteChange = (
  tx: Pick<Repositories, "audit">,
  actor: string,
  organizationId: string,
  detail: OrganizationChange,
): Promise<void> =>
  recordAudit(tx, {
    actor,
    action: "organization_changed",
    outcome: "done",
    target: { kind: "organization", id: organizationId },
    detail,
  });
