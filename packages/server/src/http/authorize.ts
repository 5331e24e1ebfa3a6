import type { OperationSpec } from "@switchboard/api-client/operations";
import type { Deps } from "../deps.ts";
import { recordAudit } from "../domain/audit/record-audit.ts";
import { findAccount, findSession } from "../domain/auth/sessions.ts";
import { AppError } from "../domain/errors.ts";
import { findKey } from "../domain/keys/keys.ts";
import { findRequestKey, INVALID_KEY, readToken } from "./bearer.ts";
import { requireOwner } from "../domain/organizations/membership.ts";
import type { SignedInUser } from "./operation.ts";

type SessionDeps = Pick<Deps, "cookies" | "store" | "clock">;
type Access = Pick<OperationSpec, "operationId" | "permission" | "scopes" | "needsConfirmedEmail">;

const NOT_LOGGED_IN = "You are not logged in. Please log in and try again.";

/** The user of a request; undefined if nobody is logged in. */
export async function findSignedIn(
  deps: SessionDeps,
  request: Request,
): Promise<SignedInUser | undefined> {
  const token = deps.cookies.session.read(request);
  return token ? findSession(deps, token) : undefined;
}

/**
 * Checks again whether the request's session or API key is still valid, for long-running streams. Only the token is kept: the
 * request would hold its headers in memory for as long as the stream is open.
 */
export function staysSignedIn(deps: Deps, request: Request): () => Promise<boolean> {
  const key = readToken(request);
  if (key !== undefined) return async () => (await findKey(deps, key)) !== undefined;
  const token = deps.cookies.session.read(request);
  return async () => token !== undefined && deps.loginChecks.isLive(token);
}

/** Whether a request comes from a program with an API key. Its cookies do not count then. */
export const bringsKey = (request: Request): boolean => readToken(request) !== undefined;

/** The user of a key. It never gives administrator rights. */
async function findByKey(
  deps: Deps,
  { operationId, scopes }: Access,
  request: Request,
): Promise<SignedInUser> {
  const key = await findRequestKey(deps, request);
  const user = key && (await deps.store.users.find(key.userId));
  if (!user) throw new AppError("unauthorized", INVALID_KEY);
  if (!scopes.some((scope) => key.scopes.includes(scope))) {
    await recordDenial(deps, user.id, operationId);
    throw new AppError(
      "forbidden",
      scopes.length === 0
        ? "No API key can do this. Log in instead."
        : `This API key lacks the permission for this: ${scopes.join(" or ")}.`,
    );
  }
  return { id: user.id, email: user.email, isAdmin: false, key };
}

/**
 * Authenticates the caller and checks the permission that the contract declares for the operation.
 * @param readsAccount whether the user comes with everything that belongs to them
 * @returns null for operations that anyone may call
 * @throws AppError `unauthorized`, `forbidden`, or `not_found` for an organization of others
 */
export async function authorize(
  deps: Deps,
  spec: Access,
  request: Request,
  params: Readonly<Record<string, string>>,
  readsAccount: boolean,
): Promise<SignedInUser | null> {
  if (spec.permission === "public") return null;
  if (bringsKey(request)) return findByKey(deps, spec, request);
  const token = deps.cookies.session.read(request);
  const find = readsAccount ? findAccount : findSession;
  const user = token === undefined ? undefined : await find(deps, token);
  if (!user) throw new AppError("unauthorized", NOT_LOGGED_IN);
  try {
    if (spec.permission === "admin") await requireAdmin(deps, user);
    if (spec.permission === "owner") await requireOwner(deps.store, params.id ?? "", user.id);
    if (spec.needsConfirmedEmail) await deps.portalAccounts.requireConfirmed(user.id);
  } catch (error) {
    if (error instanceof AppError && error.code === "forbidden")
      await recordDenial(deps, user.id, spec.operationId);
    throw error;
  }
  return user;
}

const recordDenial = ({ store }: Pick<Deps, "store">, actor: string, operationId: string) =>
  recordAudit(store, {
    actor,
    action: "permission_denied",
    outcome: "denied",
    target: { kind: "operation", id: operationId },
  });

async function requireAdmin({ env, twoStep }: Deps, user: SignedInUser): Promise<void> {
  if (!user.isAdmin) throw new AppError("forbidden", "Only administrators can do this.");
  if (env.adminsNeedTwoStep && (await twoStep.read(user.id)) === "off")
    throw new AppError(
      "forbidden",
      "Administrators need two-step login here. Turn it on in your account, then try again.",
    );
}
