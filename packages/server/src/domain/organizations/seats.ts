import { acrossTenants } from "../../tenant.ts";
import { AppError } from "../errors.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { User } from "../users/ports.ts";
import type { Organization } from "./ports.ts";

/** The users that the Team plan includes. A smaller plan allows no more. */
const MAX_USERS = 5;

/** Its members share the owner's plan, and see nothing else of them. */
export const findOwner = (
  store: Pick<Repositories, "users">,
  ownerId: string,
): Promise<User | undefined> => acrossTenants(() => store.users.find(ownerId));

/**
 * Requires the plan of an organization's owner to have room for one more user. Call it while the organization is locked.
 * @param what `invite` also counts open invitations; accepting one uses its place
 * @throws AppError `forbidden`
 */
export async function requireSeat(
  tx: Repositories,
  { id, name, ownerId }: Organization,
  now: Date,
  what: "invite" | "join",
): Promise<void> {
  const plan = (await findOwner(tx, ownerId))?.subscriptionTier ?? "free";
  if (plan === "enterprise") return;
  const members = (await tx.organizations.listMembers(id)).length;
  if (what === "join") {
    if (members < MAX_USERS) return;
    throw new AppError(
      "forbidden",
      `${name} already has the ${MAX_USERS} users that its plan allows. Ask its owner to make room.`,
    );
  }
  const invited = (await tx.invitations.listOpen(id)).filter((one) => one.expiresAt > now).length;
  if (members + invited < MAX_USERS) return;
  const users = `${members + invited} users${invited > 0 ? ", pending invitations included" : ""}`;
  throw new AppError(
    "forbidden",
    `${name} has ${users}. The ${titleOf(plan)} plan allows ${MAX_USERS}. Remove a member or withdraw an invitation first.`,
  );
}

/**
 * Makes sure that an organization fits into the plan of who is to own it.
 * @throws AppError `forbidden`
 */
export async function requireRoom(
  tx: Repositories,
  { id, ownerId }: Pick<Organization, "id" | "ownerId">,
): Promise<void> {
  const owner = await findOwner(tx, ownerId);
  const plan = owner?.subscriptionTier ?? "free";
  if (plan === "enterprise") return;
  const members = (await tx.organizations.listMembers(id)).length;
  if (members <= MAX_USERS) return;
  throw new AppError(
    "forbidden",
    `The ${titleOf(plan)} plan of ${owner?.email ?? "the new owner"} allows ${MAX_USERS} users, and this organization has ${members}.`,
  );
}

const titleOf = (plan: string) => plan.charAt(0).toUpperCase() + plan.slice(1);
