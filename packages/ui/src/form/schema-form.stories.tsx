import type { Meta, StoryObj } from "@storybook/react-vite";
import { Info } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../components/button/index.ts";
import { Icon } from "../components/icon/icon.tsx";
import { SchemaForm, type SchemaFormProps } from "./schema-form.tsx";

function Stateful(props: SchemaFormProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SchemaForm
      {...props}
      value={value}
      onChange={(next, change) => {
        setValue(next);
        props.onChange(next, change);
      }}
    />
  );
}

const schema = {
  type: "object",
  required: ["project_key", "summary"],
  properties: {
    project_key: { type: "string", title: "Project", enum: ["AR", "OPS"] },
    summary: { type: "string", title: "Summary" },
    description: { type: "string", json_schema_extra: { component: "textarea" } },
    priority: { type: "string", enum: ["Low", "Medium", "High"] },
    due_date: { type: "string", format: "date" },
    story_points: { type: "integer", minimum: 1, maximum: 13 },
    labels: { type: "array", items: { type: "string" } },
    notify: { type: "boolean", title: "Tell the assignee", description: "Jira sends an e-mail" },
  },
};

const proposal = {
  project_key: "AR",
  summary: "Collect INV-20418 from Marlow & Finch Cafés",
  description:
    "63 days overdue, $9,840.00 outstanding. Last contact 4 November by e-mail. Terms: net 30, credit limit $12,000.",
  priority: "Medium",
  due_date: "2026-11-27",
  story_points: 3,
  labels: ["overdue", "wholesale"],
  notify: true,
};

const meta = {
  title: "Form/SchemaForm",
  component: SchemaForm,
  args: { schema, value: proposal, original: proposal, layout: "side", onChange: fn() },
  render: (args) => (
    <div className="max-w-dialog-lg p-5">
      <Stateful {...args} />
    </div>
  ),
} satisfies Meta<typeof SchemaForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    layout: "stacked",
    decorate: (key) =>
      key === "description" ? (
        <p className="flex items-center gap-1.5 text-12 text-muted">
          <Icon icon={Info} size="sm" />
          Contains text from QuickBooks
        </p>
      ) : null,
  },
};

export const EditedAndUndone: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const summary = canvas.getByRole("textbox", { name: "Summary" });
    await userEvent.clear(summary);
    await userEvent.type(summary, "Call them");
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { ...proposal, summary: "Call them" },
      { changedKeys: ["summary"], valid: true },
    );
    await expect(canvas.getByText(/^Was\b/)).toHaveTextContent(`Was ${proposal.summary}`);
    await userEvent.click(canvas.getByRole("button", { name: "Undo Summary" }));
    await expect(summary).toHaveValue(proposal.summary);
    await expect(summary).toHaveFocus();
    // Reverted to the proposal, it is the same object, not a copy.
    const last = args.onChange.mock.lastCall;
    await expect(last?.[0]).toBe(proposal);
    await expect(last?.[1]).toEqual({ changedKeys: [], valid: true });
  },
};

export const Edited: Story = {
  args: { value: { ...proposal, priority: "High", story_points: 5 } },
};

export const KeepsTypes: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step("MUST keep the type of each answer", async () => {
      const points = canvas.getByRole("textbox", { name: "Story points" });
      await userEvent.clear(points);
      await userEvent.type(points, "8");
      await expect(args.onChange).toHaveBeenLastCalledWith(
        { ...proposal, story_points: 8 },
        { changedKeys: ["story_points"], valid: true },
      );
      await userEvent.type(points, "x");
      await expect(points).toHaveAccessibleDescription("Enter a number.");
      await expect(args.onChange.mock.lastCall?.[1]).toMatchObject({
        valid: false,
      });
    });
  },
};

export const BrokenJson: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const labels = canvas.getByRole("textbox", { name: "Labels" });
    await userEvent.clear(labels);
    await userEvent.type(labels, '[["a",]');
    await expect(labels).toHaveValue('["a",]');
    await expect(labels).toHaveAccessibleDescription("Not valid JSON: line 1, column 6.");
    await expect(args.onChange.mock.lastCall?.[1]).toMatchObject({
      valid: false,
    });
  },
};

