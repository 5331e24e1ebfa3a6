import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { ToolError } from "../plugins/types.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import { asOutage } from "../outage.ts";
import type { Authorization } from "./ports.ts";
import type { UnitOfWork } from "../unit-of-work.ts";

type EndDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
};

/** The end of an authorization, before it is stored. */
export type Ended = Omit<Authorization, "id" | "createdAt">;

/** Stores how an authorization ended, for the page that the browser returns to. */
export async function noteEnd(
  { store, clock, newId }: EndDeps,
  ended: Ended,
): Promise<Authorization> {
  const authorization = { id: newId(), ...ended, createdAt: clock.now() };
  await store.authorizations.insert(authorization);
  return authorization;
}

/** The error message for the user; undefined for an internal error. */
export const problemOf = (error: unknown): string | undefined =>
  error instanceof ToolError || error instanceof AppError
    ? error.message
    : asOutage(error)?.message;

/**
 * How an authorization of the user ended.
 * @throws AppError `not_found`
 */
export async function readAuthorization(
  { store }: Pick<EndDeps, "store">,
  userId: string,
  id: string,
): Promise<Authorization> {
  const found = isUuid(id) ? await store.authorizations.find(userId, id) : undefined;
  if (found) return found;
  throw new AppError("not_found", "This authorization was not found.");
}
