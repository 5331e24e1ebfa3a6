import { useState } from "react";
import { Button } from "../../components/button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { latePart } from "../../components/late-part/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { KeysDialog } from "../../patterns/inbox-list/keys-dialog.tsx";
import { PageSkeleton } from "../../patterns/shell/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { DateTime } from "../../components/time/index.ts";
import type { ItemDialog } from "../inbox/item-dialogs.tsx";
import { InboxQuestions } from "../inbox/inbox-questions.tsx";
import { itemTexts as texts } from "./inbox-item.texts.ts";
import type {
  InboxItemActions,
  InboxItemReady,
  InboxItemState,
  InboxItemView,
} from "./inbox-item.types.ts";
import { ItemBar } from "./item-bar.tsx";
import { ItemData } from "./item-data.tsx";
import { ItemFacts } from "./item-facts.tsx";
import { type ItemCommand, itemHelp } from "./item-keys.logic.ts";
import { ItemMail } from "./item-mail.tsx";
import { useItemKeys } from "./use-item-keys.ts";

/** Their form is many times as large as the page, and most items are read only. */
const ItemDialogs = latePart(async () => (await import("../inbox/item-dialogs.tsx")).ItemDialogs);

/** Props of {@link InboxItemScreen}. */
export interface InboxItemScreenProps {
  state: InboxItemState;
  actions: InboxItemActions;
}

/** One item of the inbox, with all that its source says of it. */
export function InboxItemScreen({ state, actions }: InboxItemScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  return <Ready state={state} actions={actions} />;
}

function Ready({ state, actions }: { state: InboxItemReady; actions: InboxItemActions }) {
  const labels = useLabels();
  const [help, setHelp] = useState(false);
  const [dialog, setDialog] = useState<ItemDialog | null>(null);
  const [used, setUsed] = useState(false);
  const { item } = state;
  const isOpen = item.folder === "open";
  const run: Record<ItemCommand, () => void> = {
    next: () => actions.onGo("next"),
    previous: () => actions.onGo("previous"),
    archive: () => isOpen && actions.onArchive({ next: false }),
    archiveNext: () => isOpen && actions.onArchive({ next: true }),
    delete: () => item.folder !== "deleted" && actions.onDelete(),
    list: () => actions.onGo("list"),
    undo: actions.onUndo,
    help: () => setHelp(true),
  };
  useItemKeys(state.keys && state.busy === null, (command) => run[command]());
  return (
    <div data-slot="inbox-item-page" className="flex min-w-0 flex-1 flex-col bg-surface">
      <ItemBar
        actions={actions}
        onDialog={(chosen) => {
          setUsed(true);
          setDialog(chosen);
        }}
        state={state}
      />
      <div className="grid min-w-0 flex-1 grid-cols-1 content-start lg:content-stretch lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]">
        <header className="mx-auto w-full max-w-page-narrow px-4 pt-5 sm:px-8 sm:pt-6">
          {!isOpen && (
            <Notice className="mb-4">
              <AwayNote item={item} />
            </Notice>
          )}
          <h1 dir="auto" className="font-semibold text-20 wrap-anywhere">
            {item.title}
          </h1>
        </header>
        <aside
          aria-label={texts.facts}
          className="border-line max-lg:px-4 max-lg:pt-4 sm:max-lg:px-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-s lg:bg-canvas"
        >
          <ItemFacts actions={actions} state={state} />
          <Button
            size="sm"
            variant="ghost"
            className="m-2 max-lg:hidden"
            onClick={() => setHelp(true)}
          >
            {labels.keyboardShortcuts}
          </Button>
        </aside>
        <article
          aria-label={item.title}
          className="mx-auto w-full min-w-0 max-w-page-narrow px-4 pt-4 pb-8 sm:px-8"
        >
          {item.mail ? (
            <ItemMail mail={item.mail} onSummarize={actions.onSummarize} />
          ) : (
            <ItemData item={item} />
          )}
        </article>
      </div>
      {actions.tasks && used && (
        <ItemDialogs
          item={item}
          now={state.now}
          onClose={() => setDialog(null)}
          open={dialog}
          tasks={actions.tasks}
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
      <KeysDialog
        lines={itemHelp}
        on={state.keys}
        onChange={actions.onKeys}
        open={help}
        onOpenChange={setHelp}
      />
    </div>
  );
}

/** Why the item is not in the inbox. */
function AwayNote({ item: { folder, snoozedUntil } }: { item: InboxItemView }) {
  if (folder === "snoozed" && snoozedUntil) {
    return sentenceWith(texts.snoozedNote, [
      <DateTime key="day" precision="day" value={snoozedUntil} />,
    ]);
  }
  return folder === "deleted" ? texts.deletedNote : texts.archivedNote;
}
