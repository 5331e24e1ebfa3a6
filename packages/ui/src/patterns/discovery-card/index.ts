export { DiscoveryCard, type DiscoveryCardProps } from "./discovery-card.tsx";
export type {
  AcceptedMappings,
  DiscoveryActions,
  DiscoveryView,
  FoundThing,
  ProposedMapping,
} from "./types.ts";
