import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Table } from "./table.tsx";
import { TableBody, TableCell, TableHead, TableHeadCell, TableRow } from "./table-parts.tsx";

const rows = [
  ["Jira – Halden Ops", "Jira", "7 of 12"],
  ["Slack – Halden", "Slack", "4 of 9"],
  [roughTexts.unbreakable, roughTexts.long, "1 of 1"],
] as const;

const content = (
  <>
    <TableHead>
      <TableRow>
        <TableHeadCell>Name</TableHeadCell>
        <TableHeadCell>Type</TableHeadCell>
        <TableHeadCell align="end">Enabled Tools</TableHeadCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(([name, type, tools]) => (
        <TableRow key={name}>
          <TableCell lead>{name}</TableCell>
          <TableCell>{type}</TableCell>
          <TableCell align="end">{tools}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </>
);

const meta = {
  title: "Components/Table",
  component: Table,
  args: { label: "Connections", children: content },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Connections" })).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "Enabled Tools" })).toBeVisible();
  },
};
export const Playground: Story = { args: { variant: "plain" } };
export const ScrollsInItself: Story = {
  args: { className: "w-60" },
  play: async ({ canvas }) => {
    const region = await waitFor(() => canvas.getByRole("region", { name: "Connections" }));
    region.focus();
    await expect(region).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Dark: Story = { globals: { theme: "dark" } };
