import { WifiOff } from "lucide-react";
import { useState } from "react";
import { Notice } from "../../components/notice/index.ts";
import { chatTexts } from "./chat.texts.ts";
import type { ChatRun } from "./chat.types.ts";

/**
 * Says that the line to the server is cut, and to readers that it is back. The region stands here from the start: one that
 * came with its words would stay silent in some readers.
 */
export function ChatLine({ run }: { run: ChatRun }) {
  const lost = lostWords(run);
  const [wasLost, setWasLost] = useState(false);
  if (lost !== null && !wasLost) setWasLost(true);
  if (run.status === "idle" && wasLost) setWasLost(false);
  return (
    <div data-slot="chat-line" role="status">
      {lost !== null && (
        // The region around it speaks; a second one inside would say it twice.
        <Notice icon={WifiOff} className="mb-2" role={undefined}>
          {lost}
        </Notice>
      )}
      {lost === null && wasLost && <span className="sr-only">{chatTexts.line.back}</span>}
    </div>
  );
}

function lostWords({ status, begun = true }: ChatRun): string | null {
  if (status === "reconnecting") {
    return begun ? chatTexts.line.lost : chatTexts.line.lostBeforeRun;
  }
  if (status === "offline") {
    return begun ? chatTexts.line.offline : chatTexts.line.offlineBeforeRun;
  }
  return null;
}
