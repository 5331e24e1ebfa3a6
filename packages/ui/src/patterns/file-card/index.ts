export type { ChoosePrompt } from "./choose-prompt-context.ts";
export { FileCard, type FileCardProps } from "./file-card.tsx";
export type {
  ColumnRoleActions,
  ColumnRoleChoice,
  FileCardView,
  FileChanges,
  FileColumn,
  FileColumnRole,
  FileDecision,
  FileTable,
  FileVersionActions,
} from "./types.ts";
