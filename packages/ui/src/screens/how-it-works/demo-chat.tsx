import { Transcript } from "../../patterns/chat-transcript/index.ts";
import { Composer } from "../../patterns/composer/index.ts";
import type { ScriptFrame } from "../../patterns/step-player/index.ts";
import { DemoApproval } from "./demo-approval.tsx";
import type { DemoPart } from "./demo.script.ts";
import { howItWorksTexts as texts } from "./how-it-works.texts.ts";

const working = { startedAt: 0 };
const nothing = () => {};

/** The chat as members have it, in one frame of the script. */
export function DemoChat({ frame, product }: { frame: ScriptFrame<DemoPart>; product: string }) {
  const { parts, typed } = frame;
  const last = parts.at(-1);
  return (
    <section aria-label={texts.chat} className="relative flex h-112 min-w-0 flex-col sm:h-120">
      <Transcript
        className="flex-1"
        conversationId={null}
        empty={<p className="m-auto text-13 text-subtle">{texts.empty}</p>}
        messages={parts.flatMap((part) => (part.kind === "message" ? [part.message] : []))}
        now={0}
        product={product}
        working={last?.kind === "thinking" ? working : null}
      />
      {/* What is typed here is the script's. */}
      <div className="px-4 pb-3 sm:px-6" inert>
        <Composer onSend={nothing} onValueChange={nothing} value={typed} />
      </div>
      {last?.kind === "approval" && <DemoApproval />}
    </section>
  );
}
