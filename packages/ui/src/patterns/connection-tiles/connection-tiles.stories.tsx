import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ConnectionTiles } from "./connection-tiles.tsx";

const meta = {
  title: "Patterns/ConnectionTiles",
  component: ConnectionTiles,
  args: {
    label: "What can be connected",
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
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole("list", { name: "What can be connected" }));
    await expect(list.getAllByRole("link").map((link) => link.textContent)).toEqual([
      expect.stringContaining("Built in, no account needed"),
      expect.stringContaining("Sign in there"),
      expect.stringContaining("Customers, invoices and payments"),
    ]);
  },
};
export const Playground: Story = {};
export const Dark: Story = { globals: { theme: "dark" } };
