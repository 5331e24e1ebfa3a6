import type { AdminUserRow, AdminUsersState } from "./admin-users.types.ts";

const row = (
  id: number,
  email: string,
  balance: number,
  createdAt: string,
  more: Partial<AdminUserRow> = {},
): AdminUserRow => ({
  id: `u-${id}`,
  email,
  isAdmin: false,
  balance,
  createdAt,
  hasTwoStep: false,
  editHref: `/ui/admin/users/u-${id}`,
  isYou: false,
  ...more,
});

export const users: readonly AdminUserRow[] = [
  row(1, "samir@cedarandsalt.example", 500, "2026-11-19T08:00:00Z"),
  row(2, "lena@torrefazione-lm.example", 12.5, "2026-07-11T08:00:00Z"),
  row(3, "chidi@sundialmarket.example", 499.6, "2026-04-30T08:00:00Z"),
  row(4, "benedikt.oberhauser@kaffeehaus-am-ring.example", 501, "2026-01-09T08:00:00Z"),
  row(5, "priya@haldencoffee.example", 88.75, "2025-06-02T08:00:00Z", { isAdmin: true }),
  row(6, "ines@haldencoffee.example", 2240, "2025-03-18T08:00:00Z"),
  row(7, "maya@haldencoffee.example", 1842.5, "2025-02-03T08:00:00Z", {
    isAdmin: true,
    hasTwoStep: true,
    isYou: true,
  }),
];

export const manyLong: readonly AdminUserRow[] = Array.from({ length: 200 }, (_, at) =>
  row(
    at,
    at % 3 === 0
      ? `warehouse-and-fulfilment-${"x".repeat(60)}-${at}@a-very-long-department-name.haldencoffee.example`
      : `person-${at}@haldencoffee.example`,
    at * 12.25,
    "2026-05-04T08:00:00Z",
  ),
);

export const ready: Extract<AdminUsersState, { kind: "ready" }> = {
  kind: "ready",
  users,
  total: users.length,
  page: 1,
  pageSize: 50,
  query: "",
  sort: { column: "created_at", direction: "descending" },
  deleting: null,
  alert: null,
};
