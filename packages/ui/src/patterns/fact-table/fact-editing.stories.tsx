import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { learned } from "./fact-table.fixtures.ts";
import { readFacts } from "./fact-table.logic.ts";
import { Stateful, paste } from "./fact-table.stage.tsx";
import { FactTable } from "./fact-table.tsx";

const meta = {
  title: "Patterns/Fact Table/Editing",
  component: FactTable,
  args: { label: "Learned Facts & Preferences", rows: learned, onRowsChange: fn() },
  render: (args) => (
    <div className="max-w-form">
      <Stateful {...args} />
    </div>
  ),
} satisfies Meta<typeof FactTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const key = (row: number) => ({ name: `Key, row ${row}` });

export const Renaming: Story = {
  name: "Renaming a key [T7]",
  play: async ({ canvas, step, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox", key(2));
    await step("MUST keep caret, order and focus while a key is renamed [T7]", async () => {
      await userEvent.click(input);
      input.setSelectionRange(2, 2);
      await userEvent.keyboard("xyz");
      await expect(input).toHaveFocus();
      await expect(input).toHaveValue("Inxyzvoices");
      await expect(input.selectionStart).toBe(5);
      await expect(canvas.getByRole("textbox", key(2))).toBe(input);
    });
    await step("MUST go from a key to its value with Tab [T7]", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("textbox", { name: "Value of Inxyzvoices" })).toHaveFocus();
    });
  },
};

/** A caller that updates the rows late: the second change arrives before the first was rendered. */
export const TwoFastRenames: Story = {
  render: function Late({ onRowsChange, ...args }) {
    const [rows, setRows] = useState(args.rows);
    const [waiting, setWaiting] = useState(args.rows);
    return (
      <div className="grid max-w-form justify-items-start gap-3">
        <FactTable
          {...args}
          className="w-full"
          onRowsChange={(change) => {
            onRowsChange?.(change);
            setWaiting(change.rows);
          }}
          rows={rows}
        />
        <button onClick={() => setRows(waiting)} type="button">
          Take
        </button>
      </div>
    );
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step(
      "MUST lose nothing when two keys are renamed before the rows come back [T7]",
      async () => {
        const [first, second] = [
          canvas.getByRole("textbox", key(1)),
          canvas.getByRole("textbox", key(2)),
        ];
        await fireEvent.change(first, { target: { value: "Speaks" } });
        await fireEvent.change(second, { target: { value: "Bills" } });
        const last = (args.onRowsChange as ReturnType<typeof fn>).mock.lastCall?.[0];
        await expect(readFacts(last.rows).facts.map(([name]) => name)).toEqual([
          "Speaks",
          "Bills",
          "Warehouse",
        ]);
        await userEvent.click(canvas.getByRole("button", { name: "Take" }));
        await expect(canvas.getByRole("textbox", key(1))).toHaveValue("Speaks");
        await expect(canvas.getByRole("textbox", key(2))).toHaveValue("Bills");
      },
    );
  },
};

export const DuplicateKeys: Story = {
  name: "Duplicate keys [T8]",
  tags: ["picture"],
  play: async ({ args, canvas, step, userEvent }) => {
    await step("MUST mark both rows of a double key and tell the caller [T8]", async () => {
      const third = canvas.getByRole("textbox", key(3));
      await userEvent.clear(third);
      await userEvent.type(third, " Invoices ");
      for (const row of [2, 3]) {
        const input = canvas.getByRole("textbox", key(row));
        await expect(input).toBeInvalid();
        await expect(input).toHaveAccessibleDescription("This key appears more than once.");
      }
      await expect(canvas.getByRole("textbox", key(1))).toBeValid();
      await expect(args.onRowsChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ duplicates: ["f-2", "f-3"] }),
      );
      third.blur();
    });
  },
};

export const BlankKeys: Story = {
  name: "Blank keys [T8 PROF-08]",
  args: { rows: [...learned, { id: "f-4", key: " ", value: "Prefers tables over prose" }] },
  play: async ({ canvas, step }) => {
    await step("MUST say how many rows without a key are left out [T8]", async () => {
      await expect(canvas.getByRole("status")).toHaveTextContent(
        "1 row without a key will not be saved.",
      );
    });
  },
};

