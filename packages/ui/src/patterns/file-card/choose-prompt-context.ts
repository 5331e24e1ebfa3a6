import { createContext } from "react";

/** Fills in a prompt that a person chose; nothing is sent. */
export type ChoosePrompt = (chosen: { prompt: string }) => void;

/** How prompts in a conversation are chosen; null while none can be sent. */
export const ChoosePromptContext = createContext<ChoosePrompt | null>(null);
