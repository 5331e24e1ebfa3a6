import { eq } from "drizzle-orm";
import type { BalanceOf } from "../domain/credits/ports.ts";
import { ledgerEntries } from "./schema.ts";

/** The lines of a balance. */
export const belongsTo = (whose: BalanceOf) =>
  "userId" in whose
    ? eq(ledgerEntries.userId, whose.userId)
    : eq(ledgerEntries.organizationId, whose.organizationId);