export const DroppedOnSave: Story = {
  name: "Rows dropped on save [T8]",
  args: { dropped: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "2 rows without a key were not saved.",
    );
  },
};

export const AddingRows: Story = {
  name: "Adding rows [T10 PROF-04]",
  play: async ({ canvas, step, userEvent }) => {
    await step(
      "MUST add a row on Enter in the last row, with the focus in its key [T10]",
      async () => {
        await userEvent.click(canvas.getByRole("textbox", { name: "Value of Preferred language" }));
        await userEvent.keyboard("{Enter}");
        await expect(canvas.getByRole("textbox", { name: "Value of Invoices" })).toHaveFocus();
        await userEvent.keyboard("{Enter}{Enter}");
        await expect(canvas.getByRole("textbox", key(4))).toHaveFocus();
        // An empty last row is enough.
        await userEvent.keyboard("{Enter}");
        await expect(canvas.queryByRole("textbox", key(5))).toBeNull();
      },
    );
    await userEvent.keyboard("Team");
    await userEvent.click(canvas.getByRole("button", { name: "Add row" }));
    await expect(canvas.getByRole("textbox", key(5))).toHaveFocus();
  },
};

export const DeletedRows: Story = {
  name: "Deleted rows [T10 PROF-04]",
  play: async ({ args, canvas, step, userEvent }) => {
    await step(
      "MUST put the focus on Undo after a row was deleted, and on its key after it came back [T10]",
      async () => {
        await userEvent.click(canvas.getByRole("button", { name: "Delete Invoices" }));
        const undo = canvas.getByRole("button", { name: "Undo deleting Invoices" });
        await expect(undo).toHaveFocus();
        await expect(args.onRowsChange).toHaveBeenLastCalledWith({
          rows: [learned[0], learned[2]],
          duplicates: [],
        });
        await userEvent.keyboard("{Enter}");
        await expect(canvas.getByRole("textbox", key(2))).toHaveFocus();
        await expect(canvas.getByRole("textbox", key(2))).toHaveValue("Invoices");
        await expect(args.onRowsChange).toHaveBeenLastCalledWith({
          rows: [...learned],
          duplicates: [],
        });
      },
    );
    await userEvent.click(canvas.getByRole("button", { name: "Add row" }));
    await userEvent.click(canvas.getByRole("button", { name: "Delete row 4" }));
    await expect(canvas.getByRole("textbox", key(3))).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Delete Invoices" }));
    await userEvent.click(canvas.getByRole("button", { name: "Delete Preferred language" }));
  },
};

export const Pasting: Story = {
  name: "Pasting rows [T9]",
  play: async ({ canvas, step, userEvent }) => {
    await step(
      "MUST show what a pasted text would become before it does, and leave a single line plain [T9]",
      async () => {
        const first = canvas.getByRole("textbox", key(1));
        await userEvent.click(first);
        await paste(first, "Region=Iberia");
        await expect(canvas.queryByRole("group", { name: "Pasted rows" })).toBeNull();
        await paste(first, "Region=Iberia\nWarehouse=Porto\nno pair");
        await expect(canvas.getByRole("group", { name: "Pasted rows" })).toBeVisible();
        const add = canvas.getByRole("button", { name: "Add 2 rows" });
        await expect(add).toHaveFocus();
        await expect(add).toHaveAccessibleDescription(
          "1 key is already in the table. 1 line has no value and will be skipped.",
        );
        await expect(canvas.getAllByRole("textbox")).toHaveLength(6);
        await userEvent.keyboard("{Escape}");
        await expect(first).toHaveFocus();
        await paste(first, "Region\tIberia\nDepot\tPorto");
        await userEvent.click(canvas.getByRole("button", { name: "Add 2 rows" }));
        await expect(canvas.getByRole("textbox", key(2))).toHaveFocus();
        await expect(canvas.getByRole("textbox", { name: "Value of Depot" })).toHaveValue("Porto");
      },
    );
  },
};

export const PastePreview: Story = {
  tags: ["picture"],
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole("textbox", key(3));
    await userEvent.click(last);
    await paste(last, "Region=Iberia\nWarehouse=Porto\nCarrier=Atlantic Freight\n# notes");
    await expect(canvas.getByRole("button", { name: "Add 3 rows" })).toHaveFocus();
  },
};
