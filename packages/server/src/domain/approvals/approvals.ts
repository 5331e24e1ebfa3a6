import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import type { RunConnection } from "../runs/ports.ts";
import { denyCall, type DenyDeps } from "./deny-call.ts";
import type { Approval } from "./ports.ts";

/** An approval with the connection that it is about; undefined once that was deleted. */
export type ApprovalWithConnection = {
  readonly approval: Approval;
  readonly connection: RunConnection | undefined;
};

/** What waits for a person's decision. To approve is to run again; see `approveCall`. */
export type Approvals = {
  /** Pending ones, oldest first. */
  list(userId: string): Promise<ApprovalWithConnection[]>;
  /** @throws AppError not_found */
  get(userId: string, id: string): Promise<ApprovalWithConnection>;
  /** Ends the run. @throws AppError not_found, conflict */
  deny(userId: string, id: string, reason?: string): Promise<ApprovalWithConnection>;
  /** Adds the connection to an approval that was read elsewhere. */
  describe(approval: Approval): Promise<ApprovalWithConnection>;
};

/** Approvals over a store. */
export function createApprovals(deps: DenyDeps): Approvals {
  const { store, clock } = deps;

  async function describeAll(
    userId: string,
    approvals: readonly Approval[],
  ): Promise<ApprovalWithConnection[]> {
    const ids = approvals.flatMap((approval) => approval.connectionId ?? []);
    const found = await store.data.findConnections(userId, [...new Set(ids)]);
    return approvals.map((approval) => ({
      approval,
      connection: found.find((one) => one.id === approval.connectionId),
    }));
  }

  async function describe(approval: Approval): Promise<ApprovalWithConnection> {
    const [described] = await describeAll(approval.userId, [approval]);
    return described ?? { approval, connection: undefined };
  }

  return {
    describe,
    list: async (userId) =>
      describeAll(userId, await store.data.listPendingApprovals(userId, clock.now())),
    async get(userId, id) {
      const approval = isUuid(id) ? await store.data.findApproval(userId, id) : undefined;
      if (!approval) throw new AppError("not_found", "This approval does not exist.");
      return describe(approval);
    },
    deny: async (userId, id, reason) => describe(await denyCall(deps, { userId, id, reason })),
  };
}
