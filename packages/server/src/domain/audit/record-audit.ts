import type { Repositories } from "../unit-of-work.ts";
import { canonical } from "../approvals/asked.ts";
import { hashSecret } from "../auth/secrets.ts";
import type { AuditEvent } from "./ports.ts";

/**
 * Adds a line to the audit record, in the transaction of what it tells of: it is there if and only if that happened.
 * @param tx the transaction, or the store for what changes nothing else, such as a refusal
 */
export const recordAudit = (tx: Pick<Repositories, "audit">, event: AuditEvent): Promise<void> =>
  tx.audit.append([event]);

/** Tells whether two approvals were about the same arguments without telling the arguments. */
export const hashOf = (value: unknown): string => hashSecret(canonical(value));
