import { createContext, use } from "react";

/** Focuses the item after one that is done with, or the one before it; provided by the list. */
export const NextRowContext = createContext<(id: string) => void>(() => {});

/** Notes that the focus leaves the row once its menu is closed; provided by the menu. */
export const LeaveRowContext = createContext<() => void>(() => {});

/** For an entry of a row's menu that ends the work on it: the focus goes on to the next row instead of back to the menu's button. */
export const useLeaveRow = (): (() => void) => use(LeaveRowContext);
