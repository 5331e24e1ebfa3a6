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
  subcomponents: { TableHead, TableBody, TableRow, TableHeadCell, TableCell },
  args: { label: "Connections", children: content },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("MUST have a name", async () => {
      await expect(canvas.getByRole("table", { name: "Connections" })).toBeVisible();
    });
    await step("MUST name its columns", async () => {
      for (const name of ["Name", "Type", "Enabled Tools"]) {
        await expect(canvas.getByRole("columnheader", { name })).toBeVisible();
      }
    });
    await step("MUST align numbers by their last digit", async () => {
      const ends = ["7 of 12", "4 of 9"].map((name) => {
        const text = document.createRange();
        text.selectNodeContents(canvas.getByRole("cell", { name }));
        return text.getBoundingClientRect().right;
      });
      await expect(ends[0]).toBeCloseTo(ends[1] ?? 0, 1);
    });
  },
};

export const Playground: Story = { args: { variant: "plain" } };

export const ScrollsInItself: Story = {
  args: { className: "w-60" },
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST be reachable by keyboard where it scrolls", async () => {
      const region = await waitFor(() => canvas.getByRole("region", { name: "Connections" }));
      await userEvent.tab();
      await expect(region).toHaveFocus();
    });
    await step("MUST never make the page scroll sideways", async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};

export const Empty: Story = {
  args: {
    children: [
      <TableHead key="head">
        <TableRow>
          <TableHeadCell>Name</TableHeadCell>
          <TableHeadCell>Type</TableHeadCell>
        </TableRow>
      </TableHead>,
      <TableBody key="body">
        <TableRow>
          <TableCell colSpan={2}>No connections yet.</TableCell>
        </TableRow>
      </TableBody>,
    ],
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: (args) => (
    <div className="grid max-w-form grid-cols-1 gap-6">
      <Table {...args} label="Card" variant="card" />
      <Table {...args} label="Plain" variant="plain" />
      <div dir="rtl">
        <Table label="Right to left">
          <TableBody>
            {["7 of 12", "4 of 9"].map((tools) => (
              <TableRow key={tools}>
                <TableCell lead>{roughTexts.rightToLeft}</TableCell>
                <TableCell align="end">
                  <bdi>{tools}</bdi>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </div>
  ),
  // Whether it scrolls is known after it was measured.
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("region", { name: "Card" })).toBeVisible());
  },
};
