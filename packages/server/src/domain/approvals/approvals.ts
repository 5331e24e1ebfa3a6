import type { Clock } from "../../clock.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import type { Runs } from "../runs/runs.ts";
import type { UnitOfWork } from "../unit-of-work.ts";
import type { DescribedApproval } from "./approval-view.ts";
import type { Denial } from "./deny-call.ts";
import { describeApprovals } from "./describe.ts";
import type { Approval } from "./ports.ts";

type ApprovalDeps = { readonly store: UnitOfWork };

/** Calls pending for a user, oldest first. Approving one means running again; see `approveCall`. */
export const listPending = async (
  { store, clock }: ApprovalDeps & { readonly clock: Clock },
  userId: string,
): Promise<DescribedApproval[]> =>
  describeApprovals(store, userId, await store.approvals.listPending(userId, clock.now()));

/**
 * One approval of a user. One whose time is over ends its run now: the person who looks at it would wait for the next job.
 * @throws AppError not_found
 */
export async function findApproval(
  {
    store,
    clock,
    runs,
  }: ApprovalDeps & {
    readonly clock: Clock;
    readonly runs: Pick<Runs, "expireApprovals">;
  },
  userId: string,
  id: string,
): Promise<DescribedApproval> {
  const find = () => store.approvals.find(userId, id);
  let approval = isUuid(id) ? await find() : undefined;
  if (approval?.state === "pending" && approval.expiresAt <= clock.now()) {
    await runs.expireApprovals();
    approval = await find();
  }
  if (!approval) throw new AppError("not_found", "This approval was not found.");
  return describeOne(store, userId, approval);
}

/**
 * Ends the run, or refuses one of several calls; see `denyCall`.
 * @throws AppError not_found, conflict
 */
export const denyPending = async (
  { store, runs }: ApprovalDeps & { readonly runs: Pick<Runs, "deny"> },
  userId: string,
  id: string,
  denial: Denial = {},
): Promise<DescribedApproval> => describeOne(store, userId, await runs.deny(userId, id, denial));

async function describeOne(
  store: UnitOfWork,
  userId: string,
  approval: Approval,
): Promise<DescribedApproval> {
  const [described] = await describeApprovals(store, userId, [approval]);
  return described ?? { approval, connection: undefined };
}
