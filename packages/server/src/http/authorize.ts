import type { OperationSpec } from "@switchboard/api-client/operations";
import type { Deps } from "../deps.ts";
import { AppError } from "../domain/errors.ts";
import { requireOwner } from "../domain/organizations/membership.ts";
import type { SignedInUser } from "./operation.ts";

const NOT_LOGGED_IN = "You are not logged in. Please log in and try again.";

/**
 * Finds who asks and whether they may, by the permission that the contract declares for the operation.
 * @returns null for operations that anyone may call
 * @throws AppError `unauthorized`, `forbidden`, or `not_found` for an organization of others
 */
export async function authorize(
  deps: Deps,
  spec: Pick<OperationSpec, "permission">,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<SignedInUser | null> {
  if (spec.permission === "public") return null;
  const token = deps.cookies.session.read(request);
  const user = token ? await deps.sessions.find(token) : undefined;
  if (!user) throw new AppError("unauthorized", NOT_LOGGED_IN);
  if (spec.permission === "admin" && !user.isAdmin) {
    throw new AppError("forbidden", "Only administrators may do this.");
  }
  if (spec.permission === "owner") await requireOwner(deps.accounts.data, params.id ?? "", user.id);
  return user;
}
