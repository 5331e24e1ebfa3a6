import type { Deps } from "../deps.ts";
import { AppError } from "../domain/errors.ts";
import type { KeptAnswer } from "../domain/idempotency/ports.ts";

const MAX_KEY_LENGTH = 200;

/** The write that a key stands for. */
export type KeyedRequest = {
  readonly userId: string;
  readonly key: string;
  readonly route: string;
  readonly text: string;
};

/**
 * Answers a retried write with the answer of its first try, so that it has one effect. Faults of ours are not kept: the
 * next try is a first one again.
 * @throws AppError `conflict` while the first try is still running, `invalid` when the key stands for another request
 */
export async function answerOnce(
  deps: Deps,
  request: KeyedRequest,
  answer: () => Promise<Response>,
): Promise<Response> {
  const kept = await claim(deps, request);
  if (kept) return replay(kept);
  const response = await answer();
  const { userId, key } = request;
  if (response.status >= 500) await deps.store.idempotency.forget(userId, key);
  else await keep(deps, request, await toKept(response.clone()));
  return response;
}

/**
 * The same for a write that is answered with a stream: what it began is remembered, so that a retry reads that instead
 * of beginning another. A refusal began nothing and is not kept.
 * @throws AppError as `answerOnce`, and what `begin` throws
 */
export async function beginOnce<Begun>(
  deps: Deps,
  request: KeyedRequest,
  begin: () => Promise<Begun>,
): Promise<Begun> {
  const kept = await claim(deps, request);
  if (kept) return kept.body as Begun;
  const { userId, key } = request;
  let begun: Begun;
  try {
    begun = await begin();
  } catch (error) {
    await deps.store.idempotency.forget(userId, key);
    throw error;
  }
  await keep(deps, request, { status: 200, body: begun });
  return begun;
}

/** What was done is done, also where it cannot be kept: with the key free again a retry would do it a second time. */
async function keep(deps: Deps, { userId, key }: KeyedRequest, answer: KeptAnswer): Promise<void> {
  try {
    await deps.store.idempotency.keepAnswer(userId, key, answer);
  } catch (error) {
    deps.log.error({ err: error }, "the answer to an Idempotency-Key could not be kept");
  }
}

/** @returns the first try's answer; undefined when this is the first */
async function claim(deps: Deps, request: KeyedRequest): Promise<KeptAnswer | undefined> {
  const { userId, key, route, text } = request;
  if (key.length > MAX_KEY_LENGTH) {
    throw new AppError(
      "invalid",
      `Idempotency-Key: must have at most ${MAX_KEY_LENGTH} characters`,
    );
  }
  const bodyHashes = deps.fingerprints(text);
  const now = deps.clock.now();
  const found = await deps.store.idempotency.claim({ userId, key, route, bodyHashes, now });
  if (found.kind === "other")
    throw new AppError("invalid", "Idempotency-Key: was used for another request already");
  if (found.kind === "running") {
    throw new AppError(
      "conflict",
      "The first request with this Idempotency-Key is still being answered.",
    );
  }
  return found.kind === "answered" ? found.answer : undefined;
}

async function toKept(response: Response): Promise<KeptAnswer> {
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

const NO_STORE = { "cache-control": "no-store" };

const replay = ({ status, body }: KeptAnswer) =>
  body === null
    ? new Response(null, { status, headers: NO_STORE })
    : Response.json(body, { status, headers: NO_STORE });
