import { operation } from "../../http/operation.ts";
import { comeBack } from "./come-back.ts";

/** Takes a browser back from the login service of a server of tools. */
export const finishMcp = operation("finishMcp", ({ deps, request }) =>
  comeBack(deps, "mcp", request),
);
