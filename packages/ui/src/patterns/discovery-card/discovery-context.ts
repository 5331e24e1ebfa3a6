import { createContext } from "react";
import type { DiscoveryActions } from "./types.ts";

/** What can be done with findings; null where they are only read. */
export const DiscoveryContext = createContext<DiscoveryActions | null>(null);
