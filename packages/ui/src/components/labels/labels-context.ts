import { createContext } from "react";
import type { Labels } from "./labels.types.ts";

/** No overrides. */
export const noLabels: Partial<Labels> = {};

/** Overrides of the English words. */
export const LabelsContext = createContext<Partial<Labels>>(noLabels);
