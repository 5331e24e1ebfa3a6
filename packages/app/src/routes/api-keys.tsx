import type { ApiKey } from "@switchboard/api-client";
import { createApiKey, listApiKeys, revokeApiKey } from "@switchboard/api-client/calls";
import {
  ApiKeysScreen,
  apiKeysTexts as texts,
  type NewApiKey,
} from "@switchboard/ui/screens/api-keys";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { saveStateOf } from "../actions/save-state-of.ts";
import { useActions } from "../actions/use-actions.ts";
import { detailOf } from "../errors.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { toKeyCreate, toKeyRow } from "./api-keys-view.ts";
import { PageTitle } from "./page-title.tsx";
import { runUrl } from "./run-url.ts";

async function loader({ api, appInfo, requireUser }: Services): Promise<readonly ApiKey[]> {
  await requireUser(texts.fetchFailed);
  await appInfo.ensure();
  return api.call(listApiKeys).catch((cause: unknown) => {
    throw new Error(texts.fetchFailed, { cause });
  });
}

export const createRoute = (services: Services) => ({
  loader: () => loader(services),
  Component: ApiKeys,
});

function ApiKeys() {
  const { api, appInfo, config, now, paths } = useServices();
  const [keys, setKeys] = useState(useLoaderData<readonly ApiKey[]>());
  // In the memory of this page alone, so that it is gone with the page.
  const [created, setCreated] = useState<{ id: string; name: string; text: string } | null>(null);
  const { actions, ...page } = useActions({
    create: {
      run: async (key: NewApiKey) => {
        const { plaintext_key: text, key_info: info } = await api.call(createApiKey, {
          body: toKeyCreate(key),
        });
        setCreated({ id: info.id, name: info.name, text });
        setKeys((known) => [info, ...known]);
      },
      failed: (error) => detailOf(error, texts.createFailed),
    },
    revoke: {
      run: async ({ id }: { id: string; name: string }) => {
        await api.call(revokeApiKey, { path: { id } });
        setKeys((known) => known.filter((key) => key.id !== id));
        setCreated((shown) => (shown?.id === id ? null : shown));
      },
      failed: (error) => detailOf(error, texts.revokeFailed),
    },
  });
  return (
    <>
      <PageTitle heading={texts.title} />
      <ApiKeysScreen
        actions={{
          onCreate: (key) => {
            // Of two keys only the newest is shown.
            setCreated(null);
            actions.create.run(key);
          },
          onHide: () => setCreated(null),
          onRevoke: ({ id }) =>
            actions.revoke.ask({ id, name: keys.find((key) => key.id === id)?.name ?? id }),
          onConfirmRevoke: actions.revoke.confirm,
          onCancel: page.cancel,
        }}
        paths={paths}
        state={{
          kind: "ready",
          keys: keys.map(toKeyRow),
          created,
          save: saveStateOf(actions.create),
          canLimit: appInfo.has("api-key-limits"),
          revoking: actions.revoke.question,
          failure: actions.revoke.failure,
          now: now().toISOString(),
          runUrl: runUrl({ config, paths }),
        }}
      />
    </>
  );
}
