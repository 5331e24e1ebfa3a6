import type { PlaybookTarget } from "./playbooks.types.ts";

/** Names of the kinds of inbox item. */
export const targetNames = {
  email: "Email",
  jira: "Jira",
  data_condition: "Data Condition",
  manual: "Manual",
} as const satisfies Record<PlaybookTarget, string>;

/** Texts of the page of playbooks. */
export const playbooksTexts = {
  title: "My Playbooks",
  intro: "Saved instructions for handling one kind of inbox item.",
  learnMore: "Learn more",
  create: "+ Create Playbook",
  table: "Playbooks",
  columns: { name: "Name", description: "Description", target: "Applies To" },
  runsByItself: "Runs automatically",
  limited: "Daily limit reached",
  paused: "Switched off after failures",
  lastRun: "Last automatic run:",
  turnOff: "Turn off",
  turnOffNamed: (name: string) => `Turn off automatic runs of ${name}`,
  edit: "Edit",
  editNamed: (name: string) => `Edit ${name}`,
  delete: "Delete",
  deleteNamed: (name: string) => `Delete ${name}`,
  empty: "You haven't created any playbooks yet.",
  emptyHint: "Start from a ready-made playbook below, or write your own.",
  emptyHintAlone: "A playbook fills your instructions with what an inbox item says.",
  deleteTitle: "Delete Playbook?",
  deleteMessage: (name: string) =>
    `${name} is permanently deleted. Chats that used it and its files stay.`,
  fetchFailed: "Failed to fetch playbooks. Please ensure you are logged in.",
  readyMade: "Ready-Made Playbooks",
  startFrom: "Use",
  startFromNamed: (name: string) => `Use ${name}`,
} as const;
