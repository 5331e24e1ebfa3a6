import type { MailContent } from "../ports.ts";
import { accountDeleted } from "./account-deleted.ts";
import { accountExists } from "./account-exists.ts";
import { invitation } from "./invitation.ts";
import { connectionExpired } from "./connection-expired.ts";
import { emailChanged, emailChangeNew, emailChangeOld } from "./email-change.ts";
import { exportReady } from "./export-ready.ts";
import { modelShutdown } from "./model-shutdown.ts";
import { passwordChanged } from "./password-changed.ts";
import { resetPassword } from "./reset-password.ts";
import { salesRequest } from "./sales-request.ts";
import { twoStepOff } from "./two-step-off.ts";
import { twoStepOn } from "./two-step-on.ts";
import { twoStepRemoved } from "./two-step-removed.ts";
import { verifyEmail } from "./verify-email.ts";
import { weeklyDigest } from "./weekly-digest.ts";

/** Every mail that this server sends, by name. Each is a pure function of its data. */
const mails = {
  "account-deleted": accountDeleted,
  "account-exists": accountExists,
  invitation,
  "connection-expired": connectionExpired,
  "email-change-new": emailChangeNew,
  "email-change-old": emailChangeOld,
  "email-changed": emailChanged,
  "export-ready": exportReady,
  "model-shutdown": modelShutdown,
  "password-changed": passwordChanged,
  "reset-password": resetPassword,
  "sales-request": salesRequest,
  "two-step-off": twoStepOff,
  "two-step-on": twoStepOn,
  "two-step-removed": twoStepRemoved,
  "verify-email": verifyEmail,
  "weekly-digest": weeklyDigest,
} as const;

export type MailName = keyof typeof mails;
/** The data of a mail. URLs in it are absolute, made with `deps.address`. */
export type MailData<Name extends MailName> = Parameters<(typeof mails)[Name]>[0];

/** Writes a mail. */
export function fillMail<Name extends MailName>(name: Name, data: MailData<Name>): MailContent {
  const fill: (data: never) => MailContent = mails[name];
  return fill(data as never);
}

/** Sample data for tests and previews. */
export const MAIL_SAMPLES: { readonly [Name in MailName]: MailData<Name> } = {
  "account-deleted": { email: "ana@example.com" },
  "account-exists": { email: "ana@example.com", url: "https://switchboard.example/portal/forgot" },
  invitation: {
    organization: "Halden Coffee",
    inviter: "maya@example.com",
    email: "ana@example.com",
    days: 14,
    url: "https://switchboard.example/ui/invitations/Zk3v9q",
  },
  "connection-expired": {
    name: "Harbor mail",
    url: "https://switchboard.example/ui/connections/edit/1?reconnect=credentials",
    unsubscribeUrl: "https://switchboard.example/mail/unsubscribe?token=1.connections.a7",
  },
  "email-change-new": {
    url: "https://switchboard.example/portal/email?token=Zk3v9q",
    to: "ana@halden.example",
  },
  "email-change-old": {
    url: "https://switchboard.example/portal/email?token=Zk3v9q",
    from: "ana@example.com",
    to: "ana@halden.example",
  },
  "email-changed": {
    url: "https://switchboard.example/portal/forgot",
    from: "ana@example.com",
    to: "ana@halden.example",
  },
  "export-ready": { url: "https://switchboard.example/ui/account" },
  "model-shutdown": {
    name: "GPT-4o",
    sentAs: "gpt-4o",
    provider: "OpenAI",
    day: "January 14, 2027",
    url: "https://switchboard.example/ui/admin/models",
  },
  "password-changed": {
    url: "https://switchboard.example/portal/forgot",
    reset: { isConfirmed: true, isKept: false },
  },
  "reset-password": {
    url: "https://switchboard.example/portal/reset?token=Zk3v9q",
    isConfirmed: true,
  },
  "sales-request": {
    companyName: "Halden Coffee",
    contactName: "Maya Halden",
    contactEmail: "maya@haldencoffee.example",
    projectDetails: "Forty people, two mailboxes and Jira.",
  },
  "two-step-off": { url: "https://switchboard.example/ui/account" },
  "two-step-on": { url: "https://switchboard.example/ui/account" },
  "two-step-removed": { url: "https://switchboard.example/ui/account" },
  "verify-email": {
    url: "https://switchboard.example/portal/verify?token=Zk3v9q",
    email: "ana@example.com",
  },
  "weekly-digest": {
    waiting: 12,
    done: 31,
    items: [
      {
        title: "Sign the lease for the new warehouse before Friday",
        priority: "critical",
        url: "https://switchboard.example/switchboard-inbox/1",
      },
      {
        title: "Order 87404 was delivered late",
        priority: "high",
        url: "https://switchboard.example/switchboard-inbox/2",
      },
    ],
    url: "https://switchboard.example/switchboard-inbox",
    unsubscribeUrl: "https://switchboard.example/mail/unsubscribe?token=1.digest.a7",
  },
};
