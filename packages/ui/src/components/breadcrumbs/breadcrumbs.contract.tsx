import { covers } from "../../testing/contract.tsx";
import { Breadcrumbs } from "./index.ts";

export const contract = [
  covers(Breadcrumbs, "breadcrumbs", {
    items: [
      { label: "Admin", href: "/ui/admin" },
      { label: "Users", href: "/ui/admin/users" },
      { label: "Maya Lindqvist", href: "/ui/admin/users/maya" },
    ],
  }),
];
