import type { UnitOfWork } from "../unit-of-work.ts";

/** Sets a user's daily limit and the limit of one run before it asks, both in hundredths of a credit. */
export const setSpendingLimits = (
  { store }: { readonly store: UnitOfWork },
  userId: string,
  limits: { readonly daily: number | null; readonly perRun: number | null },
): Promise<void> =>
  store.transaction((tx) =>
    tx.users.setCreditLimits(userId, {
      dailyCreditLimit: limits.daily,
      runCreditLimit: limits.perRun,
    }),
  );
