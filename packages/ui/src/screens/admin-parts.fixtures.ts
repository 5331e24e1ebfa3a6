import type { AdminPage } from "./admin-parts.tsx";

/** The pages with one of them as the current one. */
export const adminPages = (current: string): readonly AdminPage[] =>
  [
    { label: "Plugin Settings", href: "/ui/admin/settings" },
    { label: "Manage Users", href: "/ui/admin/users" },
    { label: "Models", href: "/ui/admin/models" },
    { label: "Usage", href: "/ui/admin/usage" },
    { label: "Health", href: "/ui/admin/health" },
    { label: "Audit Log", href: "/ui/admin/audit" },
  ].map((page) => ({ ...page, current: page.label === current }));
