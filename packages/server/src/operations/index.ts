import type { OperationId } from "@switchboard/api-client/operations";
import type { Operation } from "../http/operation.ts";
import * as exported from "./all.ts";
import type { NotBuilt } from "./not-built.ts";

/** A handler for each operation of the contract, and none for those that are listed as not built. */
type Handlers = {
  readonly [Id in Exclude<OperationId, NotBuilt>]: Operation<Id>;
} & { readonly [Id in NotBuilt]?: never };

/** What answers each operation. A handler is found by the name that it is exported by, which is the id of its operation. */
export const handlers: Handlers = exported;
