import { CredentialsRefused, OutcomeUnknown, ToolError } from "../../domain/plugins/types.ts";
import { htmlToText } from "./html-text.ts";
import { readPath } from "./paths.ts";
import type { Redact } from "./redact.ts";

/** A whole answer of an app. `body` is undefined where it is no JSON. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  /** The address that answered. */
  readonly url: URL;
};

/** The parts of error messages about an app. */
export type AppMessages = {
  /** The app's display name. */
  readonly app: string;
  /** Paths of the error message in its failed responses. */
  readonly errors: readonly string[];
  /** Titles of the settings that hold its secrets. */
  readonly secretTitles: readonly string[];
  readonly redact: Redact;
};

const MAX_MESSAGE_LENGTH = 300;

/** The app's error message, on one line; empty if there is none. */
export function appWords({ errors, redact }: AppMessages, body: unknown): string {
  const said = errors.flatMap((path) => textsIn(readPath(body, path)));
  const line = redact([...new Set(said)].join("; "))
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim();
  return line.length > MAX_MESSAGE_LENGTH
    ? `${line.slice(0, MAX_MESSAGE_LENGTH).toWellFormed()}…`
    : line;
}

/** The status for the app's error code, if it reports failures with a success status. */
export const statusSaid = (
  { errors }: AppMessages,
  body: unknown,
  statuses: Readonly<Record<string, number>>,
): number | undefined =>
  errors
    .flatMap((path) => textsIn(readPath(body, path)))
    .map((text) => (Object.hasOwn(statuses, text) ? statuses[text] : undefined))
    .find((status) => status !== undefined);

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  if (typeof value !== "string" && typeof value !== "number") return [];
  const text = htmlToText(String(value)).replace(/\.$/, "");
  return text === "" ? [] : [text];
}

/**
 * A failed response as an error with the app's own message.
 * @param options `notFound` replaces the app's message for 404; `proving`: the call tests the credentials, so that 403 is about
 *   them and not about one object; `changes`: after a server error it is unknown what was done
 */
export function failureOf(
  messages: AppMessages,
  { status, body }: Pick<Answer, "status" | "body">,
  {
    notFound,
    proving = false,
    changes,
  }: { notFound?: string | undefined; proving?: boolean | undefined; changes: boolean },
): ToolError {
  const { app } = messages;
  const words = appWords(messages, body);
  if (status === 401) {
    const said = words ? `${app} says: ${words} (401).` : `${app} rejected the credentials (401).`;
    return new CredentialsRefused(`${said}${whatToCheck(messages)}`, "expired");
  }
  if (status === 404 && notFound !== undefined) return new ToolError(notFound);
  const sentence = words
    ? `${app} says: ${words} (${status}).`
    : `${app} ${withoutWords(status)} (${status}).`;
  if (status === 403 && proving) {
    return new CredentialsRefused(`${sentence}${whatToCheck(messages)}`, "failing");
  }
  return changes && status >= 500 && status !== 501 && status !== 503
    ? new OutcomeUnknown(sentence)
    : new ToolError(sentence);
}

/** Tells the user which secrets to check, by their titles in the form. */
function whatToCheck({ secretTitles }: AppMessages): string {
  if (secretTitles.length === 0) return "";
  return ` Check ${secretTitles.map((title) => `'${title}'`).join(" and ")} of the connection.`;
}

function withoutWords(status: number): string {
  if (status === 403) return "does not allow this";
  if (status === 404) return "did not find this";
  if (status >= 500) return "is unavailable";
  return "refused the call without giving a reason";
}
