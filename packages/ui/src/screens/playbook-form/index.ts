export { PlaybookFormScreen, type PlaybookFormScreenProps } from "./playbook-form.tsx";
export { playbookFormTexts } from "./playbook-form.texts.ts";
export type {
  KnowledgeFile,
  PlaybookDraft,
  PlaybookFormData,
  PlaybookFormState,
  PlaybookRun,
  TemplatePreview,
  TemplateVersion,
} from "./playbook-form.types.ts";
