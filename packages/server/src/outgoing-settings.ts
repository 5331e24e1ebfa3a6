import { z } from "zod";

/** The mail server and the sender address. */
export type SmtpSettings = {
  readonly server: {
    readonly host: string;
    readonly port: number;
    readonly security: "TLS" | "STARTTLS" | "none";
    readonly user?: string;
    readonly password?: string;
  };
  readonly from: { readonly name: string; readonly address: string };
};

/** The account at Twilio that sends text messages. */
export type TwilioSettings = {
  readonly accountSid: string;
  readonly authToken: string;
  /** A phone number, or the id of a messaging service. */
  readonly from: string;
  readonly baseUrl: string;
};

/** How mails and text messages leave. */
export type OutgoingSettings = {
  /** Undefined stores mails in the local outbox. */
  readonly smtp: SmtpSettings | undefined;
  /** Undefined stores text messages in the local outbox if `localOutbox` is set; otherwise there are none. */
  readonly twilio: TwilioSettings | undefined;
  readonly localOutbox: boolean;
};

const TWILIO = "https://api.twilio.com";
const TWILIO_FROM = /^(\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/;
const SMTPS_PORT = 465;
const SUBMISSION_PORT = 587;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

type Names =
  | "NODE_ENV"
  | "PUBLIC_URL"
  | "LOCAL_OUTBOX"
  | "SMTP_URL"
  | "MAIL_FROM"
  | "TWILIO_ACCOUNT_SID"
  | "TWILIO_AUTH_TOKEN"
  | "TWILIO_FROM"
  | "TWILIO_BASE_URL";
type Variables = { readonly [Name in Names]?: string | undefined };

/** Reads how mails and text messages are delivered. In production the local outbox is off unless the operator turns it on. */
export function readOutgoing(value: Variables, problems: string[]): OutgoingSettings {
  const localOutbox = value.NODE_ENV !== "production" || value.LOCAL_OUTBOX !== undefined;
  const twilio = readTwilio(value, problems);
  const { SMTP_URL: url, MAIL_FROM: from } = value;
  if (!url) {
    if (from) problems.push("MAIL_FROM is set, so SMTP_URL must be set too.");
    if (!localOutbox) {
      problems.push(
        "The local outbox is off with NODE_ENV=production. Set SMTP_URL to your mail server, or LOCAL_OUTBOX=allow.",
      );
    }
    return { smtp: undefined, twilio, localOutbox };
  }
  const server = readSmtpUrl(url);
  if (!server) {
    problems.push(
      "SMTP_URL must be an address like smtp://user:password@mail.example.com:587, or smtps:// for TLS from the first byte.",
    );
  }
  const sender = readFrom(from ?? "");
  if (!sender) {
    problems.push(
      "SMTP_URL is set, so MAIL_FROM must be an address like switchboard@example.com or Switchboard <switchboard@example.com>.",
    );
  }
  if (!value.PUBLIC_URL) {
    problems.push("SMTP_URL is set, so PUBLIC_URL must be set too: mails link to it.");
  }
  return { smtp: server && sender && { server, from: sender }, twilio, localOutbox };
}

function readTwilio(value: Variables, problems: string[]): TwilioSettings | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = value;
  if (!accountSid && !authToken && !from) return undefined;
  if (!accountSid || !authToken || !from) {
    problems.push("TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM must be set together.");
    return undefined;
  }
  if (!TWILIO_FROM.test(from)) {
    problems.push(
      "TWILIO_FROM must be a phone number like +15551234567, or the id of a messaging service, which begins with MG.",
    );
  }
  const baseUrl = (value.TWILIO_BASE_URL ?? TWILIO).replace(/\/+$/, "");
  return { accountSid, authToken, from, baseUrl };
}

/**
 * Reads the URL of a mail server. `smtp://` requires STARTTLS, so that nobody in between can strip it and read passwords and
 * links; a server on this machine, or one with `?tls=off`, is used without.
 */
function readSmtpUrl(text: string): SmtpSettings["server"] | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === "") return undefined;
  const isTls = url.protocol === "smtps:";
  const isPlain = LOOPBACK.test(url.hostname) || url.searchParams.get("tls") === "off";
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ""),
    port: Number(url.port || (isTls ? SMTPS_PORT : SUBMISSION_PORT)),
    security: isTls ? "TLS" : isPlain ? "none" : "STARTTLS",
    ...(url.username !== "" && {
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
    }),
  };
}

/** Reads `name@example.com` or `Name <name@example.com>`. */
function readFrom(text: string): SmtpSettings["from"] | undefined {
  const [, name = "", bracketed] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(text) ?? [];
  const address = (bracketed ?? text).trim();
  if (!z.email().safeParse(address).success) return undefined;
  return { name: name.trim().replaceAll(/^"|"$/g, ""), address };
}
