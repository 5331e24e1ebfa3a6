import { Archive, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button/index.ts";
import { ToastProvider, useToast } from "../../../components/toast/index.ts";
import { approvalNow, createTask } from "../../../patterns/approval-dialog/approval.fixtures.ts";
import { ApprovalDialog } from "../../../patterns/approval-dialog/index.ts";
import { connections } from "../../../patterns/data-table/data-table.fixtures.ts";
import { connectionColumns, idOf, nameOf } from "../../../patterns/data-table/data-table.stage.tsx";
import { DataTable } from "../../../patterns/data-table/index.ts";
import {
  inboxItems,
  inboxNow,
  makeItems,
} from "../../../patterns/inbox-list/inbox-list.fixtures.ts";
import { resolveMenu } from "../../../patterns/inbox-list/inbox-list.stage.tsx";
import { type InboxIntent, InboxList } from "../../../patterns/inbox-list/index.ts";

const bulkActions = () => (
  <>
    <Button variant="ghost" size="sm" iconStart={Archive}>
      Archive Selected
    </Button>
    <Button variant="ghost" size="sm" iconStart={Trash2}>
      Delete Selected
    </Button>
  </>
);

/** The table of the selection stories, with a button that reloads it. */
export function TableStage() {
  const [loading, setLoading] = useState(false);
  return (
    <div className="grid gap-3">
      <Button className="justify-self-start" onClick={() => setLoading(!loading)}>
        {loading ? "Rows arrive" : "Load again"}
      </Button>
      <DataTable
        label="Connections"
        rows={connections}
        columns={connectionColumns}
        getRowId={idOf}
        status={loading ? "loading" : "ready"}
        selection={{
          rowName: nameOf,
          actions: bulkActions,
        }}
      />
    </div>
  );
}

function Inbox() {
  const [items, setItems] = useState(inboxItems);
  const toast = useToast();
  const act = (intent: InboxIntent) => {
    if (intent.type === "undo") toast.undoLast();
    if (intent.type !== "archive" && intent.type !== "delete") return;
    setItems(items.filter(({ id }) => !intent.ids.includes(id)));
    toast.show({
      message: `${intent.ids.length} item(s) ${intent.type}d`,
      // Long enough for a screen reader: the product uses six seconds, and pauses them while the message has focus.
      duration: Number.POSITIVE_INFINITY,
      undo: {
        onUndo: () => {
          setItems(items);
          toast.show({ message: `${intent.ids.length} item(s) restored` });
        },
      },
    });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a story leads nowhere
    <div
      className="flex h-160 flex-col bg-surface"
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
      }}
    >
      <Button
        className="m-2 self-start"
        onClick={() => setItems((all) => [...makeItems(2, `new-${all.length}`), ...all])}
      >
        Receive
      </Button>
      <InboxList
        className="flex-1"
        items={items}
        now={inboxNow}
        resolve={resolveMenu}
        onIntent={act}
      />
    </div>
  );
}

/** The twelve tasks of the inbox stories: they can be removed and restored, and a button adds two more. */
export function InboxStage() {
  return (
    <ToastProvider>
      <Inbox />
    </ToastProvider>
  );
}

/** A request that opens by a press, so that the screen reader is ready when the dialog opens. */
export function ApprovalStage() {
  const [open, setOpen] = useState(false);
  /** Each press opens another request: the edits of one stay with it. */
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState("");
  const close = (words: string) => {
    setOpen(false);
    setAnswer(words);
  };
  return (
    <div className="grid justify-items-start gap-3 p-6">
      <Button
        onClick={() => {
          setOpen(true);
          setAsked(asked + 1);
          setAnswer("");
        }}
      >
        Ask
      </Button>
      <p role="status">{answer}</p>
      <ApprovalDialog
        request={open ? { ...createTask, id: `call-${asked}` } : null}
        now={approvalNow}
        onApprove={() => close(`User approved tool call: ${createTask.call.name}`)}
        onDeny={() => close("Tool call denied by user. Task halted.")}
      />
    </div>
  );
}
