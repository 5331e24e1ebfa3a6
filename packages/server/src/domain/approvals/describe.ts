import type { DescribedApproval } from "./approval-view.ts";
import type { Approval } from "./ports.ts";
import type { Repositories } from "../unit-of-work.ts";

/** Adds the context of one user's approvals: the connections, who had to decide, and who decided. */
export async function describeApprovals(
  store: Pick<Repositories, "connections" | "users">,
  userId: string,
  approvals: readonly Approval[],
): Promise<DescribedApproval[]> {
  if (approvals.length === 0) return [];
  const ids = new Set(approvals.flatMap((approval) => approval.connectionId ?? []));
  const people = new Set([userId, ...approvals.flatMap((approval) => approval.decidedBy ?? [])]);
  const connections = await store.connections.findMany(userId, [...ids]);
  const emails = new Map(
    (await store.users.findEmails([...people])).map((person) => [person.id, person.email]),
  );
  return approvals.map((approval) => ({
    approval,
    connection: connections.find((one) => one.id === approval.connectionId),
    email: emails.get(userId),
    decidedBy: approval.decidedBy === null ? undefined : emails.get(approval.decidedBy),
  }));
}
