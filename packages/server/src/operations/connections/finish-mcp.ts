import { operation } from "../../http/operation.ts";
import { comeBack } from "./come-back.ts";

/** Handles a browser that returns from the login service of a tool server. */
export const finishMcp = operation("finishMcp", ({ deps, request }) =>
  comeBack(deps, "mcp", request),
);
