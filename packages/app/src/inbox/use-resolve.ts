import type { InboxItem, Playbook } from "@switchboard/api-client";
import { previewPlaybook } from "@switchboard/api-client/calls";
import { useNavigate } from "react-router";
import { tailOf } from "../errors.ts";
import { promptState } from "../chat/chat-origin.ts";
import { useServices } from "../services-context.tsx";
import { inboxOf } from "./inbox.ts";
import { playbookPrompt, resolvePrompt } from "./inbox-prompts.ts";

/** Opens a chat about an item, with the prompt in place. */
export function useResolve() {
  const services = useServices();
  const { api, appInfo, paths } = services;
  const inbox = inboxOf(services);
  const navigate = useNavigate();
  // The prompt quotes the item, whose words may be a stranger's: the run is told.
  const ask = (
    prompt: string,
    item: InboxItem,
    playbookId: string | null = null,
    rehearsal = false,
  ) =>
    navigate(paths.chat, {
      state: promptState(prompt, { itemId: item.id, playbookId, rehearsal }),
    });
  return {
    ask,
    inChat: (item: InboxItem) => ask(resolvePrompt(item), item),
    async withPlaybook(item: InboxItem, playbook: Playbook, rehearsal = false) {
      if (!appInfo.has("playbook-preview"))
        return ask(playbookPrompt(playbook, item), item, playbook.id, rehearsal);
      try {
        const { prompt } = await api.call(previewPlaybook, {
          path: { id: playbook.id },
          body: { inbox_item_id: item.id },
        });
        return ask(prompt, item, playbook.id, rehearsal);
      } catch (error) {
        inbox.showAlert(`The playbook could not be opened. ${tailOf(error)}`);
      }
    },
  };
}
