import { httpUrl } from "@switchboard/api-client";
import {
  createCustomTool,
  createOpenapiConnection,
  readOpenapi,
  startMcp,
} from "@switchboard/api-client/calls";
import {
  CustomToolScreen,
  type NewCustomTool,
  type NewService,
  type OpenapiDocument,
  customToolTexts as texts,
} from "@switchboard/ui/screens/custom-tool";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useActions } from "../actions/use-actions.ts";
import { chatTexts } from "../chat/chat-texts.ts";
import { detailOf, UnusableResponse } from "../errors.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import {
  toCustomToolState,
  toOpenapiConnection,
  toOpenapiDocument,
  toQuery,
  toWay,
} from "./custom-tool-view.ts";
import { PageTitle } from "./page-title.tsx";

/** How long the page shows that the tool was created. */
const LEAVE_MS = 2000;

async function loader({ appInfo, requireUser }: Services) {
  const user = await requireUser(chatTexts.notLoggedIn);
  await appInfo.ensure();
  return user;
}

export const createRoute = (services: Services) => ({
  loader: () => loader(services),
  Component: CustomTool,
});

function CustomTool() {
  const { account, api, appInfo, paths } = useServices();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [read, setRead] = useState<{ text: string; document: OpenapiDocument } | null>(null);
  const toConnections = { done: () => navigate(paths.connections), doneAfter: LEAVE_MS };
  const { actions } = useActions({
    authorize: {
      run: async ({ url }: { url: string }) => {
        const { redirect_url } = await api.call(startMcp, { body: { mcp_url: url } });
        const target = httpUrl(redirect_url);
        if (target === undefined) throw new UnusableResponse(texts.noRedirectUrl);
        window.location.assign(target);
      },
      failed: (error) => detailOf(error, texts.mcpFailed),
    },
    create: {
      run: async (tool: NewCustomTool) => {
        await api.call(createCustomTool, { body: tool });
        await Promise.all([appInfo.refresh(), account.renew()]);
      },
      failed: (error) => detailOf(error, texts.manualFailed),
      ...toConnections,
    },
    read: {
      run: async (text: string, { signal }) => {
        const document = await api.call(readOpenapi, { body: { document: text }, signal });
        setRead({ text, document: toOpenapiDocument(document) });
      },
      failed: (error) => detailOf(error, texts.readFailed),
    },
    connect: {
      run: async (service: NewService) => {
        const body = toOpenapiConnection(service, read?.text ?? "");
        await api.call(createOpenapiConnection, { body });
        await account.renew();
      },
      failed: (error) => detailOf(error, texts.connectFailed),
      ...toConnections,
    },
  });
  const readsDocuments = appInfo.has("services-by-document");
  const url = query.get("url") ?? "";
  return (
    <>
      <PageTitle heading={texts.title} />
      <CustomToolScreen
        onAuthorize={actions.authorize.run}
        onCreate={actions.create.run}
        onWayChange={(way) => setQuery(toQuery(way, url), { replace: true })}
        openapi={
          readsDocuments
            ? {
                document: read?.document ?? null,
                onRead: actions.read.run,
                onConnect: actions.connect.run,
              }
            : undefined
        }
        paths={paths}
        state={toCustomToolState(actions)}
        url={url}
        way={toWay(query.get("tab"), readsDocuments)}
      />
    </>
  );
}
