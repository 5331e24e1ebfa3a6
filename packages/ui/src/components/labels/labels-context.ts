import { createContext } from "react";
import type { Labels } from "./labels.tsx";

/** No word is replaced. */
export const noLabels: Partial<Labels> = {};

/** The words that replace the English ones. */
export const LabelsContext = createContext<Partial<Labels>>(noLabels);
