import { type Document, operationsOf } from "./document.ts";

/**
 * One small constant per operation, for clients: an app that makes three calls carries three of them. Answers that a browser
 * follows or shows by itself (redirects, pages, pictures) are addresses, not calls, and are left out. Each area has a file of its
 * own, so that a page loads those that it makes.
 * @returns texts by file name
 */
export function emitCalls(document: Document): ReadonlyMap<string, string> {
  const areas = Map.groupBy(
    operationsOf(document),
    ({ operation }) => operation.tags?.[0] ?? "other",
  );
  const files = [...areas]
    .map(([area, operations]) => [`calls-${area}.gen.ts`, emitArea(operations)] as const)
    .filter(([, text]) => text !== "");
  const all = files.map(([name]) => `export * from "./${name}";\n`);
  return new Map([...files, ["calls.gen.ts", `${HEAD}\n${all.join("")}`]]);
}

const HEAD = "// Made by scripts/generate.ts from openapi/. Do not edit.\n";

type Operations =
  ReturnType<typeof operationsOf> extends Iterable<infer One> ? readonly One[] : never;

function emitArea(operations: Operations): string {
  const constants = operations.flatMap(({ path, method, operation }) => {
    const type = operation.operationId.replace(/^./, (letter) => letter.toUpperCase());
    const content = Object.entries(operation.responses)
      .filter(([status]) => status.startsWith("2"))
      .flatMap(([, answer]) => Object.keys(answer.content ?? {}));
    const followed = Object.keys(operation.responses).some((status) => status.startsWith("3"));
    const shown = content.some((one) => one === "text/html" || one.startsWith("image/"));
    if (followed || shown) return [];
    const kind = operation["x-stream"] ? "StreamCall" : "Call";
    const multipart = operation.requestBody?.content["multipart/form-data"];
    const members = [
      `method: ${JSON.stringify(method.toUpperCase())}`,
      `path: ${JSON.stringify(path)}`,
      ...(multipart ? ["multipart: true"] : []),
      ...(content.length === 0 ? ["empty: true"] : []),
      ...(content.includes("text/csv") ? ["text: true"] : []),
    ];
    const extension = operation["x-extension-name"];
    const note = extension ? ` Extension \`${extension}\`.` : "";
    return [
      `/** ${operation.summary}.${note} */`,
      `export const ${operation.operationId}: ${kind}<t.${type}Data, t.${type}Response> = { ${members.join(", ")} };`,
    ];
  });
  if (constants.length === 0) return "";
  const kinds = ["Call", "StreamCall"].filter((kind) =>
    constants.some((line) => line.includes(`: ${kind}<`)),
  );
  return `${HEAD}
import type { ${kinds.join(", ")} } from "../call.ts";
import type * as t from "./types.gen.ts";

${constants.join("\n")}
`;
}
