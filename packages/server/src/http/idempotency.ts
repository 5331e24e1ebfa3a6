import { createHash } from "node:crypto";
import type { Deps } from "../deps.ts";
import { AppError } from "../domain/errors.ts";
import {
  claimKey,
  forgetKey,
  keepAnswer,
  type KeptAnswer,
} from "../store/idempotency-repository.ts";

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
  if (request.key.length > MAX_KEY_LENGTH) {
    throw new AppError(
      "invalid",
      `Idempotency-Key: must have at most ${MAX_KEY_LENGTH} characters`,
    );
  }
  const { userId, key, route } = request;
  const bodyHash = createHash("sha256").update(request.text).digest("hex");
  const claim = await claimKey(deps.store.db, {
    userId,
    key,
    route,
    bodyHash,
    now: deps.clock.now(),
  });
  if (claim.kind === "other")
    throw new AppError("invalid", "Idempotency-Key: was used for another request already");
  if (claim.kind === "running") {
    throw new AppError(
      "conflict",
      "The first request with this Idempotency-Key is still being answered.",
    );
  }
  if (claim.kind === "answered") return replay(claim.answer);

  const response = await answer();
  if (response.status >= 500) await forgetKey(deps.store.db, userId, key);
  else await keepAnswer(deps.store.db, userId, key, await toKept(response.clone()));
  return response;
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
