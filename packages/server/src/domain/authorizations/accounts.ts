import { ToolError } from "../plugins/types.ts";
import type { Tried } from "../connections/health.ts";
import type { Connection } from "../connections/ports.ts";
import { BeginAgain, type OAuthApp } from "./ports.ts";

/** An id as apps give it to browsers; it becomes part of addresses. */
const ID = /^[\w-]{1,100}$/;
/** The setting that holds the app's name for the account. */
const ACCOUNT = "account";

/**
 * The connection settings that an app sends with its answer, such as the chosen company. They arrive through the user's
 * browser, so they are trusted only as far as the token grants access to what they name.
 * @throws ToolError when one is missing, given twice, or not an id
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

/** Whose tokens these are. Where the app sends nothing with its answer, its name for the account decides. */
export const accountOf = (
  { manifest: { oauth } }: OAuthApp,
  { account }: Tried,
): Record<string, string> =>
  account === undefined || oauth?.answers ? {} : { [ACCOUNT]: account };

/**
 * Requires a connection to keep its server and account: chats and playbooks refer to it by name, and must not end up with
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
