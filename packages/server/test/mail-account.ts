import { onTestFinished } from "vitest";
import { readAllowList } from "../src/connectors/gate/allow-list.ts";
import type { Resolve } from "../src/connectors/gate/find-addresses.ts";
import { createGate } from "../src/connectors/gate/gate.ts";
import { mailConnector } from "../src/connectors/mail/connector.ts";
import type { FeedPage, FeedRequest } from "../src/domain/plugins/inbox-feed.ts";
import type {
  ConnectionAccess,
  MailMove,
  MailPlace,
  ToolError,
} from "../src/domain/plugins/types.ts";

/** The password of the account by default. */
export const PASSWORD = "harbor s3cret+/=";

/** What a connection to a mail account holds. Both servers are this machine, and neither listens. */
export const mailAccess = (
  settings: Readonly<Record<string, unknown>> = {},
  password = PASSWORD,
): ConnectionAccess => ({
  configuration: {
    imap_host: "127.0.0.1",
    imap_port: 1,
    imap_security: "none",
    smtp_host: "127.0.0.1",
    smtp_port: 1,
    smtp_security: "none",
    user: "ana",
    sender_name: "Ana Costa",
    sender_address: "ana@harbor.test",
    ...settings,
  },
  credentials: { password },
});

/** A mail account as tools and the trial of a connection reach it. */
export type TestAccount = {
  call(tool: string, args?: Record<string, unknown>, signal?: AbortSignal): Promise<unknown>;
  check(signal?: AbortSignal): Promise<string | undefined>;
  move(move: MailMove, places: readonly MailPlace[]): Promise<readonly (MailPlace | ToolError)[]>;
  /** Reads what is new for an inbox. */
  feed(request: FeedRequest): Promise<FeedPage>;
};

/** Opens an account for a test. @param allow the operator's list */
export function openAccount(
  access: ConnectionAccess,
  {
    allow = "127.0.0.1",
    resolve,
    now = new Date("2026-11-20T12:00:00Z"),
  }: { allow?: string; resolve?: Resolve; now?: Date } = {},
): TestAccount {
  const gate = createGate({ allow: readAllowList(allow).entries, resolve });
  onTestFinished(() => gate.close());
  const connector = mailConnector({
    gate,
    open: async () => access,
    clock: { now: () => now },
  });
  const never = () => new AbortController().signal;
  return {
    async call(tool, args = {}, signal = never()) {
      const handler = connector.handlers[tool];
      if (!handler) throw new Error(`The tool ${tool} was not found.`);
      return handler(args, { userId: "u", connectionId: "c", runId: "r", callId: "1", signal });
    },
    check: (signal = never()) => connector.check(access, signal),
    move: (move, places) =>
      connector.moveMail(move, places, { userId: "u", connectionId: "c", signal: never() }),
    feed: (request) => connector.feed(request, { userId: "u", connectionId: "c", signal: never() }),
  };
}
