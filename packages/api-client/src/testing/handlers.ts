import { http, HttpResponse, type HttpHandler, type JsonBodyType } from "msw";
import { operations } from "../gen/operations.gen.ts";
import type { OperationSpec } from "../operation-spec.ts";
import { answers } from "./answers.ts";
import { runEvents } from "./fixtures/index.ts";
import { inEnglish } from "./in-english.ts";
import { mockRunStream } from "./mock-stream.ts";

export type HandlerOptions = {
  /** Host the handlers answer for. @default any */
  readonly baseUrl?: string;
  /** Answers by operation id in place of the usual ones. */
  readonly answers?: Readonly<Record<string, JsonBodyType>>;
};

/** A handler for every operation of the contract: input is checked against it, answers come from the fixtures. */
export function createHandlers(options: HandlerOptions = {}): HttpHandler[] {
  const { baseUrl = "*", answers: own = {} } = options;
  const said: Readonly<Record<string, JsonBodyType>> = { ...answers, ...own };
  return Object.values(operations).map((operation: OperationSpec) =>
    handlerOf(operation, baseUrl, said[operation.operationId]),
  );
}

function handlerOf(operation: OperationSpec, baseUrl: string, said: JsonBodyType): HttpHandler {
  const path = baseUrl + operation.path.replaceAll(/\{(\w+)\}/g, ":$1");
  const method = operation.method.toLowerCase() as Lowercase<OperationSpec["method"]>;
  return http[method](path, async ({ request }) => {
    const problem = await problemOf(operation, request);
    if (problem) return HttpResponse.json({ detail: problem }, { status: 422 });
    const status = Number(Object.keys(operation.responses)[0]);
    switch (operation.responseType) {
      case "none":
        return new HttpResponse(null, { status });
      case "redirect":
        return new HttpResponse(null, { status, headers: { location: "/" } });
      case "html":
        return HttpResponse.html("<!doctype html><title>API</title>");
      case "picture":
        return HttpResponse.xml('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', {
          headers: { "content-type": "image/svg+xml" },
        });
      case "stream":
        return mockRunStream(isRun(operation) ? runEvents : []);
      case "json":
        return HttpResponse.json(said, { status });
    }
  });
}

/** Other streams tell what changes, and here nothing does. */
const isRun = ({ operationId }: OperationSpec) => operationId !== "watchChatSessions";

/** What is wrong with a request, as a sentence; undefined when nothing is. */
async function problemOf(operation: OperationSpec, request: Request): Promise<string | undefined> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const inQuery = operation.querySchema?.safeParse(query, { error: inEnglish });
  if (inQuery && !inQuery.success) return sentence(inQuery.error.issues);
  if (operation.requestType !== "json" || !operation.requestSchema) return undefined;
  const text = await request.text();
  if (text === "" && !operation.requestRequired) return undefined;
  const body = text === "" ? undefined : JSON.parse(text);
  const inBody = operation.requestSchema.safeParse(body, { error: inEnglish });
  return inBody.success ? undefined : sentence(inBody.error.issues);
}

function sentence(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  const each = issues.map(({ path, message }) => `${path.map(String).join(".")}: ${message}`);
  return [...new Set(each)].join("; ");
}
