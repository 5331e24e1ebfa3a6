import { ArrowUpRight } from "lucide-react";
import { useId } from "react";
import { Icon } from "../../components/icon/index.ts";
import type { ChoosePrompt } from "./choose-prompt-context.ts";

type PromptListProps = {
  /** Heading of the list. */
  title: string;
  /** Each can be sent as it is. */
  prompts: readonly string[];
  /** Fills in the chosen one. Without it none can be chosen. */
  onChoose: ChoosePrompt | undefined;
};

/** Prompts to choose from, as a part of a card. */
export function PromptList({ title, prompts, onChoose }: PromptListProps) {
  const id = useId();
  return (
    <div className="grid gap-1 px-4 py-3">
      <h3 className="font-medium text-12 text-muted" id={id}>
        {title}
      </h3>
      <ul aria-labelledby={id} className="-mx-2 grid">
        {prompts.map((prompt) => (
          <li key={prompt}>
            <button
              className="group flex min-h-row-compact w-full items-center gap-2 rounded-6 px-2 py-1 text-start hover:bg-canvas focus-visible:-outline-offset-2 disabled:text-muted disabled:hover:bg-transparent forced-colors:disabled:text-disabled pointer-coarse:min-h-11"
              disabled={onChoose === undefined}
              onClick={() => onChoose?.({ prompt })}
              type="button"
            >
              <span className="min-w-0 flex-1 wrap-anywhere" dir="auto">
                {prompt}
              </span>
              <Icon
                className="text-subtle forced-colors:group-disabled:text-disabled rtl:-scale-x-100"
                icon={ArrowUpRight}
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
