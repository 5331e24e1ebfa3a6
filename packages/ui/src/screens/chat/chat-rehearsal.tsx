import { FlaskConical } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { chatScreenTexts } from "./chat.texts.ts";
import type { ChatReady } from "./chat.types.ts";

type ChatRehearsalProps = {
  rehearsal: ChatReady["rehearsal"];
  onRunForReal?: (() => void) | undefined;
};

const texts = chatScreenTexts.rehearsal;

/** Says, beside the message box, that the next or the last run is a rehearsal, and offers the real one. */
export function ChatRehearsal({ rehearsal = null, onRunForReal }: ChatRehearsalProps) {
  if (rehearsal === null) return null;
  return (
    <Notice
      action={
        (rehearsal === "done" || rehearsal === "asked") &&
        onRunForReal && (
          <Button onClick={onRunForReal} size="sm" variant="outline">
            {texts.runForReal}
          </Button>
        )
      }
      className="mb-2"
      data-slot="chat-rehearsal"
      icon={FlaskConical}
      title={texts.title}
      tone="info"
    >
      {texts[rehearsal]}
    </Notice>
  );
}
