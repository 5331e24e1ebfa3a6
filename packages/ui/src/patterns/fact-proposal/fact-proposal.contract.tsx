import { covers } from "../../testing/contract.tsx";
import { fiscalYear, fromChat } from "./fact-proposal.fixtures.ts";
import { FactOrigin, FactProposal } from "./index.ts";

export const contract = [
  covers(FactProposal, "fact-proposal", { proposal: fiscalYear }),
  covers(FactOrigin, "fact-origin", { origin: fromChat }),
];
