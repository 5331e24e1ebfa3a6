import type { AuditPage } from "@switchboard/api-client";
import { listAudit, verifyAudit } from "@switchboard/api-client/calls";
import {
  type AuditFilter,
  AuditScreen,
  auditTexts as texts,
  type AuditVerification,
} from "@switchboard/ui/screens/audit";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from "react-router";
import { type BoundAction, useActions } from "../actions/use-actions.ts";
import { adminPages } from "../admin/admin-pages.ts";
import { readAuditFilter, toAuditLine, toAuditQuery } from "../admin/audit-view.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";

type Scope = "all" | "own";

async function loader(
  { api, appInfo, requireUser }: Services,
  { request }: LoaderFunctionArgs,
  scope: Scope,
): Promise<AuditPage> {
  const user = await requireUser("You must be logged in to see what was recorded.");
  await appInfo.ensure();
  if (scope === "all" && !user.is_admin) throw new Error("Only administrators can do this.");
  const search = new URL(request.url).searchParams;
  const cursor = search.get("cursor");
  const query = {
    ...toAuditQuery(readAuditFilter(search)),
    ...(cursor !== null && { cursor }),
    ...(scope === "own" && { mine: "true" as const }),
  };
  return api.call(listAudit, { query });
}

const routeOf = (scope: Scope) => ({
  createRoute: (services: Services) => ({
    loader: (args: LoaderFunctionArgs) => loader(services, args, scope),
    Component: () => <Audit scope={scope} />,
  }),
});

/** Everybody's actions, for administrators. */
export const wholeAudit = routeOf("all");
/** What the person did. */
export const ownAudit = routeOf("own");

function Audit({ scope }: { scope: Scope }) {
  const services = useServices();
  const { api, paths } = services;
  const { items, next_cursor: next } = useLoaderData<AuditPage>();
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const [checked, setChecked] = useState<AuditVerification>({ kind: "none" });
  const { verify } = useActions({
    verify: {
      run: async () => {
        const found = await api.call(verifyAudit);
        setChecked(
          found.broken_at === null
            ? { kind: "whole", checked: found.checked }
            : { kind: "broken", at: found.broken_at },
        );
      },
    },
  }).actions;
  const filter = readAuditFilter(search);
  const hrefOf = (cursor: string | null) => {
    const asked = new URLSearchParams(search);
    asked.delete("cursor");
    if (cursor !== null) asked.set("cursor", cursor);
    return asked.size === 0 ? pathname : `${pathname}?${asked}`;
  };
  const narrow = (change: Partial<AuditFilter>) =>
    setSearch(toAuditQuery({ ...filter, ...change }), { replace: true, preventScrollReset: true });
  const isWhole = scope === "all";
  return (
    <>
      <PageTitle heading={isWhole ? texts.title : texts.own} />
      <AuditScreen
        onFilter={narrow}
        pages={isWhole ? adminPages(services, paths.adminAudit) : []}
        state={{
          kind: "ready",
          scope,
          lines: items.map(toAuditLine),
          filter,
          olderHref: next === null ? null : hrefOf(next),
          newestHref: search.has("cursor") ? hrefOf(null) : null,
          verification: verificationOf(verify, checked),
        }}
        {...(isWhole && {
          exportHref: `${paths.auditExport}?${new URLSearchParams(toAuditQuery(filter))}`,
          onVerify: () => verify.run(undefined),
        })}
      />
    </>
  );
}

function verificationOf(
  { status, failure }: Pick<BoundAction<unknown>, "status" | "failure">,
  checked: AuditVerification,
): AuditVerification {
  if (status === "running") return { kind: "running" };
  return failure === null ? checked : { kind: "failed", message: failure };
}
