import { StepPlayer } from "../../patterns/step-player/index.ts";
import { DemoChat } from "./demo-chat.tsx";
import { DemoInbox } from "./demo-inbox.tsx";
import { demoScript } from "./demo.script.ts";
import type { HowItWorksScreenProps } from "./how-it-works.types.ts";
import { howItWorksTexts as texts } from "./how-it-works.texts.ts";

type DemoProps = Pick<HowItWorksScreenProps, "player"> & { product: string };

/** A scripted chat that settles an item of an inbox. `DemoPlace` has its outlines. */
export function Demo({ product, player }: DemoProps) {
  return (
    <StepPlayer className="mt-6" label={texts.demo} script={demoScript} {...player}>
      {(frame) => (
        <div className="grid lg:grid-cols-[20rem_1fr]">
          <DemoInbox resolved={frame.parts.some(({ kind }) => kind === "resolved")} />
          <div className="min-w-0 border-line lg:border-s">
            <DemoChat frame={frame} product={product} />
          </div>
        </div>
      )}
    </StepPlayer>
  );
}
