import type { Usage } from "@switchboard/api-client";
import { getUsage } from "@switchboard/api-client/calls";
import { UsageScreen, usageTexts as texts } from "@switchboard/ui/screens/usage";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { adminPages } from "../admin/admin-pages.ts";
import { toUsage } from "../admin/usage-view.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";

const SPANS = [7, 30, 90] as const;

const readDays = (search: URLSearchParams) =>
  SPANS.find((days) => String(days) === search.get("days")) ?? 30;

async function loader(
  { api, appInfo, requireUser }: Services,
  { request }: LoaderFunctionArgs,
): Promise<Usage> {
  await requireUser("You must be logged in to see the usage.");
  await appInfo.ensure();
  return api.call(getUsage, { query: { days: readDays(new URL(request.url).searchParams) } });
}

export const createRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) => loader(services, args),
  Component: AdminUsage,
});

function AdminUsage() {
  const services = useServices();
  const { paths } = services;
  const usage = useLoaderData<Usage>();
  const [search] = useSearchParams();
  const chosen = readDays(search);
  return (
    <>
      <PageTitle heading={texts.title} />
      <UsageScreen
        pages={adminPages(services, paths.adminUsage)}
        state={{
          kind: "ready",
          ...toUsage(usage),
          spans: SPANS.map((days) => ({
            days,
            href: `${paths.adminUsage}?days=${days}`,
            current: days === chosen,
          })),
        }}
      />
    </>
  );
}
