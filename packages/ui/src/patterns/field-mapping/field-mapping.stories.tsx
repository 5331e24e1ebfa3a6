import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import type { FactRow } from "../fact-table/index.ts";
import { readMappings } from "./field-mapping.logic.ts";
import { FieldMapping } from "./field-mapping.tsx";
import type { SystemFields } from "./field-mapping.types.ts";

const rows = [
  { id: "m-1", key: "Client Name", value: "customfield_10010" },
  { id: "m-2", key: "Renewal date", value: "customfield_10042" },
];
const fields: SystemFields = {
  kind: "ready",
  complete: true,
  fields: [
    { id: "customfield_10010", name: "Client" },
    { id: "customfield_10042", name: "Renewal", of: "Contracts" },
    { id: "customfield_10077", name: "Contract value", of: "Contracts" },
    { id: "summary" },
  ],
};

const meta = {
  title: "Patterns/Field Mapping",
  component: FieldMapping,
  args: { label: "Field mappings", rows, onRowsChange: fn() },
  render: function Stateful({ onRowsChange, ...args }) {
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
  tags: ["picture"],
  play: async ({ args, canvas, step, userEvent }) => {
    await step("MUST name each field id by the friendly name that it belongs to", async () => {
      await expect(canvas.getByRole("textbox", { name: "Field ID of Client Name" })).toHaveValue(
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
    canvas.getByRole("textbox", { name: "Field ID of Owner" }).blur();
  },
};

export const Playground: Story = {
  args: { fields },
  play: async ({ canvas }) => {
    await canvas.findByRole("combobox", { name: "Field ID of Client Name" });
  },
};

const lastRows = (args: { onRowsChange?: unknown }): readonly FactRow[] =>
  (args.onRowsChange as ReturnType<typeof fn>).mock.lastCall?.[0].rows;

export const Choices: Story = {
  name: "Fields that can be chosen [CEDIT-11]",
  args: { fields },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const list = within(canvasElement.ownerDocument.body);
    await step("MUST show a chosen field by its name and its id", async () => {
      const client = await canvas.findByRole("combobox", { name: "Field ID of Client Name" });
      await expect(client).toHaveValue("Client");
      await expect(client).toHaveAccessibleDescription("customfield_10010");
    });
    await step("MUST propose the fields that are known, and take any other id too", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Add Mapping" }));
      await userEvent.keyboard("Deal size{Tab}value");
      const option = await list.findByRole("option", { name: /^Contract value/ });
      await userEvent.click(option);
      await expect(readMappings(lastRows(args)).mappings["Deal size"]).toBe("customfield_10077");
      await userEvent.click(canvas.getByRole("button", { name: "Add Mapping" }));
      await userEvent.keyboard("Owner{Tab}owner_id{Tab}");
      const typed = canvas.getByRole("combobox", { name: "Field ID of Owner" });
      await expect(typed).toHaveValue("owner_id");
      await expect(typed).toHaveAccessibleDescription("The app has no such field.");
      await expect(readMappings(lastRows(args)).mappings["Owner"]).toBe("owner_id");
    });
    await step("MUST give a row without a name the name of the field", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Add Mapping" }));
      await userEvent.keyboard("{Tab}summ");
      await userEvent.click(await list.findByRole("option", { name: "summary" }));
      await expect(readMappings(lastRows(args)).mappings["summary"]).toBe("summary");
    });
    canvasElement.ownerDocument.querySelector<HTMLElement>(":focus")?.blur();
  },
};

export const ChoicesByKeyboard: Story = {
  args: { fields },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    await step("MUST be filled row by row with the keyboard alone", async () => {
      await canvas.findByRole("combobox", { name: "Field ID of Client Name" });
      canvas.getByRole("button", { name: "Add Mapping" }).focus();
      await userEvent.keyboard("{Enter}Deal size{Tab}contract");
      const list = within(canvasElement.ownerDocument.body);
      await list.findByRole("option", { name: /^Contract value/ });
      await userEvent.keyboard("{ArrowDown}{Enter}");
      const chosen = canvas.getByRole("combobox", { name: "Field ID of Deal size" });
      await waitFor(() => expect(chosen).toHaveValue("Contract value"));
      await userEvent.keyboard("{Enter}Owner{Tab}owner_id{Enter}");
      await waitFor(() =>
        expect(readMappings(lastRows(args)).mappings).toMatchObject({
          "Deal size": "customfield_10077",
          Owner: "owner_id",
        }),
      );
      await expect(canvas.getByRole("textbox", { name: "Friendly name, row 5" })).toHaveFocus();
    });
    canvasElement.ownerDocument.querySelector<HTMLElement>(":focus")?.blur();
  },
};

export const ChoicesLoading: Story = {
  args: { fields: { kind: "loading" } },
  play: async ({ canvas }) => {
    const client = await canvas.findByRole("combobox", { name: "Field ID of Client Name" });
    await expect(client).toHaveValue("customfield_10010");
  },
};

export const ChoicesIncomplete: Story = {
  args: {
    fields: { ...fields, complete: false },
    rows: [...rows, { id: "m-3", key: "Owner", value: "owner_id" }],
  },
  play: async ({ canvas }) => {
    const owner = await canvas.findByRole("combobox", { name: "Field ID of Owner" });
    await expect(owner).toHaveAccessibleDescription("");
  },
};

const onRetry = fn();

export const ChoicesFailed: Story = {
  args: {
    fields: { kind: "failed", message: "Redmine does not allow this (403).", onRetry },
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("MUST say why no fields are listed, with a way to try again", async () => {
      await expect(
        canvas.getByText(
          "The app's fields could not be listed, so enter field IDs. Redmine does not allow this (403).",
        ),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
      await expect(onRetry).toHaveBeenCalled();
    });
    const client = await canvas.findByRole("combobox", { name: "Field ID of Client Name" });
    await userEvent.clear(client);
    await userEvent.type(client, "customfield_7{Tab}");
    await waitFor(() => expect(client).not.toHaveFocus());
    await expect(readMappings(lastRows(args)).mappings["Client Name"]).toBe("customfield_7");
  },
};

export const ChoicesMany: Story = {
  args: {
    fields: {
      kind: "ready",
      complete: true,
      fields: Array.from({ length: 500 }, (_, index) => ({
        id: `customfield_${10_000 + index}`,
        name: `Field ${index}`,
      })),
    },
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("MUST begin with what fits best after each letter", async () => {
      const list = within(canvasElement.ownerDocument.body);
      await userEvent.click(
        await canvas.findByRole("combobox", { name: "Field ID of Renewal date" }),
      );
      const current = await list.findByRole("option", { name: "Field 42 customfield_10042" });
      await waitFor(() => expect(current.parentElement?.scrollTop).toBeGreaterThan(0));
      await userEvent.keyboard("{Control>}a{/Control}field 3");
      await list.findByRole("option", { name: "Field 3 customfield_10003" });
      await waitFor(() => expect(list.getByRole("listbox").scrollTop).toBe(0));
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