export const Choice: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: /^Priority/ }));
    await userEvent.click(await screen.findByRole("option", { name: "High" }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        { ...proposal, priority: "High" },
        { changedKeys: ["priority"], valid: true },
      ),
    );
    await userEvent.click(canvas.getByRole("switch", { name: "Tell the assignee" }));
    await expect(args.onChange.mock.lastCall?.[0]).toMatchObject({
      notify: false,
    });
  },
};

export const PlainWords: Story = {
  name: "Choices in plain words begin with a capital; a date is not explained",
  args: {
    schema: {
      type: "object",
      properties: {
        priority: { type: "string", enum: ["low", "medium", "high"] },
        due_date: { type: "string", format: "date", description: "For example, 2027-03-31." },
      },
    },
    value: { priority: "medium", due_date: "2026-11-27" },
    original: { priority: "medium", due_date: "2026-11-27" },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/A date such as/)).toBeNull();
    const choice = canvas.getByRole("combobox", { name: /^Priority/ });
    await expect(choice).toHaveTextContent("Medium");
    await userEvent.click(choice);
    await userEvent.click(await screen.findByRole("option", { name: "High" }));
    // The value stays as the schema spells it.
    await expect(args.onChange.mock.lastCall?.[0]).toMatchObject({ priority: "high" });
    await expect(canvas.getByText("Medium", { selector: "bdi" })).toBeVisible();
  },
};

const hostileKeys = ["a.b", "x.999999999", "root", "__proto__", "constructor", ""];

export const AnyKey: Story = {
  name: "Any key [F1]",
  args: {
    layout: "stacked",
    original: undefined,
    schema: {
      type: "object",
      properties: Object.fromEntries(
        hostileKeys.map((key) => [key, { type: "string", title: `Key ${key}.` }]),
      ),
    },
    value: Object.fromEntries(hostileKeys.map((key) => [key, "old"])),
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await step("MUST survive any key: dots, numbers, `__proto__`, none", async () => {
      for (const key of hostileKeys) {
        const input = canvas.getByLabelText(`Key ${key}.`);
        await userEvent.type(input, "!");
      }
      const last: Record<string, unknown> = args.onChange.mock.lastCall?.[0];
      await expect(Object.entries(last)).toEqual(hostileKeys.map((key) => [key, "old!"]));
    });
  },
};

export const UnknownKeys: Story = {
  args: {
    schema: { properties: { summary: { type: "string" } } },
    value: { summary: "Collect", bcc: "someone@halden.example", silent: true },
    original: undefined,
  },
  play: async ({ canvas, step }) => {
    await step("MUST show every key that would be sent", async () => {
      await expect(canvas.getByRole("textbox", { name: "Bcc" })).toHaveValue(
        "someone@halden.example",
      );
      await expect(canvas.getByRole("switch", { name: "Silent" })).toBeChecked();
    });
  },
};

/** The keys in the order of a database that sorts them: short ones first. */
const sorted = {
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties).sort(([one], [other]) => one.length - other.length),
  ),
};

export const SortedMeanwhile: Story = {
  name: "The same questions in another order",
  render: function Sorting(args) {
    const [now, setNow] = useState(schema);
    return (
      <div className="grid max-w-dialog-lg gap-4 p-5">
        <Button onClick={() => setNow(sorted as typeof schema)}>Sort</Button>
        <Stateful {...args} schema={now} />
      </div>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const points = canvas.getByRole("textbox", { name: "Story points" });
    await userEvent.clear(points);
    await userEvent.type(points, "many");
    await userEvent.click(canvas.getByRole("button", { name: "Sort" }));
    await step(
      "MUST keep each control and what is typed at its question, whatever the order of the questions",
      async () => {
        await expect(canvas.getByRole("textbox", { name: "Story points" })).toHaveValue("many");
        await expect(canvas.getByLabelText("Due date")).toHaveAttribute("type", "date");
        await expect(canvas.getByRole("textbox", { name: "Description" })).toHaveProperty(
          "tagName",
          "TEXTAREA",
        );
        await expect(canvas.getByRole("switch", { name: "Tell the assignee" })).toBeChecked();
      },
    );
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const Mobile: Story = { globals: { viewport: { value: "mobile", isRotated: false } } };
