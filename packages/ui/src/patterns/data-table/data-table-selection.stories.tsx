import type { Meta, StoryObj } from "@storybook/react-vite";
import { Archive, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { Button } from "../../components/button/index.ts";
import { LocaleProvider } from "../../components/locale/index.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { type ConnectionRow, connections, makeRows } from "./data-table.fixtures.ts";
import { connectionColumns, idOf, ledgerColumns, nameOf } from "./data-table.stage.tsx";
import { DataTable } from "./data-table.tsx";

const onDelete = fn();
const actions = ({ ids }: { ids: readonly string[] }) => (
  <>
    <Button variant="ghost" size="sm" iconStart={Archive}>
      Archive Selected
    </Button>
    <Button variant="ghost" size="sm" iconStart={Trash2} onClick={() => onDelete(ids)}>
      Delete Selected
    </Button>
  </>
);

const meta = {
  title: "Patterns/Data Table/Selection",
  component: DataTable<ConnectionRow>,
  decorators: [
    (Story) => (
      <LocaleProvider locale="en" timeZone="UTC">
        <Story />
      </LocaleProvider>
    ),
  ],
  args: {
    label: "Connections",
    rows: connections,
    columns: connectionColumns,
    getRowId: idOf,
    selection: { rowName: nameOf, actions },
  },
} satisfies Meta<typeof DataTable<ConnectionRow>>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const box = (canvas: Canvas, index: number) =>
  canvas.getByRole("checkbox", { name: `Select ${connections[index - 1]?.name}` });
const ticked = (canvas: Canvas) =>
  connections.flatMap((_, index) =>
    box(canvas, index + 1).getAttribute("aria-checked") === "true" ? [index + 1] : [],
  );

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, userEvent, step }) => {
    const all = canvas.getByRole("checkbox", { name: "Select all" });
    await step("MUST show none, some or all in the box of the head [T3]", async () => {
      await expect(all).toHaveAttribute("aria-checked", "false");
      await userEvent.click(box(canvas, 2));
      await expect(all).toHaveAttribute("aria-checked", "mixed");
      await userEvent.click(all);
      await expect(all).toHaveAttribute("aria-checked", "true");
      await expect(canvas.getByText("8 item(s) selected")).toBeVisible();
      await userEvent.click(box(canvas, 1));
      await expect(all).toHaveAttribute("aria-checked", "mixed");
      await userEvent.click(all);
      await userEvent.click(all);
      await expect(all).toHaveAttribute("aria-checked", "false");
    });
    await userEvent.click(box(canvas, 3));
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(ticked(canvas)).toEqual([]);
    await userEvent.click(box(canvas, 2));
    await userEvent.click(box(canvas, 4));
  },
};

export const RangeByMouse: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST select a range with Shift, by mouse and by keyboard [T2]", async () => {
      await userEvent.click(box(canvas, 3));
      await userEvent.keyboard("{Shift>}");
      await userEvent.click(box(canvas, 6));
      await expect(ticked(canvas)).toEqual([3, 4, 5, 6]);
      await userEvent.click(box(canvas, 3));
      await expect(ticked(canvas)).toEqual([]);
      await userEvent.keyboard("{/Shift}");
    });
    await userEvent.click(box(canvas, 6));
    await userEvent.keyboard("{Shift>}");
    await userEvent.click(box(canvas, 3));
    await userEvent.keyboard("{/Shift}");
    await expect(ticked(canvas)).toEqual([3, 4, 5, 6]);
  },
};

export const RangeByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST select a range with Shift, by mouse and by keyboard [T2]", async () => {
      box(canvas, 2).focus();
      await userEvent.keyboard(" ");
      await userEvent.tab();
      await userEvent.tab();
      await expect(box(canvas, 4)).toHaveFocus();
      await userEvent.keyboard("{Shift>} {/Shift}");
      await expect(ticked(canvas)).toEqual([2, 3, 4]);
    });
  },
};

export const BulkActions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box(canvas, 1));
    await userEvent.click(box(canvas, 5));
    await userEvent.click(canvas.getByRole("button", { name: "Delete Selected" }));
    await expect(onDelete).toHaveBeenLastCalledWith(["c-1", "c-5"]);
  },
};

const onChange = fn();

function Shrinking() {
  const [rows, setRows] = useState(connections);
  return (
    <div className="grid justify-items-stretch gap-3">
      <Button className="justify-self-start" onClick={() => setRows(connections.slice(2))}>
        Take two away
      </Button>
      <DataTable
        label="Connections"
        rows={rows}
        columns={connectionColumns}
        getRowId={idOf}
        selection={{ rowName: nameOf, actions, onChange }}
      />
    </div>
  );
}

export const Pruned: Story = {
  render: () => <Shrinking />,
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST drop from the selection what is no longer there [T4]", async () => {
      for (const index of [1, 2, 3]) await userEvent.click(box(canvas, index));
      await expect(canvas.getByText("3 item(s) selected")).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Take two away" }));
      await expect(canvas.getByText("1 item(s) selected")).toBeVisible();
      await expect(onChange).toHaveBeenLastCalledWith(new Set(["c-3"]), false);
    });
  },
};

const thousands = makeRows(10_000);

export const Virtual: Story = {
  render: () => (
    <DataTable
      label="Users"
      rows={thousands}
      columns={ledgerColumns}
      getRowId={idOf}
      selection={{ rowName: nameOf, actions }}
    />
  ),
  play: async ({ canvas, userEvent, step }) => {
    const table = canvas.getByRole("table", { name: "Users" });
    await step(
      "MUST count all rows for screen readers even if only those in view are rendered",
      async () => {
        await expect(table).toHaveAttribute("aria-rowcount", "10001");
        const [, first] = canvas.getAllByRole("row");
        await expect(first).toHaveAttribute("aria-rowindex", "2");
        await expect(table.querySelectorAll("*").length).toBeLessThan(400);
      },
    );
    await step("MUST keep the row with the focus while it scrolls out of view", async () => {
      const second = canvas.getByRole("checkbox", { name: `Select ${thousands[1]?.name}` });
      await userEvent.click(second);
      const scroller = canvas.getByRole("region", { name: "Users" });
      scroller.scrollTop = 200_000;
      await waitFor(() =>
        expect(within(table).getByText(thousands[5010]?.name ?? "")).toBeVisible(),
      );
      await expect(second).toHaveFocus();
      await userEvent.keyboard("{Shift>}");
      await userEvent.click(
        canvas.getByRole("checkbox", { name: `Select ${thousands[5010]?.name}` }),
      );
      await userEvent.keyboard("{/Shift}");
      await expect(canvas.getByText("5010 item(s) selected")).toBeVisible();
      scroller.scrollTop = 0;
      await waitFor(() => expect(within(table).getByText(thousands[0]?.name ?? "")).toBeVisible());
    });
  },
};

export const Bar: Story = {
  render: () => (
    <BulkBar count={3} onClear={onDelete}>
      {actions({ ids: [] })}
    </BulkBar>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("3 item(s) selected");
  },
};

export const NarrowSelected: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-86">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box(canvas, 1));
    await expect(canvas.getByText("1 item(s) selected")).toBeVisible();
  },
};
