import { z } from "zod";
import { ToolError, type ConnectionAccess } from "../../domain/plugins/types.ts";
import type { Gate } from "../gate/gate.ts";
import type { MailSecurity } from "../gate/target.ts";
import { redactor, type Redact } from "../http/redact.ts";
import { readAddresses, type Mailbox } from "./addresses.ts";

/** Where one of the two servers of an account is. */
export type MailServer = {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
};

/** A mail account from a connection. */
export type MailAccount = {
  readonly imap: MailServer;
  readonly smtp: MailServer;
  readonly user: string;
  readonly password: string;
  /** Whom mails are from. */
  readonly sender: Mailbox;
  /** Removes the password from texts, also in its encoded forms. */
  readonly redact: Redact;
};

/** Dependencies and limits of a session with one of the servers. */
export type MailCall = {
  readonly gate: Pick<Gate, "connect">;
  readonly signal: AbortSignal;
  /** Milliseconds in all. */
  readonly totalMs: number;
};

const host = z.string().trim().min(1);
const port = z.int().min(1).max(65_535);
const security = z.enum(["TLS", "STARTTLS", "none"]);
const settings = z.object({
  imap_host: host,
  imap_port: port,
  imap_security: security,
  smtp_host: host,
  smtp_port: port,
  smtp_security: security,
  user: z.string().regex(/^\P{Cc}+$/u),
  sender_name: z.string(),
  sender_address: z.string(),
});

const TITLES: Readonly<Record<string, string>> = {
  imap_host: "IMAP server",
  imap_port: "IMAP port",
  imap_security: "IMAP security",
  smtp_host: "SMTP server",
  smtp_port: "SMTP port",
  smtp_security: "SMTP security",
  user: "Username",
};

/**
 * Reads the settings of a connection.
 * @throws ToolError that names the invalid setting
 */
export function readAccount({ configuration, credentials }: ConnectionAccess): MailAccount {
  const parsed = settings.safeParse(configuration);
  if (!parsed.success) {
    const [name = ""] = parsed.error.issues[0]?.path ?? [];
    const title = TITLES[String(name)] ?? String(name);
    throw new ToolError(`'${title}' of the connection is missing or invalid.`);
  }
  const { password = "" } = credentials;
  if (password === "") {
    throw new ToolError("This connection has no credentials. Edit it and enter them again.");
  }
  const { user, sender_name: name, sender_address: address, ...at } = parsed.data;
  const [sender, ...others] = readAddresses("Sender address", address);
  if (!sender || others.length > 0) {
    throw new ToolError("'Sender address' of the connection must be one address.");
  }
  if (/\p{Cc}/u.test(name)) {
    throw new ToolError("'Sender name' of the connection cannot contain a line break.");
  }
  return {
    imap: { host: at.imap_host, port: at.imap_port, security: at.imap_security },
    smtp: { host: at.smtp_host, port: at.smtp_port, security: at.smtp_security },
    user,
    password,
    sender: { name: name.trim(), address: sender.address },
    redact: redactor([password], sentForms(user, password)),
  };
}

/** How both protocols send a password. */
const sentForms = (user: string, password: string): string[] =>
  [`\0${user}\0${password}`, password].map((text) => Buffer.from(text).toString("base64"));
