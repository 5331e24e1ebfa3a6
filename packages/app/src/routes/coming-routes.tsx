import { ComingScreen } from "@switchboard/ui/screens/coming";
import type { RouteObject } from "react-router";
import type { Services } from "../services.ts";
import { useStore } from "../session/store.ts";
import { useServices } from "../services-context.tsx";
import { chatTexts } from "../chat/chat-texts.ts";
import { PageTitle } from "./page-title.tsx";

/** Pages whose screens are not part of this version: their paths exist, and say so. */
export function comingRoutes({ paths, requireUser }: Services): RouteObject[] {
  const members: readonly [path: string, title: string][] = [
  ];
  const page = (title: string) => () => <Coming title={title} />;
  return members.map(([path, title]) => ({
    path,
    loader: () => requireUser(chatTexts.notLoggedIn),
    Component: page(title),
  }));
}

function Coming({ title }: { title: string }) {
  const { account, paths } = useServices();
  const visitor = useStore(account.store).status === "visitor";
  return (
    <>
      <PageTitle heading={title} />
      <ComingScreen state={{ kind: "coming", title, visitor }} paths={paths} />
    </>
  );
}
