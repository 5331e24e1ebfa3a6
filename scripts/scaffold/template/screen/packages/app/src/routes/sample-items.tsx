import { ApiError } from "@switchboard/api-client";
import { deleteSampleItem, listSampleItems } from "@switchboard/api-client/calls";
import { SampleItemsScreen } from "@switchboard/ui/screens/sample-items";
import { useLoaderData, useRevalidator } from "react-router";
import { useActions } from "../actions/use-actions.ts";
import { chatTexts } from "../chat/chat-texts.ts";
import { messageOf } from "../errors.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { type SampleItemsData, toSampleItemsState } from "./sample-items-view.ts";
import { PageTitle } from "./page-title.tsx";

type Target = { readonly id: string; readonly name: string };

async function loader({ api, requireUser }: Services): Promise<SampleItemsData> {
  await requireUser(chatTexts.notLoggedIn);
  try {
    return { kind: "loaded", items: await api.call(listSampleItems) };
  } catch (error) {
    // Whose session has expired needs the way to log in, which the page of errors has.
    if (error instanceof ApiError && error.status === 401) throw error;
    return { kind: "failed", message: messageOf(error) };
  }
}

export const createRoute = (services: Services) => ({
  loader: () => loader(services),
  Component: SampleItems,
});

function SampleItems() {
  const { api, paths } = useServices();
  const data = useLoaderData<SampleItemsData>();
  const { revalidate, state } = useRevalidator();
  const { actions, ...page } = useActions(
    {
      remove: {
        run: ({ id }: Target) => api.call(deleteSampleItem, { path: { id } }),
        alert: (message) => `Failed to delete sample item: ${message}`,
      },
    },
    { renew: revalidate },
  );
  return (
    <>
      <PageTitle heading="Sample items" />
      <SampleItemsScreen
        actions={{
          onRetry: () => void revalidate(),
          onDelete: actions.remove.ask,
          onConfirmDelete: actions.remove.confirm,
          onCancel: page.cancel,
          onCloseAlert: page.closeAlert,
        }}
        paths={paths}
        state={toSampleItemsState(data, {
          reloading: state === "loading",
          deleting: actions.remove.question,
          alert: page.alert,
        })}
      />
    </>
  );
}
