import { listFacts } from "../../domain/facts/decide-fact.ts";
import { ok, operation } from "../../http/operation.ts";
import { toFactProposal } from "./fact-proposal-view.ts";

/** The agent's proposed facts about the current user. */
export const listFactProposals = operation("listFactProposals", async ({ deps, user, query }) =>
  ok((await listFacts(deps, user.id, query.session_id)).map(toFactProposal)),
);
