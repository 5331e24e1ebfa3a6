import { CircleCheckBig, SearchX } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { LinkButton } from "../../components/button/index.ts";
import { EmptyState } from "../../components/empty-state/index.ts";
import { latePart } from "../../components/late-part/index.ts";
import { Select } from "../../components/select/index.ts";
import { InboxList, type InboxRow, type ScrollPlace } from "../../patterns/inbox-list/index.ts";
import { PRIORITIES } from "../../patterns/inbox-list/source.logic.ts";
import { PageSkeleton } from "../../patterns/shell/index.ts";
import { inboxTexts as texts } from "./inbox.texts.ts";
import type { InboxActions, InboxPlaybook, InboxReady, InboxState } from "./inbox.types.ts";
import { InboxHead } from "./inbox-head.tsx";
import { InboxQuestions } from "./inbox-questions.tsx";
import { InboxViews } from "./inbox-views.tsx";
import type { ItemDialog } from "./item-dialogs.tsx";
import { ResolveMenu } from "./resolve-menu.tsx";

/** Their forms are larger than the list, and most visits only read it. */
const ItemDialogs = latePart(async () => (await import("./item-dialogs.tsx")).ItemDialogs);
const TaskDialog = latePart(async () => (await import("./task-dialog.tsx")).TaskDialog);

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
export function InboxScreen({ state, ...rest }: InboxScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  return <Ready state={state} {...rest} />;
}

function Ready({
  state,
  actions,
  brand,
  paths,
  playbooksFor,
  place,
}: InboxScreenProps & { state: InboxReady }) {
  const [chosen, setChosen] = useState<InboxRow | null>(null);
  const [dialog, setDialog] = useState<ItemDialog | null>(null);
  const openFor = (opened: ItemDialog) => (item: InboxRow) => {
    setChosen(item);
    setDialog(opened);
  };
  const [hasAdded, setAdded] = useState(false);
  if (state.adding && !hasAdded) setAdded(true);
  const { filters, progress } = state;
  const { tasks } = actions;
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
          resolve={resolveWith({
            actions,
            keys: state.keys,
            playbooksFor,
            onEdit: openFor("edit"),
            onSnooze: openFor("snooze"),
          })}
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
      {actions.onAdd && hasAdded && (
        <TaskDialog onClose={actions.onCloseAdd} onSave={actions.onAdd} open={state.adding} />
      )}
      {tasks && chosen && (
        <ItemDialogs
          item={chosen}
          now={state.now}
          onClose={() => setDialog(null)}
          open={dialog}
          tasks={tasks}
        />
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

type Resolving = Pick<InboxScreenProps, "actions" | "playbooksFor"> &
  Pick<ComponentProps<typeof ResolveMenu>, "keys" | "onEdit" | "onSnooze">;

const resolveWith = ({ playbooksFor, ...rest }: Resolving) =>
  function Resolve(item: InboxRow) {
    return <ResolveMenu {...rest} item={item} playbooks={playbooksFor(item)} />;
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
  if (folder === "snoozed") return <EmptyState title={texts.noneSnoozed} />;
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
