import { createContext } from "react";

/** Sends a question again; null while nothing can be sent. */
export const AskAgainContext = createContext<((question: { prompt: string }) => void) | null>(null);
