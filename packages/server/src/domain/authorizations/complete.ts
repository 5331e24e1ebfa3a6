import { CredentialsRefused, ToolError, type ConnectionAccess } from "../plugins/types.ts";
import { hashSecret } from "../auth/secrets.ts";
import { chooseTools } from "../connections/chosen-tools.ts";
import { findPlugin, noSuchConnection } from "../connections/connections.ts";
import { tryPlugin, type Tried } from "../connections/health.ts";
import { requireRoom } from "../connections/plan-limits.ts";
import type { Connection } from "../connections/ports.ts";
import { accountOf, answersIn, requireSame } from "./accounts.ts";
import { findApp } from "./apps.ts";
import type { AuthorizationDeps } from "./begin.ts";
import { BeginAgain, type AuthorizationAttempt, type OAuthApp } from "./ports.ts";
import { credentialsOf, expiryOf, isLast } from "./tokens.ts";
import type { Repositories } from "../unit-of-work.ts";

/** A browser that returns from an app. */
export type Return = {
  readonly userId: string;
  /** The secret of the browser; empty where it has none. */
  readonly browser: string;
  /** The URL it returned to, without the app's parameters. */
  readonly redirectUri: string;
  /** The parameters of the protocol. */
  readonly answer: URLSearchParams;
  /** Parameters beyond the protocol, such as the chosen company. */
  readonly beside: URLSearchParams;
};

const MAX_NAME_LENGTH = 200;

/**
 * Claims the attempt that a browser returns from. It belongs to the user and the browser that began it, even if the user had to
 * log in again meanwhile.
 * @throws BeginAgain for one that this browser did not begin, that has expired, or that was used
 */
export async function takeAttempt(
  { store, clock }: Pick<AuthorizationDeps, "store" | "clock">,
  { userId, browser, answer }: Return,
): Promise<AuthorizationAttempt> {
  const [stateHash, browserHash] = [hashSecret(answer.get("state") ?? ""), hashSecret(browser)];
  const now = clock.now();
  const attempt = await store.authorizations.takeAttempt({ stateHash, userId, browserHash, now });
  if (attempt) return attempt;
  const known = await store.authorizations.findAttempt(stateHash);
  if (known && known.userId !== userId && known.browserHash === browserHash) {
    // The connection that it was for is another user's.
    throw new BeginAgain(
      "Someone else was logged in when this authorization started, so nothing was connected. Start again to connect the app for yourself.",
      { of: { plugin: known.plugin, connectionId: null } },
    );
  }
  throw new BeginAgain(
    "This authorization was not started in this browser, ended when you logged out, was already used, or took longer than 10 minutes. Start again.",
    { of: known?.userId === userId ? known : undefined },
  );
}

/**
 * Exchanges an app's code, tries the new tokens, and creates or renews the connection.
 * @returns the connection
 * @throws ToolError or AppError with a message for the user; nothing is stored then, and the tokens are revoked
 */
export async function completeAuthorization(
  deps: AuthorizationDeps,
  attempt: AuthorizationAttempt,
  { redirectUri, answer, beside }: Return,
): Promise<Connection> {
  if (attempt.redirectUri !== redirectUri) {
    throw new BeginAgain(
      "Your browser returned to a different address than it left from. Start again.",
    );
  }
  const plugin = findPlugin(deps.plugins, attempt.plugin);
  const app = await findApp(deps, plugin);
  const settings = answersIn(app, answer, beside);
  const { userId, id: attemptId } = attempt;
  const verifier = deps.vault.open({ userId, attemptId }, attempt)["verifier"] ?? "";
  const back = new URL(redirectUri);
  back.search = answer.toString();
  const requestedAt = deps.clock.now();
  const { issuer, tokenEndpoint } = attempt;
  const expected = { issuer, tokenEndpoint, verifier, state: answer.get("state") ?? "" };
  const tokens = await deps.oauth.exchange(app, back, expected);
  try {
    const access: ConnectionAccess = {
      configuration: { issuer, ...settings },
      credentials: credentialsOf(tokens),
    };
    const tried = await tryPlugin(deps, plugin, access);
    const configuration = { ...access.configuration, ...accountOf(app, tried) };
    const stored = { attempt, app, access: { ...access, configuration }, tried };
    return await storeAuthorized(deps, { ...stored, expiresAt: expiryOf(tokens, requestedAt) });
  } catch (error) {
    if (await isLast(deps.store, userId, attempt.plugin)) {
      await deps.oauth
        .revoke(app, tokens.refreshToken ?? tokens.accessToken, issuer)
        .catch(() => {});
    }
    throw error instanceof CredentialsRefused
      ? new ToolError(error.message, { cause: error })
      : error;
  }
}

type Stored = {
  readonly attempt: AuthorizationAttempt;
  readonly app: OAuthApp;
  readonly access: ConnectionAccess;
  readonly tried: Tried;
  readonly expiresAt: Date | null;
};

async function storeAuthorized(deps: AuthorizationDeps, given: Stored): Promise<Connection> {
  const { attempt, access, expiresAt } = given;
  const { userId } = attempt;
  return deps.store.transaction(async (tx) => {
    const connection = attempt.connectionId
      ? await renewed(deps, tx, given, attempt.connectionId)
      : await addAuthorized(deps, tx, given);
    const owner = { userId, connectionId: connection.id };
    const envelope = deps.vault.lock(owner, access.credentials);
    // Fresh consent wins over a concurrent renewal of an older one.
    await tx.credentials.overwrite({ ...owner, ...envelope, expiresAt });
    return connection;
  });
}

async function renewed(
  deps: AuthorizationDeps,
  tx: Repositories,
  { attempt: { userId }, access, tried }: Stored,
  id: string,
): Promise<Connection> {
  const credentialsMark = markOf(deps, access, tried);
  const connection = await tx.connections.change(userId, id, { ...tried.health, credentialsMark });
  if (!connection) throw noSuchConnection();
  requireSame(connection, access.configuration);
  return connection;
}

async function addAuthorized(
  deps: AuthorizationDeps,
  tx: Repositories,
  { attempt: { userId }, app: { manifest }, access, tried }: Stored,
): Promise<Connection> {
  // Two concurrent requests must not both take the last place.
  await tx.users.lock(userId);
  await requireRoom(tx, deps.plugins, userId);
  return tx.connections.insert({
    id: deps.newId(),
    userId,
    name: nameOf(manifest.display_name, tried.account),
    connectionType: manifest.name,
    configuration: access.configuration,
    ...chooseTools(manifest),
    ...tried.health,
    credentialsMark: markOf(deps, access, tried),
    createdAt: deps.clock.now(),
  });
}

/** The same for the same account at the same server; where the app does not name the account, every consent may be another's. */
const markOf = ({ newId }: AuthorizationDeps, access: ConnectionAccess, { account }: Tried) =>
  account === undefined
    ? newId()
    : hashSecret(JSON.stringify([access.configuration["issuer"], account]));

function nameOf(app: string, account: string | undefined): string {
  const name = account ? `${app} (${account})` : app;
  return name.length > MAX_NAME_LENGTH
    ? `${name.slice(0, MAX_NAME_LENGTH - 1).toWellFormed()}…`
    : name;
}
