import type { Clock } from "../../clock.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import type { DataStore } from "../runs/ports.ts";
import type { DescribedApproval } from "./approval-view.ts";
import type { Denial } from "./deny-call.ts";
import { describeApprovals } from "./describe.ts";
import type { Approval } from "./ports.ts";

/** What waits for a person's decision. To approve is to run again; see `approveCall`. */
export type Approvals = {
  /** Pending ones, oldest first. */
  list(userId: string): Promise<DescribedApproval[]>;
  /** @throws AppError not_found */
  get(userId: string, id: string): Promise<DescribedApproval>;
  /** Ends the run, or refuses one of several calls; see `denyCall`. @throws AppError not_found, conflict */
  deny(userId: string, id: string, denial?: Denial): Promise<DescribedApproval>;
  /** Adds what is told around approvals of a person that were read elsewhere. */
  describe(userId: string, approvals: readonly Approval[]): Promise<DescribedApproval[]>;
};

/** Approvals over a store. */
export function createApprovals({
  store,
  clock,
  deny,
}: {
  readonly store: DataStore;
  readonly clock: Clock;
  /** Denies, and drives what goes on after it. */
  readonly deny: (userId: string, id: string, denial: Denial) => Promise<Approval>;
}): Approvals {
  const describe: Approvals["describe"] = (userId, approvals) =>
    describeApprovals(store.data, userId, approvals);

  async function describeOne(userId: string, approval: Approval): Promise<DescribedApproval> {
    const [described] = await describe(userId, [approval]);
    return described ?? { approval, connection: undefined };
  }

  return {
    describe,
    list: async (userId) =>
      describe(userId, await store.data.listPendingApprovals(userId, clock.now())),
    async get(userId, id) {
      const approval = isUuid(id) ? await store.data.findApproval(userId, id) : undefined;
      if (!approval) throw new AppError("not_found", "This approval does not exist.");
      return describeOne(userId, approval);
    },
    deny: async (userId, id, denial = {}) => describeOne(userId, await deny(userId, id, denial)),
  };
}
