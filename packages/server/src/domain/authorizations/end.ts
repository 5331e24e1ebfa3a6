import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { ToolError } from "../../plugins/types.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import type { AccountStore } from "../users/ports.ts";
import type { Authorization } from "./ports.ts";

type EndDeps = {
  readonly accounts: AccountStore;
  readonly clock: Clock;
  readonly newId: NewId;
};

/**
 * Keeps how an authorization ended, for the page that the browser comes back to.
 * @returns the id that the page asks with
 */
export async function noteEnd(
  { accounts, clock, newId }: EndDeps,
  ended: Pick<Authorization, "userId" | "plugin" | "connectionId" | "problem">,
): Promise<string> {
  const id = newId();
  await accounts.data.insertAuthorization({ id, ...ended, createdAt: clock.now() });
  return id;
}

/** What a person is told of an error; undefined for a fault of ours. */
export const problemOf = (error: unknown): string | undefined =>
  error instanceof ToolError || error instanceof AppError ? error.message : undefined;

/**
 * How an authorization of the person ended.
 * @throws AppError `not_found`
 */
export async function readAuthorization(
  { accounts }: Pick<EndDeps, "accounts">,
  userId: string,
  id: string,
): Promise<Authorization> {
  const found = isUuid(id) ? await accounts.data.findAuthorization(userId, id) : undefined;
  if (found) return found;
  throw new AppError("not_found", "There is no such authorization among yours.");
}
