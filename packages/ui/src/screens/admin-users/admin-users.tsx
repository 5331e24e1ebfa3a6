import { Search, ShieldCheck, Users } from "lucide-react";
import { useState } from "react";
import { AlertDialog } from "../../components/alert-dialog/index.ts";
import { Badge } from "../../components/badge/index.ts";
import { Button, LinkButton } from "../../components/button/index.ts";
import { Credits } from "../../components/credits/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { Pagination } from "../../components/pagination/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { DateTime } from "../../components/time/index.ts";
import { type DataColumn, DataTable } from "../../patterns/data-table/index.ts";
import { Page, PageSkeleton } from "../../patterns/shell/index.ts";
import { AdminNav, type AdminPage } from "../admin-parts.tsx";
import { adminUsersTexts as texts } from "./admin-users.texts.ts";
import type { AdminUserRow, AdminUsersActions, AdminUsersState } from "./admin-users.types.ts";
import { DeleteUser } from "./delete-user.tsx";

/** Props of {@link AdminUsersScreen}. */
export interface AdminUsersScreenProps {
  state: AdminUsersState;
  actions: AdminUsersActions;
  /** The pages of the administration. */
  pages: readonly AdminPage[];
  /** Address of a page of the list. */
  hrefFor: (page: number) => string;
}

const columns: readonly DataColumn<AdminUserRow>[] = [
  {
    id: "email",
    header: texts.columns.email,
    cell: ({ email, isYou, hasTwoStep }) => (
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <bdi className="min-w-0 wrap-anywhere whitespace-normal font-medium">{email}</bdi>
        {hasTwoStep && <Badge icon={ShieldCheck}>{texts.twoStep}</Badge>}
        {isYou && <Badge>{texts.you}</Badge>}
      </span>
    ),
    sortBy: ({ email }) => email,
  },
  {
    id: "is_admin",
    header: texts.columns.isAdmin,
    cell: ({ isAdmin }) => (isAdmin ? texts.yes : texts.no),
    sortBy: ({ isAdmin }) => isAdmin,
    width: "9rem",
  },
  {
    id: "balance",
    header: texts.columns.balance,
    cell: ({ balance }) => <Credits value={balance} />,
    sortBy: ({ balance }) => balance,
    align: "end",
    width: "8rem",
  },
  {
    id: "created_at",
    header: texts.columns.createdAt,
    cell: ({ createdAt }) => <DateTime value={createdAt} />,
    sortBy: ({ createdAt }) => createdAt,
    width: "12rem",
  },
];

const idOf = ({ id }: AdminUserRow) => id;

const actionsOf = (onDelete: AdminUsersActions["onDelete"]) =>
  function RowActions({ id, email, editHref }: AdminUserRow) {
    return (
      <>
        <LinkButton aria-label={texts.editNamed(email)} href={editHref} size="sm" variant="ghost">
          {texts.edit}
        </LinkButton>
        <Button
          aria-label={texts.deleteNamed(email)}
          onClick={() => onDelete({ id })}
          size="sm"
          variant="ghost"
        >
          {texts.delete}
        </Button>
      </>
    );
  };

/** Everybody who has logged in, for administrators. */
export function AdminUsersScreen({ state, actions, pages, hrefFor }: AdminUsersScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  const { users, total, page, pageSize, query, sort, deleting, alert } = state;
  return (
    <Page width="wide">
      <AdminNav pages={pages} />
      <PageHeader className="mb-6" title={texts.title} />
      <UserSearch onSearch={actions.onSearch} query={query} />
      <DataTable
        columns={columns}
        filtered={query !== ""}
        getRowId={idOf}
        label={texts.table}
        messages={{
          empty: { title: texts.empty, icon: Users, children: texts.emptyHint },
          filtered: { title: texts.filtered },
        }}
        narrowActions="below"
        rowActions={actionsOf(actions.onDelete)}
        rows={users}
        sorting={{ sort, onSortChange: actions.onSort, manual: true }}
      />
      {total > pageSize && (
        <Pagination
          className="mt-4"
          hrefFor={hrefFor}
          page={page}
          pageSize={pageSize}
          total={total}
        />
      )}
      <AlertDialog message={alert ?? ""} onClose={actions.onCloseAlert} open={alert !== null} />
      <DeleteUser
        onCancel={actions.onCancel}
        onConfirm={actions.onConfirmDelete}
        question={deleting}
      />
    </Page>
  );
}

type UserSearchProps = Pick<AdminUsersActions, "onSearch"> & { query: string };

/** The field keeps what is typed; the address follows it. */
function UserSearch({ query, onSearch }: UserSearchProps) {
  const [typed, setTyped] = useState(query);
  return (
    <TextInput
      aria-label={texts.search}
      className="mb-4 max-w-88"
      iconStart={Search}
      maxLength={200}
      onChange={({ target: { value } }) => {
        setTyped(value);
        onSearch({ query: value });
      }}
      placeholder={texts.search}
      type="search"
      value={typed}
    />
  );
}
