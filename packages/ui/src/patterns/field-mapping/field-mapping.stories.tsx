import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { readMappings } from "./field-mapping.logic.ts";
import { FieldMapping } from "./field-mapping.tsx";

const rows = [
  { id: "m-1", key: "Client Name", value: "customfield_10010" },
  { id: "m-2", key: "Renewal date", value: "customfield_10042" },
];
const fields = [
  { id: "customfield_10010", name: "Client" },
  { id: "customfield_10042", name: "Renewal" },
  { id: "customfield_10077", name: "Contract value" },
];

const meta = {
  title: "Patterns/Field Mapping",
  component: FieldMapping,
  args: { label: "Field mappings", rows, onRowsChange: fn() },
  render: function Kept({ onRowsChange, ...args }) {
    const [now, setNow] = useState(args.rows);
    return (
      <div className="max-w-form">
        <FieldMapping
          {...args}
          rows={now}
          onRowsChange={(change) => {
            setNow(change.rows);
            onRowsChange?.(change);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof FieldMapping>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Default [CEDIT-11]",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("MUST name each field id by the friendly name that it belongs to", async () => {
      await expect(canvas.getByRole("textbox", { name: "Field id of Client Name" })).toHaveValue(
        "customfield_10010",
      );
    });
    await userEvent.click(canvas.getByRole("button", { name: "Add Mapping" }));
    await userEvent.keyboard("Owner{Tab} customfield_10077 ");
    const last = (args.onRowsChange as ReturnType<typeof fn>).mock.lastCall?.[0];
    await expect(readMappings(last.rows).mappings).toEqual({
      "Client Name": "customfield_10010",
      "Renewal date": "customfield_10042",
      Owner: "customfield_10077",
    });
    canvas.getByRole("textbox", { name: "Field id of Owner" }).blur();
  },
};

export const Playground: Story = { args: { fields } };

export const Suggestions: Story = {
  args: { fields },
  play: async ({ canvas, step }) => {
    await step("MUST propose the fields that are known, and take any other id too", async () => {
      const field = canvas.getByRole<HTMLInputElement>("combobox", {
        name: "Field id of Client Name",
      });
      await expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(
        fields.map(({ id }) => id),
      );
      await expect(field).toBeValid();
    });
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No mappings yet/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Add Mapping" })).toBeEnabled();
  },
};

export const BlankName: Story = {
  name: "Blank name [CEDIT-12 LO-58]",
  args: { rows: [...rows, { id: "m-3", key: "", value: "customfield_10077" }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "1 row without a key will not be saved.",
    );
  },
};

export const TwiceTheSameName: Story = {
  args: { rows: [...rows, { id: "m-3", key: "Client Name ", value: "customfield_10077" }] },
};

export const Many: Story = {
  args: {
    fields,
    rows: Array.from({ length: 24 }, (_, index) => ({
      id: `m-${index}`,
      key: `Field ${index + 1}`,
      value: `customfield_${10_010 + index}`,
    })),
  },
};

export const Rough: Story = {
  args: {
    rows: Object.values(roughTexts).map((text, index) => ({
      id: `r-${index}`,
      key: text,
      value: `customfield_${"1".repeat(40)}`,
    })),
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Smallest: Story = { globals: { viewport: { value: "smallest" } } };
