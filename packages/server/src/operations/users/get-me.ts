import { describeUser } from "../../domain/users/describe-user.ts";
import { ok, operation } from "../../http/operation.ts";
import { toUser } from "./user-view.ts";

/** The current user. */
export const getMe = operation("getMe", async ({ deps, user }) =>
  ok(toUser(await describeUser(deps, user.id), deps)),
);
