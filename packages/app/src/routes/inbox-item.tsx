import type { InboxItem } from "@switchboard/api-client";
import { getInboxItem } from "@switchboard/api-client/calls";
import { InboxItemScreen } from "@switchboard/ui/screens/inbox-item";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { chatTexts } from "../chat/chat-texts.ts";
import { inboxOf } from "../inbox/inbox.ts";
import { readFilter } from "../inbox/inbox-filter.ts";
import { notFound } from "../not-found.ts";
import { beginWatch } from "../load-chat-services.ts";
import type { Services } from "../services.ts";
import { PageTitle } from "./page-title.tsx";
import { useInboxItem } from "./use-inbox-item.ts";

async function loader(
  services: Services,
  { params, request }: LoaderFunctionArgs,
): Promise<InboxItem> {
  const { api, appInfo, requireUser } = services;
  const user = await requireUser(chatTexts.notLoggedIn);
  await appInfo.ensure();
  beginWatch(services);
  const inbox = inboxOf(services);
  const { itemId: id = "" } = params;
  // The neighbours may come later, or not at all.
  void inbox.loadPlaybooks();
  void inbox.open(user.id, readFilter(new URL(request.url).searchParams)).catch(() => {});
  return api
    .call(getInboxItem, { path: { id } })
    .catch(notFound("item", `Inbox item with ID ${id} not found.`));
}

export const createRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) => loader(services, args),
  Component: InboxItemPage,
});

function InboxItemPage() {
  const item = useLoaderData<InboxItem>();
  const screen = useInboxItem(item);
  return (
    <>
      <PageTitle heading={item.title} />
      {/* The next item begins with a page of its own: folded text, closed dialogs. */}
      <InboxItemScreen key={item.id} {...screen} />
    </>
  );
}
