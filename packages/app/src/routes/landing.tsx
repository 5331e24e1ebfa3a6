import { LandingScreen, type LandingState } from "@switchboard/ui/screens/landing";
import type { AppInfoState } from "../session/app-info.ts";
import { useStore } from "../session/store.ts";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";

export const createRoute = () => ({ Component: Landing });

function Landing() {
  const { appInfo, config, paths } = useServices();
  return (
    <>
      <PageTitle heading="The AI command center for work" />
      <LandingScreen state={toView(useStore(appInfo.store))} brand={config.brand} paths={paths} />
    </>
  );
}

function toView(state: AppInfoState): LandingState {
  if (state.status !== "ready") return { kind: state.status };
  return {
    kind: "ready",
    integrations: state.info.plugins.map((p) => ({
      name: p.name,
      displayName: p.display_name,
      logoUrl: p.logo_url || null,
    })),
  };
}
