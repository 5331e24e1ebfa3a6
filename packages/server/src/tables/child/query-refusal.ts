import { TableRefusal } from "../protocol.ts";
import { queryMegabytes } from "./query-memory.ts";

/**
 * The database's error about a statement, for a user and a model: without paths of this machine, and with the known tables if
 * one was not found.
 */
export function queryRefusal(error: unknown, tables: readonly string[]): unknown {
  if (error instanceof TableRefusal || !(error instanceof Error)) return error;
  const [first = ""] = error.message.split("\n\n");
  if (
    /^(?:Permission|IO|HTTP) Error|file system operations are disabled|configuration has been locked/i.test(
      first,
    )
  ) {
    return new TableRefusal(
      "query",
      "A query can use only the uploaded files, not other files, addresses or settings.",
    );
  }
  if (first.startsWith("Out of Memory Error")) {
    return new TableRefusal(
      "query",
      `The query needs more than ${queryMegabytes()} MB of memory, the limit for one query.`,
    );
  }
  const missing = /Table with name (.+?) does not exist/.exec(first)?.[1];
  if (missing) {
    const known =
      tables.length > 0
        ? `The tables are: ${tables.join(", ")}.`
        : "No file has been uploaded yet.";
    return new TableRefusal("query", `Table '${missing}' was not found. ${known}`);
  }
  if (!/^(?:Failed to extract statements: )?[A-Z][A-Za-z ]+ Error: /.test(first)) return error;
  return new TableRefusal(
    "query",
    first.replace(/^Failed to extract statements: /, "").replaceAll("\n", " "),
  );
}
