import { covers } from "../../testing/contract.tsx";
import { adminPages } from "../admin-parts.fixtures.ts";
import { ready } from "./admin-users.fixtures.ts";
import { AdminUsersScreen } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(AdminUsersScreen, "page", {
    state: ready,
    pages: adminPages("Manage Users"),
    hrefFor: (page: number) => `/ui/admin/users?page=${page}`,
    actions: {
      onSearch: nothing,
      onSort: nothing,
      onDelete: nothing,
      onConfirmDelete: nothing,
      onCancel: nothing,
      onCloseAlert: nothing,
    },
  }),
];
