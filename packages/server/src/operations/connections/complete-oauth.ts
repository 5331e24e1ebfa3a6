import { operation } from "../../http/operation.ts";
import { comeBack } from "./come-back.ts";

/** Handles a browser that returns from an app's page. */
export const completeOauth = operation("completeOauth", ({ deps, request }) =>
  comeBack(deps, "oauth", request),
);
