import { AppError } from "../errors.ts";
import type { Repositories } from "../unit-of-work.ts";
import { type Limited, PLANS } from "./plans.ts";

const NOUNS: Readonly<Record<Limited, string>> = {
  connections: "connections",
  playbooks: "playbooks",
  members: "members",
};

/**
 * Checks that a user's plan has room for one more.
 * @param count how many there are; called only if the plan has a limit
 * @throws AppError `forbidden` naming the plan and its limit, `unauthorized` when the account is gone
 */
export async function requireRoomFor(
  store: Pick<Repositories, "users">,
  userId: string,
  what: Limited,
  count: () => Promise<number>,
): Promise<void> {
  const user = await store.users.find(userId);
  if (!user) throw new AppError("unauthorized", "This account no longer exists.");
  const plan = PLANS[user.subscriptionTier];
  const most = plan.includes[what];
  if (most === null) return;
  const taken = await count();
  if (taken < most) return;
  const verb = what === "members" ? "Remove" : "Delete";
  throw new AppError(
    "forbidden",
    `The ${plan.name} plan includes ${most} ${NOUNS[what]}, and you have ${taken}. ${verb} one, or choose a larger plan on the Pricing page.`,
  );
}
