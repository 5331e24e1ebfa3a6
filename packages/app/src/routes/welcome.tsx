import type { PluginSummary, User } from "@switchboard/api-client";
import { WelcomeScreen } from "@switchboard/ui/screens/welcome";
import { useLoaderData } from "react-router";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { chatTexts } from "../chat/chat-texts.ts";
import { toConnectionType } from "./connection-types-view.ts";
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
          connectionTypes: plugins.map((plugin) => toConnectionType(plugin, paths)),
        }}
        paths={paths}
      />
    </>
  );
}
