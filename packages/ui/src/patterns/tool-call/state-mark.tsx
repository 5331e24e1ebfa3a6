import { Ban, Check, CircleDashed, CircleHelp, CircleMinus, X } from "lucide-react";
import { Icon, type IconComponent } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { toolCallWords } from "../../components/labels/words/tool-call-words.ts";
import { Spinner } from "../../components/spinner/index.ts";
import type { ToolCallState } from "./types.ts";

const marks: Record<
  Exclude<ToolCallState, "running">,
  { icon: IconComponent; looks: string; shown?: boolean }
> = {
  proposed: { icon: CircleMinus, looks: "text-subtle" },
  done: { icon: Check, looks: "text-success-solid" },
  failed: { icon: X, looks: "text-danger", shown: true },
  denied: { icon: Ban, looks: "text-muted", shown: true },
  unknown: { icon: CircleHelp, looks: "text-warning", shown: true },
  not_run: { icon: CircleDashed, looks: "text-accent", shown: true },
};

/** The state of a call: an icon, with a word if something went wrong. */
export function StateMark({ state, named = true }: { state: ToolCallState; named?: boolean }) {
  const name = useWords(toolCallWords).callStates[state];
  if (state === "running") return <Spinner immediate label={name} />;
  const { icon, looks, shown } = marks[state];
  // Already named beside it, or not worth a word.
  if (shown && !named) return <Icon className={looks} icon={icon} />;
  if (!shown) return <Icon className={looks} icon={icon} label={name} />;
  return (
    <span className={`flex items-center gap-1 ${looks}`}>
      {name}
      <Icon icon={icon} />
    </span>
  );
}
