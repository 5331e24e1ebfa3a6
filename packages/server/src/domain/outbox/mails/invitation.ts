import { BRAND } from "../../../brand.ts";
import { writeMail } from "./write-mail.ts";

type InvitationMail = {
  readonly organization: string;
  /** Address of who invites. */
  readonly inviter: string;
  /** The address that was invited. */
  readonly email: string;
  readonly days: number;
  /** With its one-time token. */
  readonly url: string;
};

/** Invites a user to an organization. */
export const invitation = ({ organization, inviter, email, days, url }: InvitationMail) =>
  writeMail({
    subject: `Join ${organization} on ${BRAND.name}`,
    heading: `Join ${organization} on ${BRAND.name}`,
    paragraphs: [`${inviter} invited you to the organization ${organization}.`],
    action: { label: "View invitation", url },
    notes: [
      `This link works once, for ${days} days, and for an account with the address ${email}.`,
    ],
    reason: `${inviter} entered your address on ${BRAND.name}. If you do not know them, ignore this email.`,
  });
