import { LinkButton } from "../../components/button/index.ts";
import { RequestForm, type RequestView } from "../../patterns/request-form/index.ts";
import type { Brand, ShellPaths } from "../../patterns/shell/index.ts";
import { LandingFeatures } from "./landing-features.tsx";
import { LandingLogos } from "./landing-logos.tsx";
import { LandingPicture } from "./landing-picture.tsx";
import type { LandingState } from "./landing.types.ts";

/** Props of {@link LandingScreen}. */
export interface LandingScreenProps {
  state: LandingState;
  brand: Brand;
  paths: Pick<ShellPaths, "howItWorks"> & { createAccount: string };
  /** Requests an app that cannot be connected yet. */
  request: RequestView;
}

/** The page for visitors. */
export function LandingScreen({ state, brand, paths, request }: LandingScreenProps) {
  return (
    <div data-slot="landing" className="flex-1 bg-surface px-4 pb-16 sm:px-8">
      <div className="mx-auto max-w-page">
        <section className="grid justify-items-center pt-10 text-center sm:pt-16">
          <h1 className="font-semibold text-32">The AI command center for work</h1>
          <p className="mt-3 max-w-dialog-lg text-16 text-muted">
            Connect the apps you already use, ask in plain language, and decide for yourself before
            anything changes.
          </p>
          <div className="mt-6 grid w-full gap-2 sm:flex sm:w-auto">
            <LinkButton variant="primary" size="lg" href={paths.createAccount}>
              Get Started Free
            </LinkButton>
            <LinkButton size="lg" href={paths.howItWorks}>
              See How It Works
            </LinkButton>
          </div>
          <LandingPicture brand={brand} />
        </section>
        <LandingLogos state={state} />
        <p className="mt-6 flex flex-wrap items-center justify-center gap-x-3 gap-y-2 text-13 text-muted">
          Missing a tool you use?
          <RequestForm about="integration" size="sm" variant="outline" {...request} />
        </p>
        <LandingFeatures />
      </div>
    </div>
  );
}
