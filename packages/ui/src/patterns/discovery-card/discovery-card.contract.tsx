import { covers } from "../../testing/contract.tsx";
import { filesFound } from "./discovery-card.fixtures.ts";
import { DiscoveryCard } from "./index.ts";

export const contract = [covers(DiscoveryCard, "discovery-card", { discovery: filesFound })];
