import { Button } from "../../components/button/index.ts";
import { Credits } from "../../components/credits/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { chatScreenTexts } from "./chat.texts.ts";
import type { ChatActions, ChatCreditLimit as CreditLimit } from "./chat.types.ts";

type ChatCreditLimitProps = Pick<ChatActions, "onGoOn" | "onStop"> & {
  /** Null if the run does not wait for it. */
  limit: CreditLimit | null;
  /** Stop was pressed and is not confirmed yet. */
  stopping: boolean;
};

const texts = chatScreenTexts.creditLimit;

/**
 * Asks whether a run that has reached its limit may use more credits. The live region is always mounted, so that screen readers
 * announce its content.
 */
export function ChatCreditLimit({ limit, stopping, onGoOn, onStop }: ChatCreditLimitProps) {
  return (
    <div data-slot="chat-credit-limit" role="status">
      {limit && (
        <section
          aria-label={texts.label}
          className="mb-2 flex flex-wrap items-center justify-end gap-3 rounded-8 border border-warning-line bg-warning-subtle p-3 sm:p-4"
        >
          <div className="min-w-48 flex-1 wrap-anywhere">
            <p className="font-medium text-14">
              {sentenceWith(texts.question, [<Credits key="used" value={limit.used} />])}
            </p>
            {limit.error ? (
              <p className="text-13 text-danger">{limit.error}</p>
            ) : (
              <p className="text-13 text-muted">{texts.hint}</p>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            {onStop && (
              <Button loading={stopping} onClick={onStop} variant="outline">
                {texts.stop}
              </Button>
            )}
            <Button loading={limit.continuing ?? false} onClick={onGoOn} variant="primary">
              {texts.goOn}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
