import { AppError } from "../../domain/errors.ts";
import type { DeadRef } from "../../domain/health/settle-dead.ts";

/** What a path names. @throws AppError not_found for a kind that is none */
export function toDeadRef({ kind, id }: { readonly kind: string; readonly id: string }): DeadRef {
  if (kind === "job" || kind === "message") return { kind, id };
  throw new AppError("not_found", "This was not found.");
}
