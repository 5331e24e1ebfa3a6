export type { Call, CallInput, StreamCall } from "./call.ts";
export { type Client, type ClientOptions, createClient } from "./client.ts";
export { ApiError, type ApiErrorKind, readDetail } from "./errors.ts";
export type * from "./gen/types.gen.ts";
export { readList } from "./lists.ts";
export type { OperationSpec } from "./operation-spec.ts";
export { apiUrl, docsUrl, httpUrl, imageUrl, logoutUrl, oauthStartUrl } from "./urls.ts";
