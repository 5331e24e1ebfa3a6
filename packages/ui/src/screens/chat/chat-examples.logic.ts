import type { ChatSettingsView } from "../../patterns/chat-settings/types.ts";

/**
 * Three prompts that a person could start with, made from what is really there: the files first, then the apps.
 * Each can be sent as it stands.
 */
export function examplePrompts(
  settings: Pick<ChatSettingsView, "files" | "connections">,
): string[] {
  const file = settings.files[0]?.name;
  const hasTasks = settings.connections.some(({ plugin }) => plugin.toLowerCase() === "tasks");
  const app = settings.connections.find(
    ({ plugin }) => !["tasks", "data"].includes(plugin.toLowerCase()),
  );
  const prompts = [
    file && `How many rows are in ${file}?`,
    file && `Show the first 5 rows of ${file}`,
    hasTasks && "List my open tasks",
    hasTasks && `Create a task: Review ${file ?? "the numbers of this week"}`,
    app && `What can you look up in ${app.name}?`,
    "Which files and apps can you use?",
    "What can you do for me?",
    "How do I ask about a spreadsheet?",
  ];
  return prompts.filter((prompt) => typeof prompt === "string").slice(0, 3);
}
