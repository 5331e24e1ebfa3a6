export { PlaybookFormScreen, type PlaybookFormScreenProps } from "./playbook-form.tsx";
export { playbookFormTexts } from "./playbook-form.texts.ts";
export type {
  AutomationChoices,
  AutomationDraft,
  KnowledgeFile,
  PlaybookDraft,
  PlaybookFormData,
  PlaybookFormState,
  PlaybookRun,
  TemplatePreview,
  TemplateVersion,
} from "./playbook-form.types.ts";
