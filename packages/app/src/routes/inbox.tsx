import { InboxScreen, inboxTexts } from "@switchboard/ui/screens/inbox";
import type { LoaderFunctionArgs } from "react-router";
import { chatTexts } from "../chat/chat-texts.ts";
import { inboxOf } from "../inbox/inbox.ts";
import { readFilter } from "../inbox/inbox-filter.ts";
import { beginWatch } from "../load-chat-services.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { warmDates } from "../session/warm-dates.ts";
import { PageTitle } from "./page-title.tsx";
import { useInboxScreen } from "./use-inbox-screen.ts";

async function loader(services: Services, { request }: LoaderFunctionArgs): Promise<null> {
  const { appInfo, requireUser } = services;
  const user = await requireUser(chatTexts.notLoggedIn);
  await appInfo.ensure();
  beginWatch(services);
  const inbox = inboxOf(services);
  void inbox.loadPlaybooks();
  warmDates();
  await inbox.open(user.id, readFilter(new URL(request.url).searchParams));
  return null;
}

export const createRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) => loader(services, args),
  Component: InboxPage,
});

function InboxPage() {
  const services = useServices();
  const { config } = services;
  const screen = useInboxScreen();
  return (
    <>
      <PageTitle heading={inboxTexts.title(config.brand.name)} />
      <InboxScreen brand={config.brand} {...screen} />
    </>
  );
}
