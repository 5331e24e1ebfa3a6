import { BRAND } from "../../../brand.ts";
import { writeMail } from "./write-mail.ts";

/** Confirms that an account was deleted. */
export const accountDeleted = ({ email }: { readonly email: string }) =>
  writeMail({
    subject: `Your ${BRAND.name} account was deleted`,
    heading: "Your account was deleted",
    paragraphs: [
      `The account of ${email} was deleted with its chats, connections, files and API keys. This cannot be undone.`,
      "If it was not you, contact the operator of this server.",
    ],
    reason: "You get this email because your account was deleted.",
  });
