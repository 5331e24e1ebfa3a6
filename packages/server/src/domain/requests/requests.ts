import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { AppError } from "../errors.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { Contact, RequestedThing, StoredRequest } from "./ports.ts";

const WINDOW_MS = 60 * 60 * 1000;
/** An office shares one address, and so do all visitors behind one proxy. */
const MAX_PER_ADDRESS = 20;

/** Dependencies for storing a request. */
export type RequestDeps = {
  readonly store: Pick<Repositories, "requests">;
  readonly clock: Clock;
  readonly newId: NewId;
};

/**
 * Stores a request for the operator.
 * @param clientAddress the network address that it came from, for rate limiting
 * @throws AppError `invalid` for a blank text, `too_many` for the twenty-first within an hour from one address
 */
export async function addRequest(
  { store, clock, newId }: RequestDeps,
  request: RequestedThing & Contact,
  clientAddress: string,
): Promise<StoredRequest> {
  const now = clock.now();
  const stored: StoredRequest = {
    ...trimmed(request),
    id: newId(),
    clientAddress,
    createdAt: now,
  };
  const isKept = await store.requests.addWithin(stored, {
    most: MAX_PER_ADDRESS,
    since: new Date(now.getTime() - WINDOW_MS),
  });
  if (isKept) return stored;
  throw new AppError(
    "too_many",
    "Too many requests from your network in the last hour. Please try again later.",
    { retryAfterS: WINDOW_MS / 1000 },
  );
}

/** The request without blanks around its texts. */
function trimmed<Request extends RequestedThing & Contact>(request: Request): Request {
  const texts = Object.entries(request).map(([name, text]) => [name, text.trim()] as const);
  if (texts.some(([, text]) => text === "")) {
    throw new AppError("invalid", "Please fill out all fields.");
  }
  return Object.fromEntries(texts) as Request;
}
