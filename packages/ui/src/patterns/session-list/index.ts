export { DeleteChatDialog, type DeleteChatDialogProps } from "./delete-chat-dialog.tsx";
export { NewChatLink, type NewChatLinkProps } from "./new-chat-link.tsx";
export { RenameField, type RenameFieldProps } from "./rename-field.tsx";
export { SessionList, type SessionListProps } from "./session-list.tsx";
export type { ExportFormat, SessionIntents, SessionRow } from "./types.ts";
