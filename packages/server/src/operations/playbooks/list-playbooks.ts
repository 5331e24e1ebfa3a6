import { ok, operation } from "../../http/operation.ts";
import { toPlaybook } from "./to-playbook.ts";

export const listPlaybooks = operation("listPlaybooks", async ({ deps, user }) =>
  ok((await deps.store.playbooks.list(user.id)).map(toPlaybook)),
);
