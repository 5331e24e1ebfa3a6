import type { PasswordHasher } from "../../domain/auth/password.ts";
import type { PortalAccount } from "../../domain/auth/ports.ts";
import type { Throttle } from "../../domain/auth/throttle.ts";

export type ProofDeps = {
  readonly passwords: PasswordHasher;
  readonly tries: Throttle;
};

export type Proof = "right" | "wrong" | "too-many";

/** Whether a password is that of an account. Counts tries. @param who by whom they are counted */
export async function provePassword(
  { passwords, tries }: ProofDeps,
  account: PortalAccount | undefined,
  password: string,
  who: string,
): Promise<Proof> {
  if (!(await tries.admit(who))) return "too-many";
  const isRight = await passwords.verify(password, account?.passwordHash, {
    lane: who,
    isKnown: true,
  });
  if (!account || !isRight) return "wrong";
  await tries.forgive(who);
  return "right";
}
