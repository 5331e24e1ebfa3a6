import type { AdminUser } from "@switchboard/api-client";
import { deleteUser, getUserBelongings, listUsers } from "@switchboard/api-client/calls";
import {
  AdminUsersScreen,
  adminUsersTexts as texts,
  type UserBelongings,
} from "@switchboard/ui/screens/admin-users";
import { useState } from "react";
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useRevalidator,
  useSearchParams,
} from "react-router";
import { useActions } from "../actions/use-actions.ts";
import { adminPages } from "../admin/admin-pages.ts";
import { PAGE_SIZE, pageOf, readUserQuery, type UserPage } from "../admin/user-list.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { useStore } from "../session/store.ts";
import { PageTitle } from "./page-title.tsx";

async function loader(services: Services, { request }: LoaderFunctionArgs): Promise<UserPage> {
  const { api, appInfo, requireUser } = services;
  await requireUser("You must be logged in to manage users.");
  await appInfo.ensure();
  const asked = readUserQuery(new URL(request.url).searchParams);
  if (!appInfo.has("administration")) {
    const all = await api.call(listUsers);
    return pageOf(Array.isArray(all) ? all : all.items, asked);
  }
  const query = { ...asked, view: "list" as const, limit: PAGE_SIZE };
  const page = await api.call(listUsers, { query });
  return Array.isArray(page) ? pageOf(page, asked) : page;
}

export const createRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) => loader(services, args),
  Component: AdminUsers,
});

type Asked = { readonly id: string; readonly email: string };

function AdminUsers() {
  const services = useServices();
  const { account, api, appInfo, paths } = services;
  const { items, total } = useLoaderData<UserPage>();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const { query, sort, direction, page } = readUserQuery(search);
  const who = useStore(account.store);
  const [known, setKnown] = useState<{ id: string; belongings: UserBelongings } | null>(null);
  const { actions, ...state } = useActions(
    {
      remove: {
        run: ({ id }: Asked) => api.call(deleteUser, { path: { id } }),
        alert: (message) => `Failed to delete user: ${message}`,
      },
    },
    { renew: revalidate },
  );
  const change = (parts: Readonly<Record<string, string>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("page");
        for (const [key, value] of Object.entries(parts)) {
          if (value === "") next.delete(key);
          else next.set(key, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const ask = (asked: Asked) => {
    actions.remove.ask(asked);
    if (!appInfo.has("administration")) return;
    // The question does not wait for what it says in addition.
    void api
      .call(getUserBelongings, { path: { id: asked.id } })
      .then((found) =>
        setKnown({
          id: asked.id,
          belongings: {
            ...found,
            organizationsDeleted: found.organizations_deleted,
            organizationsPassedOn: found.organizations_passed_on,
          },
        }),
      )
      .catch(() => {});
  };
  const { question } = actions.remove;
  return (
    <>
      <PageTitle heading={texts.title} />
      <AdminUsersScreen
        actions={{
          onSearch: ({ query: typed }) => change({ query: typed }),
          onSort: (sorted) =>
            change({ sort: sorted?.column ?? "", direction: sorted?.direction ?? "" }),
          onDelete: ({ id }) => ask({ id, email: items.find((one) => one.id === id)?.email ?? id }),
          onConfirmDelete: actions.remove.confirm,
          onCancel: state.cancel,
          onCloseAlert: state.closeAlert,
        }}
        hrefFor={(target) => {
          const next = new URLSearchParams(search);
          next.set("page", String(target));
          return `${pathname}?${next}`;
        }}
        pages={adminPages(services, paths.adminUsers)}
        state={{
          kind: "ready",
          users: items.map((user) => ({
            ...toRow(user),
            editHref: paths.adminUser(user.id),
            isYou: who.status === "user" && who.user.id === user.id,
          })),
          total,
          page,
          pageSize: PAGE_SIZE,
          query,
          sort: { column: sort, direction },
          deleting: question && {
            ...question,
            belongings: known?.id === question.id ? known.belongings : null,
          },
          alert: state.alert,
        }}
      />
    </>
  );
}

const toRow = ({ id, email, is_admin, balance, created_at, two_step_since }: AdminUser) => ({
  id,
  email,
  isAdmin: is_admin,
  balance,
  createdAt: created_at,
  hasTwoStep: (two_step_since ?? null) !== null,
});
