import { History } from "lucide-react";
import { type ReactNode, use } from "react";
import { Button } from "../../components/button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";
import { Notice } from "../../components/notice/index.ts";
import { AskAgainContext } from "./ask-again-context.ts";
import type { AskedBefore } from "./types.ts";

type OutdatedAnswerProps = AskedBefore & { children: ReactNode };

/** An answer from a file that is read differently now. Its figures stay; the question can be asked again. */
export function OutdatedAnswer({ children, ...asked }: OutdatedAnswerProps) {
  const words = useWords(transcriptWords);
  const askAgain = use(AskAgainContext);
  return (
    <div className="grid min-w-0 gap-3">
      {children}
      <Notice
        action={
          <Button
            disabled={askAgain === null}
            onClick={() => askAgain?.(asked)}
            size="sm"
            variant="ghost"
          >
            {words.askAgain}
          </Button>
        }
        icon={History}
        // It is part of the conversation: opening one must not read all of them aloud.
        role={undefined}
        tone="warning"
      >
        {words.readDifferently}
      </Notice>
    </div>
  );
}
