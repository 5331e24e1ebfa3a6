import type { Clock } from "../../clock.ts";
import { hashSecret, newSecret } from "../../domain/auth/secrets.ts";
import type { Repositories } from "../../domain/unit-of-work.ts";
import type { PublicAddress } from "../../public-address.ts";
import { RETURN_TO } from "./login-hint.ts";

/** Dependencies of mailed links. */
export type LinkDeps = { readonly clock: Clock; readonly address: PublicAddress };

/** The URL of a mailed link. @param returnTo the page to continue to, in whichever browser the link is opened */
export const linkTo = (
  { address }: Pick<LinkDeps, "address">,
  page: string,
  token: string,
  returnTo: string | undefined,
): string =>
  address.to(
    `${page}?${new URLSearchParams({ token, ...(returnTo && { [RETURN_TO]: returnTo }) }).toString()}`,
  );

/** Creates the token of a link; only its hash is stored. */
export async function issueToken(
  { clock }: Pick<LinkDeps, "clock">,
  tx: Pick<Repositories, "portal">,
  accountId: string,
  purpose: "reset" | "verify",
  lifeMs: number,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = newSecret();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await tx.portal.insertToken({ id: hashSecret(token), accountId, purpose, expiresAt }, now);
  return { token, expiresAt };
}
