import type { Playbook, ReadyMadePlaybook } from "@switchboard/api-client";
import {
  deletePlaybook,
  listPlaybooks,
  listReadyMadePlaybooks,
  stopPlaybookAutomation,
} from "@switchboard/api-client/calls";
import { PlaybooksScreen, playbooksTexts as texts } from "@switchboard/ui/screens/playbooks";
import { useLoaderData, useRevalidator } from "react-router";
import { useActions } from "../actions/use-actions.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";
import { toOffer, toPlaybookRow } from "./playbooks-view.ts";

type PlaybooksData = {
  readonly playbooks: readonly Playbook[];
  readonly readyMade: readonly ReadyMadePlaybook[];
};

async function loader({ api, appInfo, requireUser }: Services): Promise<PlaybooksData> {
  await requireUser(texts.fetchFailed);
  await appInfo.ensure();
  const playbooks = await api.call(listPlaybooks).catch((cause: unknown) => {
    throw new Error(texts.fetchFailed, { cause });
  });
  const offers = playbooks.length === 0 && appInfo.has("playbooks");
  // Nobody misses what would only be offered.
  const readyMade = offers ? await api.call(listReadyMadePlaybooks).catch(() => []) : [];
  return { playbooks, readyMade };
}

export const createRoute = (services: Services) => ({
  loader: () => loader(services),
  Component: Playbooks,
});

function Playbooks() {
  const { api, paths } = useServices();
  const { playbooks, readyMade } = useLoaderData<PlaybooksData>();
  const { revalidate } = useRevalidator();
  const { actions, ...page } = useActions(
    {
      remove: {
        run: ({ id }: { id: string; name: string }) => api.call(deletePlaybook, { path: { id } }),
        alert: (message) => `Failed to delete playbook: ${message}`,
      },
      turnOff: {
        run: ({ id }: { id: string }) => api.call(stopPlaybookAutomation, { path: { id } }),
        alert: (message) => `The playbook could not be turned off. ${message}`,
      },
    },
    { renew: revalidate },
  );
  return (
    <>
      <PageTitle heading={texts.title} />
      <PlaybooksScreen
        actions={{
          onDelete: ({ id }) =>
            actions.remove.ask({ id, name: playbooks.find((one) => one.id === id)?.name ?? id }),
          onTurnOff: actions.turnOff.run,
          onConfirmDelete: actions.remove.confirm,
          onCancel: page.cancel,
          onCloseAlert: page.closeAlert,
        }}
        paths={paths}
        state={{
          kind: "ready",
          playbooks: playbooks.map((one) => toPlaybookRow(one, paths)),
          readyMade: readyMade.map((one) => toOffer(one, paths)),
          deleting: actions.remove.question,
          alert: page.alert,
        }}
      />
    </>
  );
}
