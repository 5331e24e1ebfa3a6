import { use } from "react";
import { lazyModule } from "../../internal/lazy-module.ts";
import { ChoosePromptContext } from "../file-card/choose-prompt-context.ts";
import { DiscoveryContext } from "./discovery-context.ts";
import type { DiscoveryView } from "./types.ts";

/** Most conversations contain no discovery. */
const { useLoaded } = lazyModule(async () => (await import("./discovery-card.tsx")).DiscoveryCard);

/** Findings as an entry of a conversation, with the actions of the surrounding page. */
export function DiscoveryInConversation({ discovery }: { discovery: DiscoveryView }) {
  const Card = useLoaded();
  const actions = use(DiscoveryContext);
  const choose = use(ChoosePromptContext);
  if (Card === null) return null;
  const { connectionId } = discovery;
  const accepted = actions?.accepted.get(connectionId);
  const failure = actions?.failure;
  return (
    <Card
      accepted={accepted}
      accepting={actions?.accepting === connectionId}
      discovery={discovery}
      failure={failure?.connectionId === connectionId ? failure.message : null}
      onAcceptMappings={accepted && actions?.onAcceptMappings}
      onChoosePrompt={choose ?? undefined}
    />
  );
}
