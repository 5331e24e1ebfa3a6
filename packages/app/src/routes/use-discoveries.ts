import type { ChatActions, ChatReady } from "@switchboard/ui/screens/chat";
import { useEffect, useMemo } from "react";
import { type ChatSettings, tickedConnections } from "../chat/chat-settings.ts";
import { type ChatState, isLoading } from "../chat/chat-state.ts";
import { promptsOf } from "../chat/discoveries.ts";
import type { ChatServices } from "../chat-services.ts";
import type { Services } from "../services.ts";
import { useStore } from "../session/store.ts";

type DiscoveriesView = {
  readonly state: Pick<ChatReady, "discovery" | "prompts">;
  readonly actions: Pick<ChatActions, "onAcceptMappings">;
};

/** What was discovered, and what can be done with it. Loads again when a discovery of this chat has ended. */
export function useDiscoveries(
  account: Services["account"],
  discoveries: ChatServices["discoveries"],
  settings: ChatSettings,
  conversation: ChatState,
): DiscoveriesView {
  const known = useStore(discoveries.store);
  const who = useStore(account.store);
  const discovered = conversation.discovering && !isLoading(conversation);
  useEffect(() => {
    if (discovered) void discoveries.load();
  }, [discovered, discoveries]);

  const connections = who.status === "user" ? who.user.connections : null;
  const accepted = useMemo(
    () => new Map(connections?.map(({ id, field_mappings: names }) => [id, names])),
    [connections],
  );
  const { accepting, failure } = known;
  return {
    state: {
      discovery: { accepted, accepting, failure },
      prompts: promptsOf(known, tickedConnections(settings, who)),
    },
    actions: { onAcceptMappings: (names) => void discoveries.accept(names) },
  };
}
