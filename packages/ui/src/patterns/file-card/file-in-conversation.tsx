import { use } from "react";
import { lazyModule } from "../../internal/lazy-module.ts";
import { ChoosePromptContext } from "./choose-prompt-context.ts";
import type { FileCardView } from "./types.ts";

/** Few messages of a conversation are files. */
const { useLoaded } = lazyModule(async () => (await import("./file-card.tsx")).FileCard);

/** An uploaded file as an entry of a conversation. */
export function FileInConversation({ file }: { file: FileCardView }) {
  const Card = useLoaded();
  const choose = use(ChoosePromptContext);
  return Card && <Card file={file} onChoosePrompt={choose ?? undefined} />;
}
