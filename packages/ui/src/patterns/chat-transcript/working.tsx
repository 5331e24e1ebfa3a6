import { BrandMark } from "../../components/brand-mark/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";
import { clock } from "../tool-call/duration.logic.ts";
import type { WorkingView } from "./types.ts";

export type WorkingProps = { product: string; working: WorkingView; now: number };

/** The line under a conversation while a run is in progress: who works, how many calls, how long. */
export function Working({ product, working, now }: WorkingProps) {
  const seconds = Math.max(0, Math.floor((now - working.startedAt) / 1000));
  const words = useWords(transcriptWords);
  const calls = working.toolCalls;
  return (
    <div className="flex h-6 items-center gap-2 text-13 text-muted" data-slot="working">
      <BrandMark className="animate-breathe text-accent" size="sm" />
      <bdi>{words.isWorking(product)}</bdi>
      <bdi className="nums ms-auto text-subtle max-sm:text-12">
        {calls ? `${words.toolCallsUsed(calls.used, calls.limit)} · ` : null}
        {working.credits ? `${words.creditsUsed(working.credits)} · ` : null}
        {clock(seconds)}
      </bdi>
    </div>
  );
}
