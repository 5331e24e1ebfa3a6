import type { PluginManifest, PluginSummary } from "@switchboard/api-client";
import { createConnection, getPluginManifest, requestMethod } from "@switchboard/api-client/calls";
import { ConnectionAddScreen, type NewConnection } from "@switchboard/ui/screens/connection-add";
import { type LoaderFunctionArgs, replace, useLoaderData, useNavigate } from "react-router";
import { savingOf, useActions } from "../actions/use-actions.ts";
import { chatTexts } from "../chat/chat-texts.ts";
import { notFound } from "../not-found.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { toAddState, toConnectionCreate } from "./connection-add-view.ts";
import { builtInConnection, isBuiltIn } from "./connections-view.ts";
import { PageTitle } from "./page-title.tsx";
import { useRequest } from "../actions/use-request.ts";

type Data = {
  readonly manifest: PluginManifest;
  readonly plugins: readonly PluginSummary[];
  readonly isAdmin: boolean;
};

async function loader(
  { api, appInfo, paths, requireUser }: Services,
  { params }: LoaderFunctionArgs,
): Promise<Data | Response> {
  const { connections, is_admin: isAdmin } = await requireUser(chatTexts.notLoggedIn);
  const { plugins } = await appInfo.require();
  const pluginName = params.pluginName ?? "";
  const manifest = await api
    .call(getPluginManifest, { path: { pluginName } })
    .catch(notFound("app", `Could not load manifest for plugin '${pluginName}'.`));
  const enabled = isBuiltIn(manifest) && builtInConnection(connections, pluginName);
  // A person has a built-in tool once, so there is nothing to add.
  return enabled ? replace(paths.connectionEdit(enabled.id)) : { manifest, plugins, isAdmin };
}

export const createRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) => loader(services, args),
  Component: ConnectionAdd,
});

function ConnectionAdd() {
  const data = useLoaderData<Data>();
  // Another plugin of the same route must not inherit what was typed for this one.
  return <AddPlugin key={data.manifest.name} {...data} />;
}

function AddPlugin({ manifest, plugins, isAdmin }: Data) {
  const { account, api, paths } = useServices();
  const navigate = useNavigate();
  const { save } = useActions({
    save: {
      run: async (connection: NewConnection) => {
        await api.call(createConnection, { body: toConnectionCreate(manifest, connection) });
        await account.renew();
      },
      done: () => navigate(paths.connections),
    },
  }).actions;
  const request = useRequest(({ subject, contactName, contactEmail }) =>
    api.call(requestMethod, {
      body: {
        method_description: subject,
        contact_name: contactName,
        contact_email: contactEmail,
        plugin_name: manifest.name,
      },
    }),
  );
  const state = toAddState(manifest, plugins, paths, isAdmin);
  return (
    <>
      <PageTitle heading={`Connect ${manifest.display_name}`} />
      <ConnectionAddScreen
        onSave={save.run}
        paths={paths}
        request={request}
        state={state.kind === "ready" ? { ...state, ...savingOf(save) } : state}
      />
    </>
  );
}
