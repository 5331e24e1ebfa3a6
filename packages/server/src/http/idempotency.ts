import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import { AppError } from "../domain/errors.ts";
import type { Claim, KeptAnswer, KeyedWrite } from "../domain/idempotency/ports.ts";

const MAX_KEY_LENGTH = 200;
/** How long a retry waits for the first request: most are done by then, and clients give up after about 30 seconds. */
const WAIT_MS = 10_000;
const POLL_MS = 100;

/** A request with its Idempotency-Key. */
export type KeyedRequest = {
  readonly userId: string;
  readonly key: string;
  readonly route: string;
  readonly text: string;
  /** Aborted when nobody waits for the answer any longer. */
  readonly signal: AbortSignal;
};

/**
 * Answers a retried write with the stored answer of the first request, so that it takes effect once. A retry that comes while the
 * first request is in flight waits for it. Server errors are not stored, so a retry runs again.
 * @throws AppError `conflict` where the first request takes longer than that, `invalid` if the key was used for another request
 */
export async function answerOnce(
  deps: Deps,
  request: KeyedRequest,
  answer: () => Promise<Response>,
): Promise<Response> {
  const stored = await claim(deps, request);
  if (stored) return replay(stored);
  const response = await answer();
  const { userId, key } = request;
  if (response.status >= 500) await deps.store.idempotency.forget(userId, key);
  else await storeAnswer(deps, request, await readAnswer(response.clone()));
  return response;
}

/**
 * The same for a write that is answered with a stream: stores what it began, so that a retry reads that stream instead of
 * beginning another. Errors are not stored.
 * @throws AppError as `answerOnce`, and what `begin` throws
 */
export async function beginOnce<Begun>(
  deps: Deps,
  request: KeyedRequest,
  begin: () => Promise<Begun>,
): Promise<{ readonly begun: Begun; readonly isReplayed: boolean }> {
  const stored = await claim(deps, request);
  if (stored) return { begun: stored.body as Begun, isReplayed: true };
  const { userId, key } = request;
  let begun: Begun;
  try {
    begun = await begin();
  } catch (error) {
    await deps.store.idempotency.forget(userId, key);
    throw error;
  }
  await storeAnswer(deps, request, { status: 200, body: begun });
  return { begun, isReplayed: false };
}

/** The response to a write, as its retries get it again. */
type Answer = { readonly status: number; readonly body: unknown };

const ownerOf = ({ userId, key }: KeyedRequest) => ({ userId, idempotencyKey: key });

/** A failed write here must not fail the request or free the key: a retry would run the operation a second time. */
async function storeAnswer(
  deps: Deps,
  request: KeyedRequest,
  { status, body }: Answer,
): Promise<void> {
  const { userId, key } = request;
  try {
    // Locked whatever it is: an answer may hold an API key or recovery codes, which a copy of the database must not reveal.
    const text = JSON.stringify(body);
    const locked = body === null ? null : deps.vault.lock(ownerOf(request), { text });
    await deps.store.idempotency.keepAnswer(userId, key, { status, body: locked });
  } catch (error) {
    deps.log.error({ err: error }, "the answer to an Idempotency-Key could not be stored");
  }
}

/** @returns the stored answer; undefined if this is the first request */
async function claim(deps: Deps, request: KeyedRequest): Promise<Answer | undefined> {
  const { userId, key, route, text } = request;
  if (key === "") throw new AppError("invalid", "The Idempotency-Key must not be empty.");
  if (key.length > MAX_KEY_LENGTH) {
    throw new AppError(
      "invalid",
      `The Idempotency-Key must have at most ${MAX_KEY_LENGTH} characters.`,
    );
  }
  const bodyHashes = deps.fingerprints(text);
  const found = await claimOrWait(deps, { userId, key, route, bodyHashes }, request.signal);
  if (found.kind === "other") {
    throw new AppError(
      "invalid",
      "This Idempotency-Key was already used for another request. Send a new key with each request.",
    );
  }
  if (found.kind === "running") {
    throw new AppError(
      "conflict",
      "The first request with this Idempotency-Key is still in progress. Try again in a few seconds.",
      { retryAfterS: 5 },
    );
  }
  return found.kind === "answered" ? openAnswer(deps, request, found.answer) : undefined;
}

/**
 * Claims the key, or waits for what the first request with it comes to. That may run in another process, so the database is what
 * they share. Where it failed, this request becomes the first.
 */
async function claimOrWait(
  { store, clock, lifecycle }: Deps,
  write: Omit<KeyedWrite, "now">,
  signal: AbortSignal,
): Promise<Claim> {
  const over = AbortSignal.any([signal, lifecycle.signal, AbortSignal.timeout(WAIT_MS)]);
  for (;;) {
    const found = await store.idempotency.claim({ ...write, now: clock.now() });
    if (found.kind !== "running" || over.aborted) return found;
    await pause(POLL_MS, undefined, { signal: over }).catch(() => {});
  }
}

/** @throws AppError `conflict` where the key that locked the answer was removed within the day that it is kept */
function openAnswer(deps: Deps, request: KeyedRequest, { status, body }: KeptAnswer): Answer {
  if (body === null) return { status, body };
  try {
    const { text = "" } = deps.vault.open(ownerOf(request), body);
    return { status, body: JSON.parse(text) };
  } catch (error) {
    throw new AppError(
      "conflict",
      "The first request with this Idempotency-Key was completed, but its response can no longer be read.",
      { cause: error },
    );
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

/** Says that an answer is that of an earlier request, so that a client can tell that nothing was done now. */
export const REPLAYED = { "idempotent-replayed": "true" };

const replay = ({ status, body }: Answer) => {
  const init = { status, headers: { "cache-control": "no-store", ...REPLAYED } };
  return body === null ? new Response(null, init) : Response.json(body, init);
};
