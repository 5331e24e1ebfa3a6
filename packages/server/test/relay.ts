import type { RunnableJob } from "../src/domain/jobs/define-job.ts";
import type { Senders } from "../src/domain/outbox/ports.ts";
import type { Repositories } from "../src/domain/unit-of-work.ts";
import { relayMessageJob } from "../src/domain/outbox/relay-message-job.ts";
import { systemClock } from "../src/clock.ts";
import { createSmtpSender } from "../src/integrations/outgoing/smtp.ts";
import { createLog } from "../src/log.ts";
import type { Store } from "../src/store/types.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";

/** The sender of mails, at a server of this machine. */
export const smtpTo = (port: number) =>
  createSmtpSender({
    server: { host: "127.0.0.1", port, security: "none" },
    from: { name: "Switchboard", address: "us@harbor.test" },
  });

/** The job that sends messages, over a separate store. @param markSent replaces recording that one was sent */
export function relayTo(
  database: Store,
  senders: Senders,
  markSent?: Repositories["outbox"]["markSent"],
): RunnableJob<undefined> {
  const store = createUnitOfWork(database);
  const outbox = { ...store.outbox, ...(markSent && { markSent }) };
  const log = createLog({ logLevel: "silent" });
  const deps = { store: { outbox }, clock: systemClock, log, senders };
  return {
    ...relayMessageJob,
    run: (_needs, data, context) => relayMessageJob.run(deps, data, context),
  };
}
