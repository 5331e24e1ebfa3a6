import { domainToASCII } from "node:url";
import { ToolError } from "../../domain/plugins/types.ts";
import { isObject, memberOf, sayJson, type JsonObject } from "./json.ts";

/** The members of `$mail`. */
export const MAIL_MEMBERS = ["to", "cc", "bcc", "subject", "text", "in_reply_to"] as const;

/** So that `=?UTF-8?B?…?=` is no longer than the 75 characters that RFC 2047 allows. */
const BYTES_PER_WORD = 45;
const BASE64_LINE = /.{1,76}/g;
const MAX_PLAIN_LENGTH = 60;
const MAX_ADDRESSES = 100;
/** The standard allows it; a longer thread keeps its first and its last messages. */
const MAX_REFERENCES = 20;

/**
 * A mail in the format of RFC 5322, in base64url, for services that take a whole mail. They add date, sender and message id.
 * @param given `to`, `cc`, `bcc`: addresses separated by commas, or a list; `subject`, `text`; `in_reply_to`: `subject`,
 *   `message_id` and `references` of the mail that is answered
 * @throws ToolError for a value that would begin another header, and for an invalid address
 */
export function mailMessage(given: unknown): string {
  const mail = isObject(given) ? given : {};
  const answered = isObject(mail["in_reply_to"]) ? mail["in_reply_to"] : undefined;
  const lines = [
    ...addressHeader("To", mail["to"]),
    ...addressHeader("Cc", mail["cc"]),
    ...addressHeader("Bcc", mail["bcc"]),
    ...subjectHeader(mail["subject"], answered),
    ...(answered ? threadHeaders(answered) : []),
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    ...inBase64(textIn(mail["text"])),
    "",
  ];
  return Buffer.from(lines.join("\r\n")).toString("base64url");
}

const textIn = (value: unknown) => (value == null ? "" : sayJson(value).toWellFormed());

function inBase64(text: string): string[] {
  const wired = text.replaceAll(/\r\n|\r|\n/g, "\r\n");
  return Buffer.from(wired).toString("base64").match(BASE64_LINE) ?? [];
}

function subjectHeader(given: unknown, answered: JsonObject | undefined): string[] {
  const own = textIn(given);
  requireOneLine("subject", own);
  const before = asLine(memberOf(answered, "subject"));
  const subject = own || (answered ? `Re: ${before.replace(/^(?:re\s*:\s*)+/i, "")}`.trim() : "");
  return subject === "" ? [] : [`Subject: ${encodeWords(subject)}`];
}

/** The headers that link mails to a conversation. They come from a stranger's mail, so only valid ids are kept. */
function threadHeaders(answered: JsonObject): string[] {
  const [id] = idsIn(answered["message_id"]);
  if (id === undefined) return [];
  const known = [...new Set([...idsIn(answered["references"]), id])];
  const kept =
    known.length > MAX_REFERENCES
      ? [...known.slice(0, 1), ...known.slice(1 - MAX_REFERENCES)]
      : known;
  return [`In-Reply-To: ${id}`, `References: ${kept.join("\r\n ")}`];
}

const idsIn = (value: unknown): string[] => textIn(value).match(/<[!-;=?-~]{1,250}>/g) ?? [];

const asLine = (value: unknown) =>
  textIn(value)
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim();

function requireOneLine(name: string, text: string) {
  if (!/[\p{Cc}\u2028\u2029]/u.test(text)) return;
  throw new ToolError(`The ${name} must be one line, without line breaks or control characters.`);
}

function addressHeader(name: string, given: unknown): string[] {
  const texts = Array.isArray(given) ? given.map(textIn) : [textIn(given)];
  const addresses = texts.flatMap((text) => {
    requireOneLine(name, text);
    return splitAddresses(text).map(encodeAddress);
  });
  if (addresses.length > MAX_ADDRESSES) {
    throw new ToolError(`${name} may have at most ${MAX_ADDRESSES} addresses.`);
  }
  return addresses.length === 0 ? [] : [`${name}: ${addresses.join(",\r\n ")}`];
}

/** Commas part addresses, except between quotation marks. */
const splitAddresses = (text: string): string[] =>
  (text.match(/(?:"(?:[^"\\]|\\.)*"|[^",])+/g) ?? [])
    .map((part) => part.trim())
    .filter((part) => part !== "");

const ATOM = /^[\w!#$%&'*+/=?^`{|}~.-]+$/;

function encodeAddress(text: string): string {
  const named = /^(.*?)\s*<([^<>]*)>$/.exec(text);
  const address = (named?.[2] ?? text).trim();
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at);
  const domain = domainToASCII(address.slice(at + 1));
  if (at < 1 || !ATOM.test(local) || !/^[\w-]+(?:\.[\w-]+)*$/.test(domain)) {
    throw new ToolError(`'${text}' is not a valid email address.`);
  }
  const name = (named?.[1] ?? "").replace(/^"(.*)"$/, "$1").replaceAll(/\\(.)/g, "$1");
  return name === "" ? `${local}@${domain}` : `${encodeName(name)} <${local}@${domain}>`;
}

const encodeName = (name: string) =>
  isPlain(name) ? `"${name.replaceAll(/["\\]/g, "\\$&")}"` : encodeWords(name);

/** Whether a text can be in a header as it is: what looks like an encoded word would be decoded. */
const isPlain = (text: string) =>
  text.length <= MAX_PLAIN_LENGTH && /^[ -~]*$/.test(text) && !text.includes("=?");

function encodeWords(text: string): string {
  if (isPlain(text)) return text;
  const words: string[] = [];
  let word = "";
  for (const character of text) {
    if (Buffer.byteLength(word + character) > BYTES_PER_WORD) {
      words.push(word);
      word = "";
    }
    word += character;
  }
  return [...words, word]
    .map((one) => `=?UTF-8?B?${Buffer.from(one).toString("base64")}?=`)
    .join("\r\n ");
}
