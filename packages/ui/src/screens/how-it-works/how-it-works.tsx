import { LinkButton } from "../../components/button/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { loadReading } from "../../patterns/chat-transcript/use-reading.ts";
import { lazyModule } from "../../internal/lazy-module.ts";
import { Page } from "../../patterns/shell/index.ts";
import { DemoPlace } from "./demo-place.tsx";
import type { HowItWorksScreenProps } from "./how-it-works.types.ts";
import { howItWorksTexts as texts } from "./how-it-works.texts.ts";

/** The parts that members use are ten times as large as the page around them, which is read first. */
const demo = lazyModule(async () => {
  const [{ Demo }] = await Promise.all([import("./demo.tsx"), loadReading()]);
  return Demo;
});

/** A scripted chat that settles an item of an inbox, made of the parts that members use. */
export function HowItWorksScreen({ brand, paths, player }: HowItWorksScreenProps) {
  const Demo = demo.useLoaded();
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
      {Demo ? <Demo player={player} product={brand.name} /> : <DemoPlace />}
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
