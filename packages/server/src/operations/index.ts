import type { OperationId } from "@switchboard/api-client/operations";
import type { Operation } from "../http/operation.ts";
import * as exported from "./all.ts";

/** A handler for each operation of the contract. */
type Handlers = { readonly [Id in OperationId]: Operation<Id> };

/** The handlers of all operations. Each is found by its export name, which is the operation's id. */
export const handlers: Handlers = exported;
