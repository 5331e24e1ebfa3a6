import { requestTool } from "@switchboard/api-client/calls";
import { LandingScreen, type LandingState } from "@switchboard/ui/screens/landing";
import type { AppInfoState } from "../session/app-info.ts";
import { useStore } from "../session/store.ts";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";
import { useRequest } from "./use-request.ts";

export const createRoute = () => ({ Component: Landing });

function Landing() {
  const { api, appInfo, config, paths } = useServices();
  const request = useRequest(({ subject, contactName, contactEmail }) =>
    api.call(requestTool, {
      body: { tool_name: subject, contact_name: contactName, contact_email: contactEmail },
    }),
  );
  return (
    <>
      <PageTitle heading="The AI command center for work" />
      <LandingScreen
        state={toView(useStore(appInfo.store))}
        brand={config.brand}
        paths={paths}
        request={request}
      />
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
