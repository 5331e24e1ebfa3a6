import { requestTool } from "@switchboard/api-client/calls";
import { LandingScreen, type LandingState } from "@switchboard/ui/screens/landing";
import { useRequest } from "../actions/use-request.ts";
import { useSite } from "../site-context.tsx";

/** The home page. */
export function Landing({ state }: { state: LandingState }) {
  const { api, config, paths } = useSite();
  const request = useRequest(({ subject, contactName, contactEmail }) =>
    api.call(requestTool, {
      body: { tool_name: subject, contact_name: contactName, contact_email: contactEmail },
    }),
  );
  return <LandingScreen state={state} brand={config.brand} paths={paths} request={request} />;
}
