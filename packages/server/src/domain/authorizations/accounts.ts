import { ToolError } from "../plugins/types.ts";
import type { Tried } from "../connections/health.ts";
import type { Connection } from "../connections/ports.ts";
import { BeginAgain, type OAuthApp } from "./ports.ts";

/** An id as apps give it to browsers; it becomes part of addresses. */
const ID = /^[\w-]{1,100}$/;
/** Where a connection keeps what the app calls its account. */
const ACCOUNT = "account";

/**
 * The settings of a connection that an app tells with its answer, such as which company was chosen. The person's browser brings them, so
 * they are believed only as far as the token opens what they name.
 * @throws ToolError when one is missing, given twice, or no id
 */
export function answersIn(
  { manifest: { oauth, display_name: app } }: OAuthApp,
  answer: URLSearchParams,
  beside: URLSearchParams,
): Record<string, string> {
  // A refusal comes without them.
  if (answer.has("error")) return {};
  const settings = Object.entries(oauth?.answers ?? {}).map(([setting, parameter]) => {
    const [value, ...more] = beside.getAll(parameter);
    if (value !== undefined && more.length === 0 && ID.test(value)) return [setting, value];
    throw new BeginAgain(`${app} did not say which account you chose. Start again.`);
  });
  return Object.fromEntries(settings) as Record<string, string>;
}

/** Whose tokens they are: where the app tells nothing with its answer, by what it calls the account. */
export const accountOf = (
  { manifest: { oauth } }: OAuthApp,
  { account }: Tried,
): Record<string, string> =>
  account === undefined || oauth?.answers ? {} : { [ACCOUNT]: account };

/**
 * Holds a connection to the server and the account that it was made with: chats and playbooks name it, and what they mean must not become
 * somebody else's mail.
 * @param found what the new tokens belong to
 * @throws ToolError
 */
export function requireSame(
  { name, configuration }: Pick<Connection, "name" | "configuration">,
  found: Readonly<Record<string, unknown>>,
): void {
  const other = Object.keys(found).find(
    (key) => configuration[key] !== undefined && configuration[key] !== found[key],
  );
  if (other === undefined) return;
  if (other === "issuer") {
    throw new ToolError(
      `${name} was authorized on another server, and a connection cannot move to another server. Add another connection instead.`,
    );
  }
  throw new ToolError(
    other === ACCOUNT
      ? `${name} is connected as ${String(configuration[ACCOUNT])}, but you chose ${String(found[ACCOUNT])}. Choose the same account, or add another connection instead.`
      : `${name} is connected to a different account than the one you chose. Choose the same account, or add another connection instead.`,
  );
}
