import { ok, operation } from "../../http/operation.ts";
import { toPlaybooks } from "./to-playbook.ts";

export const listPlaybooks = operation("listPlaybooks", async ({ deps, user }) =>
  ok(await toPlaybooks(deps, user.id, await deps.store.playbooks.list(user.id))),
);
