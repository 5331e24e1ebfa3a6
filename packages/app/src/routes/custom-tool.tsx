import { httpUrl } from "@switchboard/api-client";
import { createCustomTool, startMcp } from "@switchboard/api-client/calls";
import {
  CustomToolScreen,
  type CustomToolState,
  type CustomToolWay,
  customToolTexts as texts,
} from "@switchboard/ui/screens/custom-tool";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { chatTexts } from "../chat/chat-texts.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { detailOf } from "./errors.ts";
import { PageTitle } from "./page-title.tsx";
import { useOpenapi } from "./use-openapi.ts";

/** How long the page says that the tool was created before it is left. */
const LEAVE_MS = 2000;

const ways: readonly CustomToolWay[] = ["url", "openapi", "manual"];
/** What a server offers that reads documents. */
const byDocument = "services-by-document";

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
  const [query, setQuery] = useSearchParams();
  const begun = query.get("url") ?? "";
  const [state, setState] = useState<CustomToolState>({ kind: "ready" });
  const openapi = useOpenapi(setState);
  const asked = ways.find((way) => way === query.get("tab")) ?? "url";
  const isOffered = appInfo.has(byDocument);
  useLeaving(state);
  useComingBack(() => setState({ kind: "ready" }));
  return (
    <>
      <PageTitle heading={texts.title} />
      <CustomToolScreen
        onAuthorize={async ({ url }) => {
          setState({ kind: "authorizing" });
          try {
            const { redirect_url } = await api.call(startMcp, { body: { mcp_url: url } });
            const target = httpUrl(redirect_url);
            if (target === undefined) {
              setState({ kind: "not-authorized", message: texts.noRedirectUrl });
              return;
            }
            setState({ kind: "redirecting" });
            window.location.assign(target);
          } catch (error) {
            setState({ kind: "not-authorized", message: detailOf(error, texts.mcpFailed) });
          }
        }}
        onCreate={async (tool) => {
          setState({ kind: "creating" });
          try {
            await api.call(createCustomTool, { body: tool });
          } catch (error) {
            setState({ kind: "not-created", message: detailOf(error, texts.manualFailed) });
            return;
          }
          await Promise.all([appInfo.refresh(), account.renew()]);
          setState({ kind: "created" });
        }}
        {...(isOffered && { openapi })}
        onWayChange={(way) =>
          setQuery(
            { ...(begun !== "" && { url: begun }), ...(way !== "url" && { tab: way }) },
            { replace: true },
          )
        }
        paths={paths}
        state={state}
        url={begun}
        way={asked === "openapi" && !isOffered ? "url" : asked}
      />
    </>
  );
}

/** Takes the person to their connections once the tool was created or the service connected, unless they went elsewhere before. */
function useLeaving({ kind }: CustomToolState) {
  const { paths } = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    if (kind !== "created" && kind !== "connected") return undefined;
    const timer = setTimeout(() => void navigate(paths.connections), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [kind, navigate, paths]);
}

/** Calls back where the browser shows the page again as it was left: on its way to a provider. */
function useComingBack(onBack: () => void) {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) back();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
}
