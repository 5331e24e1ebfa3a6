import type { operations, OperationId } from "@switchboard/api-client/operations";
import type { $ZodType, output } from "zod/v4/core";
import type { Deps } from "../deps.ts";
import type { DescribedUser } from "../domain/users/ports.ts";
import type { ApiKey } from "../domain/keys/ports.ts";
import type { Reply } from "./reply.ts";

export { created, noContent, ok, tagged, withCookies, type Reply } from "./reply.ts";

/** The user behind a request, who came with the session cookie or is represented by a program with an API key. */
export type SignedInUser = {
  readonly id: string;
  readonly email: string;
  readonly isAdmin: boolean;
  /** Everything that belongs to them, for an operation that asked for it; absent where a program came. */
  readonly account?: DescribedUser;
  /** Of the program; absent where the user came themselves. */
  readonly key?: ApiKey;
};

type Spec<Id extends OperationId> = (typeof operations)[Id];
type Parsed<Schema, Absent> = Schema extends $ZodType ? output<Schema> : Absent;
type Nothing = Readonly<Record<string, never>>;

/**
 * One authorized and validated call. A multipart body is left unread in `request`, so that a large file can be streamed.
 */
export type OperationContext<Id extends OperationId> = {
  readonly deps: Deps;
  /** Null for operations that anyone may call. */
  readonly user: Spec<Id>["permission"] extends "public" ? null : SignedInUser;
  readonly params: Parsed<Spec<Id>["pathSchema"], Nothing>;
  readonly query: Parsed<Spec<Id>["querySchema"], Nothing>;
  readonly body: Spec<Id>["requestType"] extends "json"
    ? Spec<Id>["requestRequired"] extends true
      ? Parsed<Spec<Id>["requestSchema"], Nothing>
      : Parsed<Spec<Id>["requestSchema"], Nothing> | undefined
    : undefined;
  readonly request: Request;
  /** The client's network address. */
  readonly clientAddress: string;
};

type Responses<Id extends OperationId> = Spec<Id>["responses"];

/** The successful answers that the contract allows, or a whole `Response`. */
export type OperationReply<Id extends OperationId> =
  | {
      [Status in keyof Responses<Id> & number]: Responses<Id>[Status] extends $ZodType
        ? Reply<Status, output<Responses<Id>[Status]>> & {
            readonly body: output<Responses<Id>[Status]>;
          }
        : Reply<Status, undefined>;
    }[keyof Responses<Id> & number]
  | Response;

/** One operation of the contract with the function that answers it. */
export type Operation<Id extends OperationId = OperationId> = {
  readonly id: Id;
  /** Whether it needs the whole account of its user, which is read with their session then. */
  readonly readsAccount: boolean;
  readonly handle: (context: UncheckedContext) => Promise<Reply | Response>;
};

/** The same context, not yet typed for one operation. The binder has validated it against the contract. */
export type UncheckedContext = {
  readonly deps: Deps;
  readonly user: SignedInUser | null;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly request: Request;
  readonly clientAddress: string;
};

/**
 * Binds a handler to an operation of the contract. The binder takes care of permission, validation, the response schema and
 * errors; the handler calls one domain function.
 */
export function operation<Id extends OperationId>(
  id: Id,
  handle: (context: OperationContext<Id>) => Promise<OperationReply<Id>> | OperationReply<Id>,
  { readsAccount = false }: { readonly readsAccount?: boolean } = {},
): Operation<Id> {
  // The binder parses params, query and body with the schemas that these types are made of.
  return { id, readsAccount, handle: async (context) => handle(context as OperationContext<Id>) };
}
