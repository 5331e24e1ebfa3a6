import type { UnitOfWork } from "../unit-of-work.ts";
import { linkOf } from "./link.ts";

/** The result of verifying the whole record. */
export type Verification = {
  /** Number of lines checked. */
  readonly checked: number;
  /** The first line that is missing or changed; null if there is none. */
  readonly brokenAt: number | null;
};

const PART = 1_000;

/** Looks for lines that were changed, removed or slipped in since they were written. */
export const verifyAudit = ({
  store,
}: {
  readonly store: Pick<UnitOfWork, "transaction">;
}): Promise<Verification> =>
  store.transaction(async ({ audit }) => {
    const head = await audit.readHead();
    let seq = head.prunedSeq;
    let hash = head.prunedHash;
    let checked = 0;
    for (;;) {
      const part = await audit.listSealed(seq, PART);
      for (const entry of part) {
        if (entry.seq !== seq + 1 || entry.hash !== linkOf(hash, entry)) {
          return { checked, brokenAt: seq + 1 };
        }
        ({ seq, hash } = entry);
        checked += 1;
      }
      if (part.length < PART) break;
    }
    const isWhole = seq === head.seq && hash === head.hash;
    return { checked, brokenAt: isWhole ? null : Math.min(seq, head.seq) + 1 };
  }, "snapshot");
