import { ok, operation } from "../../http/operation.ts";
import { readAccountEmail } from "./account-email-view.ts";

/** The current user's address, and the one that it is being changed to. */
export const getAccountEmail = operation("getAccountEmail", async ({ deps, user }) =>
  ok(await readAccountEmail(deps, user)),
);
