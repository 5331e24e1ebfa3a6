import type { ConnectionType } from "../../patterns/connection-tiles/index.ts";

const logo = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#3f5bd8" stroke-width="2.5">${body}</svg>`)}`;

export const logos = {
  tasks: logo('<path d="M5 12.5l4.5 4.5L19 7"/>'),
  books: logo('<circle cx="12" cy="12" r="7.75"/><path d="M9.5 8.75v6.5M14.5 8.75v6.5"/>'),
  mail: logo('<path d="M4 17.5V7.5l8 6 8-6v10"/>'),
  sheet: logo('<path d="M4 5h16v14H4zM4 10h16M10 10v9"/>'),
};

export const connectionTypes: readonly ConnectionType[] = [
  {
    name: "tasks",
    displayName: "Tasks",
    logoUrl: logos.tasks,
    description: "List, create and update the tasks of your inbox",
    kind: "system",
    href: "/ui/connections/add/tasks",
  },
  {
    name: "mail",
    displayName: "Harbor Mail",
    logoUrl: logos.mail,
    kind: "oauth",
    href: "https://api.example.test/api/v1/connections/oauth/mail/start",
  },
  {
    name: "books",
    displayName: "Ledgerline Books",
    logoUrl: logos.books,
    description: "Customers, invoices and payments",
    kind: "other",
    href: "/ui/connections/add/books",
  },
];

export const manyTypes: readonly ConnectionType[] = Array.from({ length: 30 }, (_, index) => ({
  name: `app-${index + 1}`,
  displayName: `Connected app ${index + 1}`,
  logoUrl: null,
  kind: index % 3 === 0 ? ("oauth" as const) : ("other" as const),
  href: `/ui/connections/add/app-${index + 1}`,
}));
