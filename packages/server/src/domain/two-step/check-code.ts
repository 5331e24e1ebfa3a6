import type { Clock } from "../../clock.ts";
import type { Vault } from "../../secrets/vault.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { PortalAccount } from "../auth/ports.ts";
import { hashSecret } from "../auth/secrets.ts";
import type { Throttle } from "../auth/throttle.ts";
import type { UnitOfWork } from "../unit-of-work.ts";
import { readCode, stepOf } from "./codes.ts";
import type { StoredTwoStep } from "./ports.ts";

/** Dependencies for checking a code. */
export type CodeDeps = {
  readonly store: UnitOfWork;
  readonly vault: Vault;
  readonly clock: Clock;
  /** By account and not by network address, so that an attacker with the password and many addresses gets no more attempts. */
  readonly tries: Throttle;
};

/** The owner of a code. */
export type CodeOwner = Pick<PortalAccount, "id" | "email">;

/** The result of checking a password or a code. */
export type ProofOutcome = "right" | "wrong" | "too-many";

/** Consumes a code: of the app or, at a login, a recovery code. Counts attempts. */
export async function takeCode(
  deps: CodeDeps,
  account: CodeOwner,
  typed: string,
  { takesRecovery }: { readonly takesRecovery: boolean },
): Promise<ProofOutcome> {
  if (!(await deps.tries.admit(account.id))) return "too-many";
  const read = readCode(typed);
  const isTaken =
    read.kind === "app"
      ? await takeAppCode(deps, account.id, read.code)
      : takesRecovery && (await takeRecoveryCode(deps, account, read.code));
  if (!isTaken) return "wrong";
  await deps.tries.forgive(account.id);
  return "right";
}

/** The step of a code of the account's app; undefined for a wrong one. */
export async function findStep(
  { store, vault, clock }: CodeDeps,
  accountId: string,
  code: string,
): Promise<{ readonly stored: StoredTwoStep; readonly step: number } | undefined> {
  const stored = await store.twoSteps.find(accountId);
  if (!stored) return undefined;
  const { key = "" } = vault.open({ accountId }, stored);
  const step = stepOf(key, code, clock.now());
  return step === undefined ? undefined : { stored, step };
}

async function takeAppCode(deps: CodeDeps, accountId: string, code: string): Promise<boolean> {
  const found = await findStep(deps, accountId, code);
  return found !== undefined && deps.store.twoSteps.takeStep(accountId, found.step);
}

const takeRecoveryCode = ({ store }: CodeDeps, { id, email }: CodeOwner, code: string) =>
  store.transaction(async (tx) => {
    if (!(await tx.twoSteps.takeRecoveryCode(id, hashSecret(code)))) return false;
    await recordAudit(tx, {
      actor: null,
      action: "recovery_code_used",
      outcome: "done",
      target: { kind: "account", id, label: email },
    });
    return true;
  });
