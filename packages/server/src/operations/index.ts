import type { OperationId } from "@switchboard/api-client/operations";
import type { Operation } from "../http/operation.ts";
import * as exported from "./all.ts";

/** A handler for each operation of the contract. */
type Handlers = { readonly [Id in OperationId]: Operation<Id> };

/** What answers each operation. A handler is found by the name that it is exported by, which is the id of its operation. */
export const handlers: Handlers = exported;
