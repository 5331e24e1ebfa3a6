import { createContext } from "react";
import type { AskedBefore } from "./types.ts";

/** Sends a question again; null while nothing can be sent. */
export const AskAgainContext = createContext<((asked: AskedBefore) => void) | null>(null);
