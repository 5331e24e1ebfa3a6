import { Info } from "lucide-react";
import { LinkButton } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { chatSettingsWords } from "../../components/labels/words/chat-settings-words.ts";
import type { MissingKeys } from "../../patterns/chat-settings/types.ts";
import { Popover, PopoverContent, PopoverTrigger } from "../../components/popover/index.ts";

/** Says that the built-in planner answers; on request also what it can do, and how to get a language model. */
export function PlannerChip({ missing }: { missing: MissingKeys | undefined }) {
  const words = useWords(chatSettingsWords);
  return (
    <Popover>
      <PopoverTrigger>
        <button
          type="button"
          data-slot="planner-chip"
          className="flex h-6 shrink-0 items-center gap-1 rounded-full border border-line px-2 font-medium text-12 text-muted transition-colors duration-press hover:bg-fill @max-lg/chat:size-control-lg @max-lg/chat:justify-center @max-lg/chat:rounded-6 @max-lg/chat:border-transparent"
        >
          <Icon icon={Info} size="sm" />
          <span className="@max-lg/chat:sr-only">{words.builtInPlanner}</span>
        </button>
      </PopoverTrigger>
      <PopoverContent align="end" title={words.builtInPlanner}>
        <p className="text-13 text-muted">{words.plannerHelp}</p>
        {missing && <p className="mt-2 text-13 text-muted">{missing.remedy}</p>}
        {missing?.href !== undefined && (
          <LinkButton className="mt-3" href={missing.href} size="sm">
            {words.setUpModel}
          </LinkButton>
        )}
      </PopoverContent>
    </Popover>
  );
}
