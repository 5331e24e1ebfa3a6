import { decideFact } from "../../domain/facts/decide-fact.ts";
import { ok, operation } from "../../http/operation.ts";
import { toFactProposal } from "./fact-proposal-view.ts";

/** Accepts or refuses a proposed fact, or undoes that. */
export const decideFactProposal = operation(
  "decideFactProposal",
  async ({ deps, user, params, body }) =>
    ok(toFactProposal(await decideFact(deps, user.id, params.id, body))),
);
