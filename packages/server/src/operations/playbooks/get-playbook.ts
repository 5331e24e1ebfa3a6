import { findPlaybook } from "../../domain/playbooks/playbooks.ts";
import { ok, operation } from "../../http/operation.ts";
import { toPlaybook } from "./to-playbook.ts";

export const getPlaybook = operation("getPlaybook", async ({ deps, user, params }) =>
  ok(await toPlaybook(deps, await findPlaybook(deps, user.id, params.id))),
);
