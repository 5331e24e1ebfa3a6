import type { OperationSpec } from "@switchboard/api-client/operations";
import type { Deps } from "../deps.ts";
import { recordAudit } from "../domain/audit/record-audit.ts";
import { findSession } from "../domain/auth/sessions.ts";
import { AppError } from "../domain/errors.ts";
import { requireOwner } from "../domain/organizations/membership.ts";
import type { SignedInUser } from "./operation.ts";

type SessionDeps = Pick<Deps, "cookies" | "store" | "clock">;

const NOT_LOGGED_IN = "You are not logged in. Please log in and try again.";

/** The person behind a request; undefined where nobody is signed in. */
export async function findSignedIn(
  deps: SessionDeps,
  request: Request,
): Promise<SignedInUser | undefined> {
  const token = deps.cookies.session.read(request);
  return token ? findSession(deps, token) : undefined;
}

/** Checks again whether the request's session is still valid, for long-running streams. */
export const staysSignedIn = (deps: SessionDeps, request: Request) => async (): Promise<boolean> =>
  (await findSignedIn(deps, request)) !== undefined;

/**
 * Authenticates the caller and checks the permission that the contract declares for the operation.
 * @returns null for operations that anyone may call
 * @throws AppError `unauthorized`, `forbidden`, or `not_found` for an organization of others
 */
export async function authorize(
  deps: Deps,
  spec: Pick<OperationSpec, "permission" | "operationId">,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<SignedInUser | null> {
  if (spec.permission === "public") return null;
  const user = await findSignedIn(deps, request);
  if (!user) throw new AppError("unauthorized", NOT_LOGGED_IN);
  try {
    if (spec.permission === "admin") requireAdmin(user);
    if (spec.permission === "owner") await requireOwner(deps.store, params.id ?? "", user.id);
  } catch (error) {
    if (error instanceof AppError && error.code === "forbidden") {
      await recordAudit(deps.store, {
        actor: user.id,
        action: "permission_denied",
        outcome: "denied",
        target: { kind: "operation", id: spec.operationId },
      });
    }
    throw error;
  }
  return user;
}

function requireAdmin(user: SignedInUser): void {
  if (!user.isAdmin) throw new AppError("forbidden", "Only administrators can do this.");
}
