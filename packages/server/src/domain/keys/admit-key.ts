import type { Clock } from "../../clock.ts";
import { sayCredits } from "../credits/amounts.ts";
import { AppError } from "../errors.ts";
import { MAX_LIVE_CALLS } from "../runs/limits.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { ApiKey } from "./ports.ts";

/**
 * Requires that a key may start one more run, and locks the key until the transaction ends, so that of two concurrent runs the
 * second sees what the first reserves.
 * @param reserved the run's reservation, in hundredths of a credit
 * @throws AppError unauthorized (revoked), too_many, forbidden (its credits are used)
 */
export async function admitKey(
  { clock }: { readonly clock: Clock },
  tx: Pick<Repositories, "keys">,
  { id, expiresAt, creditLimit }: ApiKey,
  reserved: number,
): Promise<void> {
  const expired = expiresAt !== null && expiresAt <= clock.now();
  if (expired || !(await tx.keys.lock(id)))
    throw new AppError("unauthorized", "This API key was revoked or has expired.");
  if ((await tx.keys.listLive(id)).length >= MAX_LIVE_CALLS) {
    throw new AppError(
      "too_many",
      `This API key has ${MAX_LIVE_CALLS} runs in progress or waiting for approval. Wait until one of them finishes.`,
      { retryAfterS: 10 },
    );
  }
  if (creditLimit === null) return;
  const used = await tx.keys.sumUsed(id);
  if (used + reserved <= creditLimit) return;
  throw new AppError(
    "forbidden",
    `This API key has used ${sayCredits(used)} of its ${sayCredits(creditLimit)} credits, and this run may need up to ${sayCredits(reserved)}. Create a key with a higher limit.`,
  );
}
