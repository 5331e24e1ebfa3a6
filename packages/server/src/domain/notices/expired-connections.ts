import type { PublicAddress } from "../../public-address.ts";
import type { Fingerprints } from "../../secrets/fingerprints.ts";
import type { Logger } from "pino";
import { AppError } from "../errors.ts";
import type { Senders } from "../outbox/ports.ts";
import { sendMail, sendSms } from "../outbox/send.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";
import type { ExpiredConnection } from "./ports.ts";
import { unsubscribePath } from "./unsubscribe.ts";

export type NoticeDeps = {
  readonly store: UnitOfWork;
  readonly address: PublicAddress;
  readonly fingerprints: Fingerprints;
  readonly senders: Senders;
  readonly log: Logger;
};

const AT_ONCE = 100;

/** Notifies users once of each expired connection, with a link to reconnect it. */
export async function tellOfExpiredConnections(deps: NoticeDeps): Promise<void> {
  const { store, log } = deps;
  await store.notices.resetMended();
  for (const connection of await store.notices.listExpired(AT_ONCE)) {
    await store
      .transaction(async (tx) => {
        if (await tx.notices.claimExpired(connection.id)) await tell(deps, tx, connection);
      })
      .catch((error: unknown) => {
        // An address that gets too many mails does not delay other users. It is notified on the next pass.
        if (!(error instanceof AppError)) throw error;
        log.warn({ err: error, connection_id: connection.id }, "a user could not be notified yet");
      });
  }
}

async function tell(
  { address, fingerprints, senders }: NoticeDeps,
  tx: Repositories,
  { id, name, userId, email, phoneNumber }: ExpiredConnection,
): Promise<void> {
  const url = address.to(`/ui/connections/edit/${id}?reconnect=credentials`);
  if (email) {
    const unsubscribeUrl = address.to(unsubscribePath(fingerprints, userId, "connections"));
    await sendMail(tx, {
      to: email,
      template: "connection-expired",
      data: { name, url, unsubscribeUrl },
      userId,
    });
  }
  if (phoneNumber && senders.sms)
    await sendSms(tx, {
      to: phoneNumber,
      template: "connection-expired",
      data: { name, url },
      userId,
    });
}
