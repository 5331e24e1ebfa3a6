import { createContext } from "react";
import type { ColumnRoleActions } from "./types.ts";

/** How roles of columns are chosen; null where they can only be read. */
export const ColumnRoleContext = createContext<ColumnRoleActions | null>(null);
