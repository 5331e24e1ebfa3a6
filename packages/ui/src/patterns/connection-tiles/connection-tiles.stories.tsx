import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { ConnectionTiles } from "./connection-tiles.tsx";

const meta = {
  title: "Patterns/ConnectionTiles",
  component: ConnectionTiles,
  args: {
    label: "Apps to connect",
    types: [
      { name: "tasks", displayName: "Tasks", logoUrl: null, kind: "system", href: "/add/tasks" },
      {
        name: "mail",
        displayName: "Harbor Mail",
        logoUrl: null,
        kind: "oauth",
        href: "https://api.example.test/oauth/mail/start",
      },
      {
        name: "books",
        displayName: "Ledgerline Books",
        logoUrl: null,
        description: "Customers, invoices and payments",
        kind: "other",
        href: "/add/books",
      },
    ],
  },
} satisfies Meta<typeof ConnectionTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "One link per type, each says how it is connected [WELCOME-03]",
  tags: ["picture"],
  play: async ({ canvas, step }) => {
    await step(
      "MUST be one link for each app, named by the app and by how it is connected",
      async () => {
        const list = within(canvas.getByRole("list", { name: "Apps to connect" }));
        await expect(list.getAllByRole("link").map((link) => link.textContent)).toEqual([
          expect.stringContaining("Built in, no account needed"),
          expect.stringContaining("Log in with your account"),
          expect.stringContaining("Customers, invoices and payments"),
        ]);
        await expect(list.getAllByRole("listitem")).toHaveLength(3);
        await expect(list.getByRole("link", { name: /^Harbor Mail/ })).toBeVisible();
      },
    );
  },
};
export const Playground: Story = {};

export const LongNames: Story = {
  globals: { viewport: { value: "smallest" } },
  args: {
    types: Object.values(roughTexts).map((text) => ({
      name: text,
      displayName: text,
      description: text,
      logoUrl: null,
      kind: "other" as const,
      href: "/add",
    })),
  },
  play: async ({ step }) => {
    await step("MUST stay inside the page at 320 px, however long names are", async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};
