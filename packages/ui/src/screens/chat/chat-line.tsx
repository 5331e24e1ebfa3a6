import { WifiOff } from "lucide-react";
import { useState } from "react";
import { Notice } from "../../components/notice/index.ts";
import { chatScreenTexts } from "./chat.texts.ts";
import type { ChatRun } from "./chat.types.ts";

/**
 * Says that the connection to the server is lost, and tells screen readers that it is back. The live region is always
 * mounted: some screen readers ignore one that appears together with its text.
 */
export function ChatLine({ run }: { run: ChatRun }) {
  const lost = lostWords(run);
  const [wasLost, setWasLost] = useState(false);
  if (lost !== null && !wasLost) setWasLost(true);
  if (run.status === "idle" && wasLost) setWasLost(false);
  return (
    <div data-slot="chat-line" role="status">
      {lost !== null && (
        // The surrounding region announces it; a second one inside would announce it twice.
        <Notice icon={WifiOff} className="mb-2" role={undefined}>
          {lost}
        </Notice>
      )}
      {lost === null && wasLost && <span className="sr-only">{chatScreenTexts.line.back}</span>}
    </div>
  );
}

function lostWords({ status, begun = true }: ChatRun): string | null {
  if (status === "reconnecting") {
    return begun ? chatScreenTexts.line.lost : chatScreenTexts.line.lostBeforeRun;
  }
  if (status === "offline") {
    return begun ? chatScreenTexts.line.offline : chatScreenTexts.line.offlineBeforeRun;
  }
  return null;
}
