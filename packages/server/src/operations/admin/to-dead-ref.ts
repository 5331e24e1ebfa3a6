import { AppError } from "../../domain/errors.ts";
import type { DeadRef } from "../../domain/health/settle-dead.ts";

/** The dead job or message in a path. @throws AppError not_found for an unknown kind */
export function toDeadRef({ kind, id }: { readonly kind: string; readonly id: string }): DeadRef {
  if (kind === "job" || kind === "message") return { kind, id };
  throw new AppError("not_found", "This was not found.");
}
