import { createContext } from "react";
import type { FactProposalActions } from "./types.ts";

/** States and actions of the proposals in a conversation; null if they are read-only. */
export const FactProposalContext = createContext<FactProposalActions | null>(null);
