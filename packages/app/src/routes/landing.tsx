import { publicPages } from "@switchboard/api-client/public-pages";
import type { LandingState } from "@switchboard/ui/screens/landing";
import { Landing } from "../public/landing.tsx";
import { useServices } from "../services-context.tsx";
import type { AppInfoState } from "../session/app-info.ts";
import { useStore } from "../session/store.ts";
import { PageTitle } from "./page-title.tsx";

export const createRoute = () => ({ Component: LandingPage });

function LandingPage() {
  const { appInfo } = useServices();
  return (
    <>
      <PageTitle heading={publicPages.home.title} />
      <Landing state={toView(useStore(appInfo.store))} />
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
