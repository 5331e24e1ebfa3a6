import { CircleCheckBig, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "../../components/button/index.ts";
import { EmptyState } from "../../components/empty-state/index.ts";
import { Select } from "../../components/select/index.ts";
import { InboxList, type InboxRow, type ScrollPlace } from "../../patterns/inbox-list/index.ts";
import { PRIORITIES } from "../../patterns/inbox-list/source.logic.ts";
import { PageSkeleton } from "../../patterns/shell/index.ts";
import { AddTask } from "./add-task.tsx";
import { inboxTexts as texts } from "./inbox.texts.ts";
import type { InboxActions, InboxPlaybook, InboxReady, InboxState } from "./inbox.types.ts";
import { InboxHead } from "./inbox-head.tsx";
import { InboxQuestions } from "./inbox-questions.tsx";
import { InboxViews } from "./inbox-views.tsx";
import { ResolveMenu } from "./resolve-menu.tsx";

/** Props of {@link InboxScreen}. */
export interface InboxScreenProps {
  state: InboxState;
  actions: InboxActions;
  brand: { name: string };
  paths: { inboxSources: string; addTask: string };
  /** The playbooks that fit an item. */
  playbooksFor: (item: InboxRow) => readonly InboxPlaybook[];
  /** Keeps how far the list is scrolled while the page of an item is open. */
  place?: ScrollPlace;
}

const priorities = [
  { value: "", label: texts.anyPriority },
  ...PRIORITIES.map((value) => ({ value, label: texts.priorities[value] })),
];

/** Everything that waits, of all sources. */
export function InboxScreen({
  state,
  actions,
  brand,
  paths,
  playbooksFor,
  place,
}: InboxScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  const { filters, progress } = state;
  return (
    <div data-slot="inbox" className="flex min-h-0 min-w-0 flex-1 flex-col lg:flex-row">
      {filters && <InboxViews views={filters.views} />}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
        <InboxHead
          actions={actions}
          addHref={paths.addTask}
          filters={filters}
          product={brand.name}
          sourcesHref={paths.inboxSources}
        />
        <InboxList
          className="flex-1"
          busy={state.busy}
          empty={nothingHere(state)}
          folder={state.folder}
          items={state.items}
          keys={state.keys}
          more={state.more === null ? undefined : { state: state.more, onMore: actions.onMore }}
          now={state.now}
          onIntent={actions.onIntent}
          onKeysChange={actions.onKeys}
          place={place}
          resolve={resolveWith(actions, state.keys, playbooksFor)}
          returnTo={state.returnTo}
          selection={{ selected: state.selected, rest: state.rest, onChange: actions.onSelect }}
          status={state.status}
          toolbar={
            <>
              <p role="status" className="nums truncate text-13 text-muted">
                {progress && texts.working(progress.done, progress.total)}
              </p>
              {filters && (
                <Select
                  aria-label={texts.priority}
                  onValueChange={actions.onPriority}
                  options={priorities}
                  size="sm"
                  value={filters.priority}
                />
              )}
            </>
          }
          total={state.total}
        />
      </div>
      {actions.onAdd && (
        <AddTask onAdd={actions.onAdd} onClose={actions.onCloseAdd} open={state.adding} />
      )}
      <InboxQuestions
        alert={state.alert}
        deleting={state.deleting}
        onCancel={actions.onCancelDelete}
        onCloseAlert={actions.onCloseAlert}
        onConfirm={actions.onConfirmDelete}
        restorable={state.restorable}
      />
    </div>
  );
}

const resolveWith = (
  actions: InboxActions,
  keys: boolean,
  playbooksFor: InboxScreenProps["playbooksFor"],
) =>
  function Resolve(item: InboxRow) {
    return <ResolveMenu actions={actions} item={item} keys={keys} playbooks={playbooksFor(item)} />;
  };

/** In place of items: nothing to do, nothing found, nothing put away. */
function nothingHere({ filters, folder }: InboxReady): ReactNode {
  if (filters?.query || filters?.priority) {
    return (
      <EmptyState
        actions={<LinkButton href={filters.clearHref}>{texts.showAll}</LinkButton>}
        icon={SearchX}
        title={texts.noMatches}
      />
    );
  }
  if (folder === "archived") return <EmptyState title={texts.noneArchived} />;
  if (folder === "deleted") return <EmptyState title={texts.noneDeleted} />;
  if (filters?.filtered) {
    return (
      <EmptyState
        actions={<LinkButton href={filters.clearHref}>{texts.showAll}</LinkButton>}
        icon={CircleCheckBig}
        title={texts.noMatches}
      />
    );
  }
  return undefined;
}
