import { BookOpen, FlaskConical, MessageSquare } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/button/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { Badge } from "../../components/badge/index.ts";
import { DateTime, RelativeTime } from "../../components/time/index.ts";
import { useOverdue } from "../../patterns/inbox-list/due-date.tsx";
import { PriorityMark } from "../../patterns/inbox-list/priority-mark.tsx";
import { capitalised, knownSource } from "../../patterns/inbox-list/source.logic.ts";
import { sourceIcon } from "../../patterns/inbox-list/source-icons.ts";
import { ItemRuns } from "./item-runs.tsx";
import { itemTexts as texts } from "./inbox-item.texts.ts";
import type { InboxItemActions, InboxItemReady } from "./inbox-item.types.ts";

type ItemFactsProps = { state: InboxItemReady; actions: InboxItemActions };

/** What every item has: priority with its reason, status, source, description, and ways to resolve it. */
export function ItemFacts({ state: { item, playbooks, runs = [], now }, actions }: ItemFactsProps) {
  const labels = useLabels();
  const known = knownSource(item.sourceType);
  const offersMore =
    item.folder === "open" && item.step === null && (playbooks.length > 0 || item.mail !== null);
  return (
    <div className="text-13 *:not-first:border-t max-lg:rounded-8 max-lg:border max-lg:border-line">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 p-4">
        <Fact name={texts.priority}>
          <span className="flex items-center gap-2">
            <PriorityMark priority={item.priority} />
            {capitalised(item.priority)}
          </span>
          {item.priorityReason && (
            <span className="mt-0.5 block text-muted wrap-anywhere">
              <bdi>{item.priorityReason}</bdi>
            </span>
          )}
        </Fact>
        <Fact name={texts.status}>
          <bdi>{capitalised(item.status)}</bdi>
        </Fact>
        <Fact name={texts.source}>
          <span className="flex items-center gap-2">
            <Icon icon={sourceIcon(item.sourceType)} className="text-muted" />
            {known === null ? capitalised(item.sourceType) : labels.sourceTypes[known]}
          </span>
        </Fact>
        {item.receivedAt && (
          <Fact name={texts.received}>
            <RelativeTime value={item.receivedAt} now={now} />
          </Fact>
        )}
        {item.dueDate && (
          <Fact name={texts.due}>
            <Due
              day={item.dueDate}
              open={item.folder === "open" && item.status !== "done"}
              now={now}
            />
          </Fact>
        )}
      </dl>
      {item.mail && item.description && (
        <section className="p-4">
          <h2 className="mb-1 font-medium text-12 text-muted">{texts.description}</h2>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {item.description}
          </p>
        </section>
      )}
      {runs.length > 0 && <ItemRuns now={now} runs={runs} />}
      {offersMore && (
        <section className="grid justify-items-start gap-0.5 p-4">
          <h2 className="mb-1 font-medium text-12 text-muted">{texts.resolveHeading}</h2>
          {playbooks.map(({ id, name }) => (
            <span className="flex w-full items-center justify-between gap-1" key={id}>
              <Button
                variant="ghost"
                size="sm"
                iconStart={BookOpen}
                onClick={() => actions.onPlaybook({ id })}
              >
                <bdi>{name}</bdi>
              </Button>
              {actions.onRehearse && (
                <IconButton
                  icon={FlaskConical}
                  label={texts.rehearse(name)}
                  onClick={() => actions.onRehearse?.({ id })}
                  size="sm"
                />
              )}
            </span>
          ))}
          {item.mail && (
            <Button
              variant="ghost"
              size="sm"
              iconStart={MessageSquare}
              onClick={() => actions.onResolveInChat()}
            >
              {texts.resolveInChat}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}

function Due({ day, open, now }: { day: string; open: boolean; now: string }) {
  const isOver = useOverdue(day, now);
  return (
    <span className="flex flex-wrap items-center gap-2">
      <DateTime value={day} />
      {open && isOver && <Badge tone="danger">{texts.overdue}</Badge>}
    </span>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
