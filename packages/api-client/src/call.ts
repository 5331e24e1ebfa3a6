import type { HttpMethod } from "./operation-spec.ts";

/** What every generated `XxxData` type holds. */
export type CallData = {
  readonly body?: unknown;
  readonly path?: unknown;
  readonly query?: unknown;
};

declare const data: unique symbol;
declare const answer: unique symbol;

/** One operation that gives one answer. The two symbols carry types only. */
export type Call<Data extends CallData, Answer> = {
  readonly method: HttpMethod;
  readonly path: string;
  readonly multipart?: true;
  /** The answer has no body that anyone reads. */
  readonly empty?: true;
  /** The answer is a text, such as CSV, and no JSON. */
  readonly text?: true;
  readonly [data]?: Data;
  readonly [answer]?: Answer;
};

/** One operation that gives a stream of events. */
export type StreamCall<Data extends CallData, Event> = {
  readonly method: HttpMethod;
  readonly path: string;
  readonly stream?: true;
  readonly [data]?: Data;
  readonly [answer]?: Event;
};

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : undefined extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** What a caller hands over: the path parameters, query and body that the operation takes, and nothing else. */
export type CallInput<Data extends CallData> = Part<"path", Data["path"]> &
  Part<"query", Data["query"]> &
  Part<"body", Data["body"]> & {
    readonly signal?: AbortSignal;
    readonly headers?: Readonly<Record<string, string>>;
    /** Has the client make the request once, whatever its `retry` says: a code that works once is spent by an answer that is lost. */
    readonly once?: true;
  };
