import { Search } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Link } from "../../components/link/link.tsx";
import { StatusDot } from "../../components/status-dot/status-dot.tsx";
import { TextInput } from "../../components/text-input/text-input.tsx";
import { Badge } from "../../components/badge/badge.tsx";
import { Choice } from "./choice.tsx";
import {
  codeParts,
  groupStates,
  type ScreenState,
  type Shown,
  type StateFilter,
  type StateGroup,
  storyName,
} from "./screen-states.logic.ts";
import { storyAddress } from "./story-address.ts";
import { type Verdict, type Verdicts, verdictWords } from "./verdicts.logic.ts";

const choices = [
  ["all", "All"],
  ["shown", "With a story"],
  ["missing", "Missing"],
] as const;

/** Props of {@link ScreenStates}. */
export interface ScreenStatesProps {
  states: readonly ScreenState[];
  shown: Shown;
  /** What reviewers said, by story. */
  verdicts: Verdicts;
  /** Words to search for at first. @default "" */
  find?: string;
}

/** Every state of every screen, with the stories that show it, or a note that none does. */
export function ScreenStates({ states, shown, verdicts, find = "" }: ScreenStatesProps) {
  const [filter, setFilter] = useState<StateFilter>({ show: "all", search: find });
  const groups = groupStates(states, shown, filter);
  const found = groups.reduce((sum, group) => sum + group.states.length, 0);
  const done = states.filter(({ id }) => shown.has(id)).length;
  return (
    <div className="@container grid grid-cols-1 gap-6 text-14 text-default">
      <Progress done={done} total={states.length} />
      <div className="flex flex-wrap items-center gap-3">
        <TextInput
          type="search"
          iconStart={Search}
          aria-label="Find a state"
          placeholder="Find by id, text or requirement"
          value={filter.search}
          onChange={({ target }) => setFilter((was) => ({ ...was, search: target.value }))}
          className="w-80 max-w-full"
        />
        <Choice
          label="Show"
          options={choices}
          value={filter.show}
          onChange={(show) => setFilter((was) => ({ ...was, show }))}
        />
        <p role="status" className="nums text-13 text-muted">
          {found} of {states.length} states
        </p>
      </div>
      {groups.length === 0 && <EmptyState title="No state has all of these words." icon={Search} />}
      {groups.map((group) => (
        <Group key={group.name} group={group} shown={shown} verdicts={verdicts} />
      ))}
    </div>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const percent = total === 0 ? 0 : Math.floor((done / total) * 100);
  return (
    <div className="grid gap-3 rounded-8 border bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-semibold text-20">
          {done} of {total} states have a story
        </p>
        <p className="nums text-14 text-muted">{total - done} are missing</p>
      </div>
      <Bar percent={percent} />
    </div>
  );
}

function Bar({ percent }: { percent: number }) {
  return (
    <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-fill-active">
      <span
        className="block h-full rounded-full bg-success-solid forced-color-adjust-none"
        style={{ inlineSize: `${percent}%` }}
      />
    </span>
  );
}

interface GroupProps extends Pick<ScreenStatesProps, "shown" | "verdicts"> {
  group: StateGroup;
}

function Group({ group, shown, verdicts }: GroupProps) {
  const percent = (group.shown / group.total) * 100;
  return (
    <section className="min-w-0 overflow-hidden rounded-8 border bg-surface">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b bg-sunken px-4 py-2">
        <h2 className="min-w-0 flex-1 font-semibold text-14">{group.name}</h2>
        <span className="w-24">
          <Bar percent={percent} />
        </span>
        <span className="nums w-16 text-end text-12 text-muted">
          {group.shown} of {group.total}
        </span>
      </header>
      <ul className="*:not-first:border-t">
        {group.states.map((state) => (
          <StateRow
            key={state.id}
            state={state}
            stories={shown.get(state.id) ?? []}
            verdicts={verdicts}
          />
        ))}
      </ul>
    </section>
  );
}

interface StateRowProps extends Pick<ScreenStatesProps, "verdicts"> {
  state: ScreenState;
  stories: readonly { id: string; title: string; name: string }[];
}

function StateRow({ state, stories, verdicts }: StateRowProps) {
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-1 px-4 py-2.5 text-13 @sm:grid-cols-[12rem_minmax(0,1fr)_16rem]">
      <code className="font-mono text-12 leading-5 wrap-anywhere">{state.id}</code>
      <div className="grid min-w-0 content-start gap-1">
        <p className="wrap-anywhere">
          {codeParts(state.text).map((part, index) =>
            index % 2 === 1 ? (
              <code key={`${index}:${part}`} className="rounded-4 bg-fill px-1 font-mono text-12">
                {part}
              </code>
            ) : (
              part
            ),
          )}
        </p>
        <p className="text-12 text-muted wrap-anywhere">{state.requirements.join("  ")}</p>
      </div>
      <div className="grid content-start gap-0.5">
        {stories.length === 0 && (
          <span className="inline-flex items-center gap-2 text-muted">
            <StatusDot tone="hollow" />
            No story yet
          </span>
        )}
        {stories.map(({ id, title, name }) => (
          <span key={id} className="inline-flex min-w-0 items-baseline gap-2">
            <StatusDot tone="success" className="-translate-y-0.5" />
            <Link href={storyAddress(id)} target="_top" className="min-w-0 wrap-anywhere">
              {storyName(title, name)}
            </Link>
            <VerdictMark verdict={verdicts[id]} />
          </span>
        ))}
      </div>
    </li>
  );
}

function VerdictMark({ verdict }: { verdict: Verdict | undefined }) {
  if (!verdict) return null;
  return (
    <Badge tone={verdict.verdict === "accepted" ? "success" : "warning"}>
      {verdictWords[verdict.verdict]}
    </Badge>
  );
}
