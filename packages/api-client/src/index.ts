export type { Call, CallInput, StreamCall } from "./call.ts";
export type * from "./gen/types.gen.ts";
export type { HttpMethod, OperationSpec, Permission } from "./operation-spec.ts";
