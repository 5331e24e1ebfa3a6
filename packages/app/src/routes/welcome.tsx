import type { PluginSummary, User } from "@switchboard/api-client";
import type { ConnectionType } from "@switchboard/ui/patterns/connection-tiles";
import { WelcomeScreen } from "@switchboard/ui/screens/welcome";
import { useLoaderData } from "react-router";
import type { Paths } from "../config/paths.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { chatTexts } from "../chat/chat-texts.ts";
import { PageTitle } from "./page-title.tsx";

type Data = { readonly user: User; readonly plugins: readonly PluginSummary[] };

async function loader({ appInfo, requireUser }: Services): Promise<Data> {
  const user = await requireUser(chatTexts.notLoggedIn);
  const { plugins } = await appInfo.require();
  return { user, plugins };
}

export const createRoute = (services: Services) => ({
  loader: () => loader(services),
  Component: Welcome,
});

function Welcome() {
  const { paths } = useServices();
  const { user, plugins } = useLoaderData<Data>();
  return (
    <>
      <PageTitle heading="Welcome" />
      <WelcomeScreen
        state={{
          kind: "ready",
          email: user.email,
          connectionTypes: plugins.map((plugin) => toType(plugin, paths)),
        }}
        paths={paths}
      />
    </>
  );
}

/** OAuth types leave for the API host; every other type has a page of its own. */
function toType(plugin: PluginSummary, paths: Paths): ConnectionType {
  const kind =
    plugin.auth_type === "oauth" || plugin.auth_type === "system" ? plugin.auth_type : "other";
  return {
    name: plugin.name,
    displayName: plugin.display_name,
    logoUrl: plugin.logo_url || null,
    description: plugin.description,
    kind,
    href: kind === "oauth" ? paths.oauthStart(plugin.name) : paths.connectionAdd(plugin.name),
  };
}
