import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import { type ComponentProps, useId, useState } from "react";
import { AppLogo } from "../../components/app-logo/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { toolCallWords } from "../../components/labels/words/tool-call-words.ts";
import { clock, formatDuration } from "./duration.logic.ts";
import { DenialReason } from "./denial-reason.tsx";
import { ResultLink } from "./result-link.tsx";
import { StateMark } from "./state-mark.tsx";
import { summarizeArguments, summarizeResult } from "./tool-call.logic.ts";
import type { ToolCallView } from "./types.ts";
import { useContent } from "./use-content.ts";

/** Props of {@link ToolCall}. */
export interface ToolCallProps extends Omit<ComponentProps<"div">, "children"> {
  /** The call with its arguments and its result. */
  call: ToolCallView;
  /** The current time, milliseconds since 1970, for the elapsed time while it runs. */
  now?: number | undefined;
  /**
   * Shows arguments and result from the start.
   * @default false
   */
  defaultOpen?: boolean;
}

/** A tool call as one quiet row; it expands to its arguments, the person's changes and its result. */
export function ToolCall({ call, now, defaultOpen = false, className, ...rest }: ToolCallProps) {
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  const Content = useContent();
  return (
    <div
      data-slot="tool-call"
      data-state={call.state}
      className={clsx("min-w-0 overflow-hidden rounded-8 border bg-surface text-13", className)}
      {...rest}
    >
      <ToolRow
        call={call}
        controls={id}
        onToggle={() => setOpen(!open)}
        open={open}
        running={runningFor(call, now)}
      />
      {call.denialReason === undefined || (open && saysWhy(call)) ? null : (
        <DenialReason reason={call.denialReason} />
      )}
      {call.link && <ResultLink link={call.link} />}
      {open ? (
        <div className="border-t *:not-first:border-t" data-slot="tool-call-content" id={id}>
          {Content && <Content call={call} />}
        </div>
      ) : null}
    </div>
  );
}

/** The result of a denied call repeats the reason, for the agent. */
const saysWhy = ({ result, denialReason = "" }: ToolCallView) =>
  typeof result === "string" && result.includes(denialReason);

type RowProps = {
  call: ToolCallView;
  open: boolean;
  controls: string;
  onToggle: () => void;
  /** The elapsed time; null if unknown or finished. */
  running: string | null;
};

/** Whole seconds, starting at one: the clocks of server and browser may differ, and time must not run backwards. */
function runningFor({ state, startedAt }: ToolCallView, now: number | undefined): string | null {
  if (state !== "running" || startedAt === undefined || now === undefined) return null;
  const seconds = Math.floor((now - startedAt) / 1000);
  return seconds < 1 ? null : clock(seconds);
}

function ToolRow({ call, open, controls, onToggle, running }: RowProps) {
  const { locale } = useLocale();
  const words = useWords(toolCallWords);
  const connection = call.connection;
  const summary = open ? connection?.name : summarizeArguments(call.arguments) || call.label;
  // Above the list of what was edited it would stand twice.
  const marksEdit = call.proposedArguments && !(open && call.arguments !== undefined);
  const outcome = open || call.state !== "done" ? "" : summarizeResult(call.result, words, locale);
  return (
    <button
      aria-controls={open ? controls : undefined}
      aria-expanded={open}
      className="flex h-row-compact w-full min-w-0 items-center gap-2 ps-2 pe-3 text-start text-muted hover:bg-canvas focus-visible:-outline-offset-2"
      data-slot="tool-call-row"
      onClick={onToggle}
      type="button"
    >
      <Icon
        className={`text-subtle transition-transform duration-toggle rtl:-scale-x-100 ${open ? "rotate-90" : ""}`}
        icon={ChevronRight}
      />
      {connection ? <AppLogo name={connection.plugin} size="sm" src={connection.logoUrl} /> : null}
      <code
        dir="auto"
        className="min-w-0 shrink-0 truncate font-medium font-mono text-12 text-default max-sm:shrink"
      >
        {call.name}
      </code>
      <span
        className={`min-w-0 flex-1 truncate text-12 max-sm:hidden ${open ? "" : "font-mono text-subtle"}`}
        dir="auto"
      >
        {summary}
      </span>
      <span className="nums ms-auto flex shrink-0 items-center gap-2 text-12 text-subtle">
        {marksEdit ? <span className="text-accent">{words.editedByYou}</span> : null}
        {outcome === "" ? null : (
          <span className="max-w-40 truncate max-sm:hidden" dir="auto">
            {outcome}
          </span>
        )}
        {running === null ? null : <bdi>{running}</bdi>}
        {call.durationMs === undefined ? null : (
          <bdi>{formatDuration(call.durationMs, locale)}</bdi>
        )}
        <StateMark state={call.state} />
      </span>
    </button>
  );
}
