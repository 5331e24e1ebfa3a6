export { PlaybooksScreen, type PlaybooksScreenProps } from "./playbooks.tsx";
export { playbooksTexts } from "./playbooks.texts.ts";
export type {
  PlaybookRow,
  PlaybooksActions,
  PlaybooksState,
  PlaybookTarget,
  ReadyMadePlaybook,
} from "./playbooks.types.ts";
