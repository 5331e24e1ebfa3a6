import { LinkButton } from "../../components/button/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { type Brand, Page, type ShellPaths } from "../../patterns/shell/index.ts";
import { StepPlayer, type StepPlayerProps } from "../../patterns/step-player/index.ts";
import { DemoChat } from "./demo-chat.tsx";
import { DemoInbox } from "./demo-inbox.tsx";
import { type DemoPart, demoScript } from "./demo.script.ts";
import { howItWorksTexts as texts } from "./how-it-works.texts.ts";

export type HowItWorksState = { kind: "ready" };

/** Props of {@link HowItWorksScreen}. */
export interface HowItWorksScreenProps {
  state: HowItWorksState;
  brand: Brand;
  paths: Pick<ShellPaths, "login">;
  /** How the demo is played. */
  player?: Pick<StepPlayerProps<DemoPart>, "autoPlay" | "startAt" | "clock" | "reducedMotion">;
}

/** A scripted chat that settles an item of an inbox, made of the parts that members use. */
export function HowItWorksScreen({ brand, paths, player }: HowItWorksScreenProps) {
  return (
    <Page className="flex-1 bg-surface" width="wide">
      <PageHeader
        actions={
          <LinkButton href={paths.login} variant="primary">
            {texts.start}
          </LinkButton>
        }
        description={texts.intro(brand.name)}
        title={texts.title}
      />
      <StepPlayer className="mt-6" label={texts.demo} script={demoScript} {...player}>
        {(frame) => (
          <div className="grid lg:grid-cols-[20rem_1fr]">
            <DemoInbox resolved={frame.parts.some(({ kind }) => kind === "resolved")} />
            <div className="min-w-0 border-line lg:border-s">
              <DemoChat frame={frame} product={brand.name} />
            </div>
          </div>
        )}
      </StepPlayer>
      <ol aria-label={texts.stepsLabel} className="mt-10 grid gap-6 sm:grid-cols-3">
        {texts.steps.map(({ title, text }, index) => (
          <li key={title}>
            <p aria-hidden className="nums font-medium text-13 text-accent">
              {index + 1}
            </p>
            <h2 className="mt-1 font-semibold text-16">{title}</h2>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Page>
  );
}
