import { sessions } from "./session-list.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { DeleteChatDialog, NewChatLink, RenameField, SessionList } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(SessionList, "session-list", {
    sessions,
    activeId: "s-1",
    now: Date.UTC(2026, 10, 20),
    newHref: "/ui",
    query: "",
    onSearch: nothing,
    onDelete: nothing,
    onRename: nothing,
  }),
  covers(NewChatLink, "new-chat-link", { href: "/ui" }),
  covers(RenameField, "text-input", { title: "Invoices", onFinish: nothing }),
  covers(
    DeleteChatDialog,
    "alert-dialog",
    { session: { id: "s-1", title: "Invoices" }, onCancel: nothing, onConfirm: nothing },
    { portal: true },
  ),
];
