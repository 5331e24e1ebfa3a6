import { covers } from "../../testing/contract.tsx";
import { fromChat } from "./fact-proposal.fixtures.ts";
import { FactOrigin } from "./index.ts";

export const contract = [covers(FactOrigin, "fact-origin", { origin: fromChat })];
