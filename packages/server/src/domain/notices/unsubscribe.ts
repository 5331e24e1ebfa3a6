import type { Fingerprints } from "../../secrets/fingerprints.ts";
import { sameText } from "../auth/secrets.ts";
import { isUuid } from "../chat/ids.ts";
import { noticeKinds, type NoticeKind } from "./ports.ts";

/** The user and the kind of mails that a link unsubscribes. */
export type Unsubscription = { readonly userId: string; readonly kind: NoticeKind };

/**
 * The path to unsubscribe from a kind of mails without a login. The link works as long as its key exists, and for nothing else.
 */
export const unsubscribePath = (
  fingerprints: Fingerprints,
  userId: string,
  kind: NoticeKind,
): string => `/mail/unsubscribe?token=${userId}.${kind}.${fingerprints(signed(userId, kind))[0]}`;

/** The content of a token; undefined for one that was not issued here. */
export function readUnsubscription(
  fingerprints: Fingerprints,
  token: string,
): Unsubscription | undefined {
  const [userId = "", name = "", mark = ""] = token.split(".");
  const kind = noticeKinds.find((one) => one === name);
  if (!kind || !isUuid(userId)) return undefined;
  const isOurs = fingerprints(signed(userId, kind)).some((print) => sameText(print, mark));
  return isOurs ? { userId, kind } : undefined;
}

const signed = (userId: string, kind: NoticeKind) => `unsubscribe ${userId} ${kind}`;
