export type { ChoosePrompt } from "./choose-prompt-context.ts";
export { FileCard, type FileCardProps } from "./file-card.tsx";
export type {
  ColumnRoleActions,
  ColumnRoleChoice,
  FileCardView,
  FileColumn,
  FileColumnRole,
  FileTable,
} from "./types.ts";
