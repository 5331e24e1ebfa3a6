import addressparser from "nodemailer/lib/addressparser";
import { ToolError } from "../../domain/plugins/types.ts";

/** One address of a mail, with the display name before it, which may be empty. */
export type Mailbox = { readonly name: string; readonly address: string };

/** Characters of an address; any other could end the line of a header, or begin another address. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,255}$/u;

/**
 * Parses `ben@harbor.example, Ana <ana@harbor.example>`.
 * @param what the name of the text, for messages
 * @throws ToolError for an invalid address, for a group, and for a line break
 */
export function readAddresses(what: string, text: string): Mailbox[] {
  requireOneLine(what, text);
  return addressparser(text).map(({ name, address, group }) => {
    if (group || address === undefined || !ADDRESS.test(address)) {
      throw new ToolError(
        `${what}: '${(address || name).slice(0, 80)}' is not a valid email address.`,
      );
    }
    return { name, address };
  });
}

/**
 * Refuses a text that would end the line of a header and begin another one.
 * @throws ToolError
 */
export function requireOneLine(what: string, text: string): void {
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) {
    throw new ToolError(`${what} cannot contain line breaks or control characters.`);
  }
}

/** As a header shows it. */
export const sayMailbox = ({ name = "", address = "" }: Partial<Mailbox>): string =>
  name && address ? `${name} <${address}>` : name || address;
