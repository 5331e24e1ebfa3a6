import { BRAND } from "../../../brand.ts";
import { writeMail } from "./write-mail.ts";

type Change = { readonly from: string; readonly to: string };

/** Asks at the current address whether an account may change it. @param data.url with its one-time token */
export const emailChangeOld = ({ url, from, to }: Change & { readonly url: string }) =>
  writeMail({
    subject: `Confirm the change of your ${BRAND.name} email address`,
    heading: "Change your email address?",
    paragraphs: [
      `Your account is about to change its address from ${from} to ${to}. Confirm it here and in the email that we sent to ${to}.`,
    ],
    action: { label: "Confirm change", url },
    notes: ["This link works once and expires in 24 hours."],
    reason:
      "Someone who knows your password asked for this. If it was not you, ignore this email and change your password: your address stays the same.",
  });

/** Asks at the new address whether it belongs to the owner of an account. @param data.url with its one-time token */
export const emailChangeNew = ({ url, to }: Omit<Change, "from"> & { readonly url: string }) =>
  writeMail({
    subject: `Confirm your new email address for ${BRAND.name}`,
    heading: "Confirm your new email address",
    paragraphs: [
      `Confirm that ${to} is yours, to use it for your ${BRAND.name} account. You need your password.`,
    ],
    action: { label: "Confirm email address", url },
    notes: ["This link works once and expires in 24 hours."],
    reason: `Someone wants to use this address for a ${BRAND.name} account. If it was not you, ignore this email.`,
  });

/** Tells both addresses of an account that it changed from one to the other. @param data.url where a password is reset */
export const emailChanged = ({ url, from, to }: Change & { readonly url: string }) =>
  writeMail({
    subject: `Your ${BRAND.name} email address was changed`,
    heading: "Your email address was changed",
    paragraphs: [
      `Your account now has the address ${to} instead of ${from}. Log in with it from now on.`,
    ],
    action: { label: "Reset password", url },
    reason: "You get this email because the address of your account was changed.",
  });
