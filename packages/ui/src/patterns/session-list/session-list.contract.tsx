import { covers } from "../../testing/contract.tsx";
import { NewChatLink, RenameField } from "./index.ts";

export const contract = [
  covers(NewChatLink, "new-chat-link", { href: "/ui" }),
  covers(RenameField, "text-input", { title: "Invoices", onFinish: () => undefined }),
];
