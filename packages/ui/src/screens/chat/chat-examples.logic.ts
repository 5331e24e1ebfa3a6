import type { ChatSettingsView } from "../../patterns/chat-settings/types.ts";
import { chatScreenTexts } from "./chat.texts.ts";

/** Three example prompts, made from the person's own data: files first, then apps. Each can be sent as it is. */
export function examplePrompts(
  settings: Pick<ChatSettingsView, "files" | "connections">,
): string[] {
  const [newest] = settings.files;
  const file = newest?.name;
  const hasTasks = settings.connections.some(({ plugin }) => plugin.toLowerCase() === "tasks");
  const app = settings.connections.find(
    ({ plugin }) => !["tasks", "data"].includes(plugin.toLowerCase()),
  );
  const texts = chatScreenTexts.prompts;
  const prompts = [
    ...(newest?.questions ?? [file && texts.rowCount(file)]).slice(0, 2),
    hasTasks && texts.openTasks,
    hasTasks && texts.createTask(file ?? texts.thisWeek),
    app && texts.lookUp(app.name),
    texts.whatToUse,
    texts.whatToDo,
    texts.howToAsk,
  ];
  return prompts.filter((prompt) => typeof prompt === "string").slice(0, 3);
}
