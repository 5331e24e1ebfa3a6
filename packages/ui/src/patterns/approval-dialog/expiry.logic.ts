import type { ApprovalWords } from "../../components/labels/words/approval-words.ts";
import { clock } from "../tool-call/duration.logic.ts";

/** What the header of the dialog says about the expiry. */
export type Expiry = { expired: boolean; text: string } | null;

/** Time left until `expiresAt`; both in milliseconds since 1970. Null if it does not expire. */
export function expiryOf(
  expiresAt: number | null,
  now: number,
  words: Pick<ApprovalWords, "expired" | "expiresIn">,
): Expiry {
  if (expiresAt === null) return null;
  const left = Math.ceil((expiresAt - now) / 1000);
  if (left <= 0) return { expired: true, text: words.expired };
  return { expired: false, text: words.expiresIn(clock(left)) };
}
