import { z } from "zod";
import type { Clock } from "../../clock.ts";
import { readArguments } from "../../domain/plugins/read-arguments.ts";
import {
  CredentialsRefused,
  ToolError,
  type ConnectionCheck,
  type MoveMail,
  type OpenConnection,
  type ReadFeed,
  type ToolHandler,
} from "../../domain/plugins/types.ts";
import type { FeedPage } from "../../domain/plugins/inbox-feed.ts";
import type { Gate } from "../gate/gate.ts";
import { redactAll } from "../http/redact.ts";
import { readAccount, type MailAccount, type MailCall } from "./account.ts";
import { nameServer } from "./failures.ts";
import type { ImapSession } from "./imap.ts";
import type { SendDeps } from "./send.ts";

/** Dependencies of mail accounts. */
export type MailDeps = {
  readonly gate: Pick<Gate, "connect">;
  readonly open: OpenConnection;
  readonly clock: Clock;
};

/** Shorter than a tool's and a trial's timeout, so that the user sees the server's error. */
const CALL_MS = 45_000;
const CHECK_MS = 13_000;

const loadMailbox = () => import("./mailbox.ts");
type Mailbox = Awaited<ReturnType<typeof loadMailbox>>;

const folder = z.string().trim().min(1).max(500).default("INBOX");
const id = z
  .string()
  .regex(/^\d{1,10}-\d{1,10}$/, "must be the id of a message as a search lists it");
const message = z.object({ folder, id });
const words = z.string().trim().max(200).optional();
const day = z.iso.date("must be a day such as 2026-11-20").optional();
const addresses = z.string().max(2_000);
const body = z.string().min(1).max(100_000);
const search = z.object({
  folder,
  text: words,
  from: words,
  to: words,
  subject: words,
  since: day,
  before: day,
  state: z.enum(["unread", "read"]).optional(),
  limit: z.int().min(1).max(100).default(20),
  page: z.int().min(1).max(1_000).default(1),
});
const letter = z.object({
  to: addresses,
  cc: addresses.optional(),
  bcc: addresses.optional(),
  subject: z.string().trim().min(1).max(500),
  body,
});
const reply = z.object({ folder, id, to: addresses, cc: addresses.optional(), body });
const mark = z.object({ folder, id, state: z.enum(["read", "unread"]) });
const moving = z.object({ folder, id, to_folder: z.string().trim().min(1).max(500) });

/** The tools of a mail account, and the call that tries one. */
export function mailConnector(deps: MailDeps): {
  readonly handlers: Readonly<Record<string, ToolHandler>>;
  readonly check: ConnectionCheck;
  readonly moveMail: MoveMail;
  readonly feed: ReadFeed;
} {
  const { gate, clock } = deps;

  /** A tool over an opened account. Its results never contain the password, wherever it comes from. */
  const over =
    <Schema extends z.ZodType>(
      schema: Schema,
      workOf: (
        mailbox: Mailbox,
      ) => (account: MailAccount, args: z.output<Schema>, call: SendDeps) => Promise<unknown>,
    ): ToolHandler =>
    async (args, { userId, connectionId, signal }) => {
      const read = readArguments(schema, args);
      const account = readAccount(await deps.open(userId, connectionId));
      const work = workOf(await loadMailbox());
      return redactAll(await work(account, read, { gate, clock, signal }), account.redact);
    };
  const inMailbox = <Schema extends z.ZodType>(
    schema: Schema,
    workOf: (
      mailbox: Mailbox,
    ) => (session: ImapSession, args: z.output<Schema>) => Promise<unknown>,
  ) =>
    over(schema, (mailbox) => (account, args, call) => {
      const work = workOf(mailbox);
      return mailbox.withImap(account, { ...call, totalMs: CALL_MS }, (session) =>
        work(session, args),
      );
    });

  return {
    handlers: {
      list_mail_folders: inMailbox(z.object({}), (mailbox) => mailbox.listFolders),
      list_mail: inMailbox(search, (mailbox) => mailbox.searchMessages),
      read_mail: inMailbox(message, (mailbox) => mailbox.readMessage),
      send_mail: over(letter, (mailbox) => mailbox.sendLetter),
      reply_to_mail: over(reply, (mailbox) => mailbox.sendReply),
      mark_mail: inMailbox(mark, (mailbox) => mailbox.markMessage),
      move_mail: inMailbox(moving, (mailbox) => mailbox.moveMessage),
      archive_mail: inMailbox(message, (mailbox) => mailbox.archiveMessage),
      delete_mail: inMailbox(message, (mailbox) => mailbox.deleteMessage),
    },
    async moveMail(move, places, { userId, connectionId, signal }) {
      const account = readAccount(await deps.open(userId, connectionId));
      const call = { gate, clock, signal, totalMs: CALL_MS };
      const mailbox = await loadMailbox();
      return mailbox.withImap(account, call, (session) => mailbox.moveMail(session, move, places));
    },
    async feed(request, { userId, connectionId, signal }) {
      const account = readAccount(await deps.open(userId, connectionId));
      const mailbox = await loadMailbox();
      const page = await mailbox.withImap(account, { gate, signal, totalMs: CALL_MS }, (session) =>
        mailbox.readNewMail(session, request, clock.now()),
      );
      return redactAll(page, account.redact) as FeedPage;
    },
    async check(access, signal) {
      const account = readAccount(access);
      await tryBoth(account, { gate, signal, totalMs: CHECK_MS });
      return account.sender.address;
    },
  };
}

/** Logs in to both servers at once, so that the user sees the problems of each. */
async function tryBoth(account: MailAccount, call: MailCall): Promise<void> {
  const { trySmtp, withImap } = await loadMailbox();
  const [imap, smtp] = await Promise.allSettled([
    withImap(account, call, async () => undefined),
    trySmtp(account, call),
  ]);
  call.signal.throwIfAborted();
  const refused = [imap, smtp].flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  const fault = refused.find((error) => !(error instanceof ToolError));
  if (fault !== undefined) throw fault;
  const errors = refused.filter((error) => error instanceof ToolError);
  if (errors.length === 0) return;
  const works =
    imap.status === "fulfilled"
      ? [`${nameServer({ protocol: "IMAP", server: account.imap })} works.`]
      : smtp.status === "fulfilled"
        ? [`${nameServer({ protocol: "SMTP", server: account.smtp })} works.`]
        : [];
  const sentence = [...new Set(errors.map((error) => error.message)), ...works].join(" ");
  throw errors.some((error) => error instanceof CredentialsRefused)
    ? new CredentialsRefused(sentence, "expired")
    : new ToolError(sentence);
}
