import { createContext } from "react";
import type { FileVersionActions } from "./types.ts";

/** How uploads replace earlier files; null where both are kept. */
export const FileVersionContext = createContext<FileVersionActions | null>(null);
