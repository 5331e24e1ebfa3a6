import { ToolError } from "../../plugins/types.ts";
import type { HttpDeps } from "./session.ts";

const refuse = async (): Promise<never> => {
  throw new ToolError("This server makes no calls to other apps.");
};

/** For a server that calls no other app: every call is refused in words. */
export const closedLine: Pick<HttpDeps, "fetch" | "open"> = { fetch: refuse, open: refuse };
