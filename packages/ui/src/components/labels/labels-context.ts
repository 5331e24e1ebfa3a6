import { createContext } from "react";
import type { Labels } from "./labels.types.ts";

/** No word is replaced. */
export const noLabels: Partial<Labels> = {};

/** The words that replace the English ones. */
export const LabelsContext = createContext<Partial<Labels>>(noLabels);
