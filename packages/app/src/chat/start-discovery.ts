import { discover } from "@switchboard/api-client/calls";
import type { ChatContext } from "./chat-context.ts";
import { tickedConnections } from "./chat-settings.ts";
import { isLoading } from "./chat-state.ts";
import { chatTexts } from "./chat-texts.ts";
import { streamFailed } from "./error-reason.ts";
import { chosenModel } from "./model-choice.ts";

/** Begins a discovery with the current settings, and reads it. */
export async function startDiscovery(chat: ChatContext): Promise<void> {
  const { deps, stores, dispatch } = chat;
  const { state, settings } = stores;
  if (isLoading(state.get())) return;
  chat.opening.invalidate();
  const body = {
    connection_ids: tickedConnections(settings.get(), deps.account.store.get()),
    model: chosenModel(settings.get().model, deps.offered()),
    discovery_credits: settings.get().discoveryLimit,
    session_id: state.get().sessionId,
  };
  dispatch({ type: "discovery_started", at: deps.now().toISOString() });
  const fallback = chatTexts.discoveryError;
  const { failed, received } = await chat.begin(
    { call: discover, path: deps.paths.discoverCall, body },
    fallback,
  );
  if (failed === null || received) return;
  dispatch(streamFailed(failed, fallback));
}
