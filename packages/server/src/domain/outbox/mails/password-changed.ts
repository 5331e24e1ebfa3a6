import { BRAND } from "../../../brand.ts";
import { writeMail } from "./write-mail.ts";

/** How a password was reset by a mailed link: whether the address was confirmed before, and whether its owner had created the account. */
export type ResetKind = { readonly isConfirmed: boolean; readonly isKept: boolean };

function describeRest(reset: ResetKind | undefined): string {
  if (!reset) return "Your API keys and connections continue to work.";
  if (reset.isConfirmed)
    return "Your API keys, connections and two-step login stay as they are. If someone else had your password, revoke the keys and connections that you do not know.";
  return reset.isKept
    ? "What is in your account stays."
    : "The address had never been confirmed, so everything that was in the account was deleted, such as chats, files and connections.";
}

/**
 * Says that the password of an account was changed.
 * @param data.url where a password is reset
 * @param data.reset absent where somebody who was logged in changed it
 */
export const passwordChanged = ({
  url,
  reset,
}: {
  readonly url: string;
  readonly reset?: ResetKind | undefined;
}) =>
  writeMail({
    subject: `Your ${BRAND.name} password was changed`,
    heading: "Your password was changed",
    paragraphs: [
      "Your account has a new password, and was logged out everywhere else.",
      describeRest(reset),
      "If it was not you, choose another password now.",
    ],
    action: { label: "Reset password", url },
    reason: "You get this email because the password of your account was changed.",
  });
