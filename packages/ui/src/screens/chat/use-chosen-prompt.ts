import { useRef } from "react";
import type { ChatScreenProps } from "./chat.types.ts";
import { withPrompt } from "./chosen-prompt.logic.ts";

/** The message box, and what fills a chosen prompt into it. */
export function useChosenPrompt({
  draft,
  onDraftChange,
  onOpenSuggestion,
  promptRef,
}: Pick<ChatScreenProps, "draft" | "onDraftChange" | "onOpenSuggestion" | "promptRef">) {
  const own = useRef<HTMLTextAreaElement>(null);
  const prompt = promptRef ?? own;
  const chosen = useRef<string | null>(null);
  const choose = (text: string) => {
    if (onOpenSuggestion?.({ prompt: text })) return;
    onDraftChange(withPrompt(draft, text, chosen.current));
    chosen.current = text;
    prompt.current?.focus();
  };
  return { prompt, choose };
}
