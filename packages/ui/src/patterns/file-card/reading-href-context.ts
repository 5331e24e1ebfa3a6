import { createContext } from "react";

/** The page that shows how a file is read; null where there is none. */
export const ReadingHrefContext = createContext<((file: { id: string }) => string) | null>(null);
