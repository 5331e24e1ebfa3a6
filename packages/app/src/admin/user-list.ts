import type { AdminUser } from "@switchboard/api-client";

export const PAGE_SIZE = 50;

const COLUMNS = ["email", "is_admin", "balance", "created_at"] as const;

/** Which users the address asks for. */
type UserListQuery = {
  readonly query: string;
  readonly sort: (typeof COLUMNS)[number];
  readonly direction: "ascending" | "descending";
  readonly page: number;
};

/** What the address says; the newest users where it says nothing. */
export function readUserQuery(search: URLSearchParams): UserListQuery {
  const asked = search.get("sort");
  const page = Number(search.get("page") ?? 1);
  return {
    query: search.get("query")?.slice(0, 200) ?? "",
    sort: COLUMNS.find((column) => column === asked) ?? "created_at",
    direction: search.get("direction") === "ascending" ? "ascending" : "descending",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** A page of users, and how many there are in all. */
export type UserPage = { readonly items: readonly AdminUser[]; readonly total: number };

/** The page of a server that gives nothing but the whole list. */
export function pageOf(
  users: readonly AdminUser[],
  { query, sort, direction, page }: UserListQuery,
): UserPage {
  const words = query.toLowerCase();
  const found = users.filter(({ email }) => email.toLowerCase().includes(words));
  const sign = direction === "ascending" ? 1 : -1;
  const sorted = found.toSorted((a, b) => sign * compare(a[sort], b[sort]));
  return { items: sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: found.length };
}

function compare(a: AdminUser[keyof AdminUser], b: AdminUser[keyof AdminUser]): number {
  if (typeof a === "string" && typeof b === "string") return a.localeCompare(b);
  return Number(a) - Number(b);
}
