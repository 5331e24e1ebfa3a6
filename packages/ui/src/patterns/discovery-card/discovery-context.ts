import { createContext } from "react";
import type { DiscoveryActions } from "./types.ts";

/** Actions on findings; null if they are read-only. */
export const DiscoveryContext = createContext<DiscoveryActions | null>(null);
