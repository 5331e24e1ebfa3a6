import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { AppLogo } from "../../components/app-logo/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { toolCallWords } from "../../components/labels/words/tool-call-words.ts";
import { useLocale } from "../../components/locale/index.ts";
import { formatDuration } from "./duration.logic.ts";
import { ResultLink } from "./result-link.tsx";
import { StateMark } from "./state-mark.tsx";
import { DenialReason } from "./denial-reason.tsx";
import {
  appsOf,
  denialReasonsOf,
  durationOf,
  stateOfGroup,
  troublesOf,
} from "./tool-call-group.logic.ts";
import { ToolCall } from "./tool-call.tsx";
import type { ToolCallView } from "./types.ts";

/** Props of {@link ToolCallGroup}. */
export type ToolCallGroupProps = {
  /** Consecutive or parallel calls. */
  calls: readonly ToolCallView[];
  /** Others may come: the run is in progress and has said nothing since. @default false */
  growing?: boolean;
  /** The current time, milliseconds since 1970, for the elapsed time of a running call. */
  now?: number | undefined;
};

/**
 * Consecutive calls. One is shown as its own row; several are one row that expands to theirs, and is open while they
 * are being made. A group that the reader opened or focused does not close by itself.
 */
export function ToolCallGroup({ calls, growing = false, now }: ToolCallGroupProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const id = useId();
  const several = calls.length > 1;
  const running = growing || calls.some(({ state }) => state === "running");
  const open = !several || (chosen ?? running);
  const keepOpen = () => {
    if (several && chosen === null) setChosen(true);
  };
  return (
    <div
      className={
        several ? "min-w-0 overflow-hidden rounded-8 border bg-surface text-13" : "min-w-0"
      }
      data-slot="tool-call-group"
      data-state={open ? "open" : "closed"}
    >
      {several ? (
        <GroupRow calls={calls} controls={id} onToggle={() => setChosen(!open)} open={open} />
      ) : null}
      {open
        ? null
        : calls.map(({ id: callId, link }) => link && <ResultLink key={callId} link={link} />)}
      {open
        ? null
        : denialReasonsOf(calls).map((reason) => <DenialReason key={reason} reason={reason} />)}
      <div
        className={several && open ? "grid gap-1 border-t bg-sunken p-1" : undefined}
        id={id}
        onClickCapture={keepOpen}
        onFocus={keepOpen}
      >
        {open
          ? calls.map((call, index) => (
              <ToolCall call={call} key={`${index} ${call.id}`} now={now} />
            ))
          : null}
      </div>
    </div>
  );
}

type RowProps = {
  calls: readonly ToolCallView[];
  open: boolean;
  controls: string;
  onToggle: () => void;
};

function GroupRow({ calls, open, controls, onToggle }: RowProps) {
  const { locale } = useLocale();
  const words = useWords(toolCallWords);
  const count = words.groupedCalls(
    calls.length,
    new Intl.NumberFormat(locale).format(calls.length),
  );
  const duration = durationOf(calls);
  const list = new Intl.ListFormat(locale, { style: "narrow", type: "unit" });
  return (
    <button
      aria-controls={controls}
      aria-expanded={open}
      className="flex h-row-compact w-full min-w-0 items-center gap-2 ps-2 pe-3 text-start text-muted hover:bg-canvas focus-visible:-outline-offset-2"
      data-slot="tool-call-group-row"
      onClick={onToggle}
      type="button"
    >
      <Icon
        className={`text-subtle transition-transform duration-toggle rtl:-scale-x-100 ${open ? "rotate-90" : ""}`}
        icon={ChevronRight}
      />
      {appsOf(calls).map(({ plugin, logoUrl }) => (
        <AppLogo key={plugin} name={plugin} size="sm" src={logoUrl} />
      ))}
      <span className="nums shrink-0 font-medium text-12 text-default">
        {count}
        {duration === null ? null : (
          <span className="font-normal text-subtle">
            {" · "}
            <bdi>{formatDuration(duration, locale)}</bdi>
          </span>
        )}
      </span>
      <span className="ms-auto flex min-w-0 items-center gap-2 text-12 text-subtle">
        {open
          ? null
          : troublesOf(calls).map(({ state, names }) => (
              <span className="min-w-0 truncate" dir="auto" key={state}>
                {words.callsInState(words.callStates[state], list.format(names))}
              </span>
            ))}
        <StateMark named={open} state={stateOfGroup(calls)} />
      </span>
    </button>
  );
}
