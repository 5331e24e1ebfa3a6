export type { ChoosePrompt } from "./choose-prompt-context.ts";
export { FileCard, type FileCardProps } from "./file-card.tsx";
export type { FileCardView, FileColumn, FileTable } from "./types.ts";
