import { createContext } from "react";
import type { ChosenAnswer } from "./types.ts";

/** Sends an answer that was chosen; null while nothing can be sent. */
export const ChooseAnswerContext = createContext<((chosen: ChosenAnswer) => void) | null>(null);
