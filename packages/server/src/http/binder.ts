import {
  operations,
  type OperationId,
  type OperationSpec,
} from "@switchboard/api-client/operations";
import type { Context, Hono } from "hono";
import type { Deps } from "../deps.ts";
import { storable } from "../domain/storable.ts";
import { toResponse } from "./answer.ts";
import { authorize, bringsKey } from "./authorize.ts";
import { errorResponse, failure } from "./error-response.ts";
import { answerOnce } from "./idempotency.ts";
import type { Operation, SignedInUser } from "./operation.ts";
import { parseJson, readText } from "./read-body.ts";
import { isUnsafe, requireSameOrigin } from "./same-origin.ts";
import { closeWhenStalled } from "./stalled-reader.ts";
import { acrossTenants, asUser } from "../tenant.ts";
import { parseInput } from "./validation.ts";

/** The contract writes `{id}`, Hono `:id`. */
const toRoute = (path: string) => path.replaceAll(/\{(\w+)\}/g, ":$1");

/**
 * Gives every operation of the contract a route. An unknown path is 404, and a known path with another method 405.
 */
export function bindOperations(
  app: Hono,
  deps: Deps,
  handlers: Readonly<Record<OperationId, Operation>>,
): void {
  const methods = new Map<string, string[]>();
  for (const id of Object.keys(operations) as OperationId[]) {
    const spec: OperationSpec = operations[id];
    const route = toRoute(spec.path);
    methods.set(route, [...(methods.get(route) ?? []), spec.method]);
    app.on(spec.method, route, (c) => callOperation(deps, spec, handlers[id], c));
  }
  for (const [route, allowed] of methods) app.all(route, (c) => refuseMethod(c, allowed));
  app.all("/api/*", (c) => failure(404, `${c.req.method} ${c.req.path} was not found.`));
}

const refuseMethod = (c: Context, allowed: string[]) =>
  failure(405, `${c.req.path} accepts ${allowed.join(" and ")}, not ${c.req.method}.`, {
    allow: allowed.join(", "),
  });

async function callOperation(deps: Deps, spec: OperationSpec, handler: Operation, c: Context) {
  const request = c.req.raw;
  // Browsers send no key by themselves, so a page of another site cannot use one.
  const usesCookie = spec.permission === "public" || !bringsKey(request);
  if (isUnsafe(spec.method) && usesCookie) requireSameOrigin(request, deps.env.publicUrl);
  const rawParams = c.req.param() as Record<string, string>;
  const user = await authorize(deps, spec, request, rawParams, handler.readsAccount);
  if (spec.stream) closeWhenStalled(c);

  const params = parseInput(spec.pathSchema, rawParams, "path");
  const query = parseInput(spec.querySchema, storable(c.req.query()), "query");
  const text =
    spec.requestType === "json" ? await readText(request, spec.largestBody ?? undefined) : "";
  const body = spec.requestType === "json" ? readBody(spec, text) : undefined;
  const context = {
    deps,
    user,
    params,
    query,
    body,
    request,
    get clientAddress() {
      return deps.clientAddress(c);
    },
  };
  const run = async () => toResponse(spec, request, await handler.handle(context));

  const key = request.headers.get("idempotency-key");
  if (key === null || !user || !isReplayable(spec)) return withRowsOf(spec, user, run);
  const keyed = {
    userId: user.id,
    key,
    route: `${spec.method} ${c.req.path}`,
    text: spec.requestType === "multipart" ? describeUpload(request) : text,
    signal: request.signal,
  };
  return withRowsOf(spec, user, () =>
    answerOnce(deps, keyed, () => run().catch((error: unknown) => errorResponse(error, deps.log))),
  );
}

/** Administrators' operations are about the rows of others; all other ones reach those of their user, whatever they ask for. */
const withRowsOf = <Result>(
  { permission }: OperationSpec,
  user: SignedInUser | null,
  work: () => Result,
): Result => (user && permission !== "admin" ? asUser(user.id, work) : acrossTenants(work));

function readBody(spec: OperationSpec, text: string): unknown {
  const value = parseJson(text);
  if (value === undefined && !spec.requestRequired) return undefined;
  return parseInput(spec.requestSchema, value, "body");
}

/** A stream cannot be stored as a row; the run that it began is (`beginOnce`). */
const isReplayable = (spec: OperationSpec) => spec.method === "POST" && !spec.stream;

/** An upload is too large to be read before it is known whether it was sent before, so only its size is compared. */
const describeUpload = ({ headers }: Request) => `upload of ${headers.get("content-length")} bytes`;
