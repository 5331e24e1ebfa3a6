import type { UnitOfWork } from "../unit-of-work.ts";

/** Sets what a person lets themselves spend a day, and one run before it asks. Both in hundredths of a credit. */
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
