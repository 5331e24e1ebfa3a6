import type { Clock } from "../../clock.ts";
import { BRAND } from "../../brand.ts";
import { sendMail } from "../outbox/send.ts";
import type { NoticeDeps } from "./expired-connections.ts";
import { unsubscribePath } from "./unsubscribe.ts";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const AT_ONCE = 100;
const MAX_LISTED = 5;

/** Sends a digest of the inbox to every user whose last one is a week old; skips users with nothing pending or done. */
export async function sendDigests(deps: NoticeDeps & { readonly clock: Clock }): Promise<void> {
  const { store, clock, address, fingerprints } = deps;
  const now = clock.now();
  const before = new Date(now.getTime() - WEEK_MS);
  for (const { id, email } of await store.notices.listDigestDue(before, AT_ONCE)) {
    await store.transaction(async (tx) => {
      if (!(await tx.notices.claimDigest(id, before, now))) return;
      const week = await tx.notices.readWeek(id, before, MAX_LISTED);
      if (week.waiting === 0 && week.done === 0) return;
      const inbox = address.to(`/${BRAND.slug}-inbox`);
      await sendMail(tx, {
        to: email,
        template: "weekly-digest",
        data: {
          waiting: week.waiting,
          done: week.done,
          items: week.first.map((item) => ({
            title: item.title,
            priority: item.priority,
            url: `${inbox}/${item.id}`,
          })),
          url: inbox,
          unsubscribeUrl: address.to(unsubscribePath(fingerprints, id, "digest")),
        },
        userId: id,
      });
    });
  }
}
