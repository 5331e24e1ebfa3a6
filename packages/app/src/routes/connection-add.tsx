import { ApiError, type PluginManifest } from "@switchboard/api-client";
import { createConnection, getPluginManifest, requestMethod } from "@switchboard/api-client/calls";
import {
  ConnectionAddScreen,
  type ConnectionAddState,
} from "@switchboard/ui/screens/connection-add";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { chatTexts } from "../chat/chat-texts.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { toAddablePlugin, toAddState, toSettingMap } from "./connection-add-view.ts";
import { PageTitle } from "./page-title.tsx";
import { useRequest } from "./use-request.ts";

type Data = { readonly manifest: PluginManifest; readonly isAdmin: boolean };

async function loader(
  { api, requireUser }: Services,
  { params }: LoaderFunctionArgs,
): Promise<Data> {
  const { is_admin: isAdmin } = await requireUser(chatTexts.notLoggedIn);
  const pluginName = params.pluginName ?? "";
  try {
    return { manifest: await api.call(getPluginManifest, { path: { pluginName } }), isAdmin };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      throw new Error(`Could not load manifest for plugin '${pluginName}'.`, { cause: error });
    }
    throw error;
  }
}

export const createRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) => loader(services, args),
  Component: ConnectionAdd,
});

function ConnectionAdd() {
  const data = useLoaderData<Data>();
  // Another plugin under the same route must not take over what was typed for this one.
  return <AddPlugin key={data.manifest.name} {...data} />;
}

function AddPlugin({ manifest, isAdmin }: Data) {
  const { account, api, paths } = useServices();
  const navigate = useNavigate();
  const plugin = toAddablePlugin(manifest, paths);
  const [state, setState] = useState<ConnectionAddState>(() =>
    toAddState(manifest, paths, isAdmin),
  );
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

  return (
    <>
      <PageTitle heading={`Connect ${plugin.displayName}`} />
      <ConnectionAddScreen
        state={state}
        paths={paths}
        request={request}
        onSave={async ({ name, configuration, credentials, enabledMethods, hitlMethods }) => {
          setState({ kind: "saving", plugin });
          try {
            await api.call(createConnection, {
              body: {
                name,
                connection_type: manifest.name,
                configuration: toSettingMap(configuration),
                credentials,
                enabled_methods: [...enabledMethods],
                hitl_methods: [...hitlMethods],
              },
            });
          } catch (error) {
            const message = (error instanceof ApiError && error.detail) || chatTexts.unknownError;
            setState({ kind: "failed", plugin, message });
            return;
          }
          await account.renew();
          await navigate(paths.chat);
        }}
      />
    </>
  );
}
