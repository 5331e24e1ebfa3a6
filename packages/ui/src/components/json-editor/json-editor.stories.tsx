import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { Matrix, roughTexts } from "../../testing/matrix.tsx";
import { Field } from "../field/field.tsx";
import { JsonEditor, type JsonEditorProps } from "./json-editor.tsx";
import { type JsonChange, useJsonText } from "./use-json-text.ts";

const proposal = { title: "Call Paris", priority: "high", estimate: 3, labels: ["eu", "vip"] };

/** A JSON value in a form's state. */
function Stateful({
  given = proposal,
  onValueChange,
  ...rest
}: { given?: unknown; onValueChange?: (change: JsonChange) => void } & Partial<JsonEditorProps>) {
  const { editor } = useJsonText(given, onValueChange);
  return (
    <Field className="max-w-form" label="Arguments">
      <JsonEditor {...editor} {...rest} />
    </Field>
  );
}

const onValueChange = fn();
const meta = {
  title: "Components/JsonEditor",
  component: JsonEditor,
  args: { text: JSON.stringify(proposal, null, 2) },
  render: ({ text: _text, ...args }) => <Stateful {...args} onValueChange={onValueChange} />,
} satisfies Meta<typeof JsonEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = ["rest", "invalid", "read only", "disabled"] as const;
const texts = {
  short: '{ "a": 1 }',
  empty: "",
  long: JSON.stringify(roughTexts, null, 2),
} as const;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("MUST hand back the very value while nothing was written [A7]", async () => {
      onValueChange.mockClear();
      const text = canvas.getByRole("textbox", { name: "Arguments" });
      const printed = (text as HTMLTextAreaElement).value;
      await fireEvent.change(text, { target: { value: "{}" } });
      await expect(onValueChange).toHaveBeenLastCalledWith({ value: {}, mistake: null });
      await fireEvent.change(text, { target: { value: printed } });
      await expect(onValueChange.mock.lastCall?.[0].value).toBe(proposal);
    });
  },
};

export const Playground: Story = {};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix rows={Object.keys(texts) as (keyof typeof texts)[]} columns={states}>
      {(row, state) => (
        <div className="w-60">
          <JsonEditor
            aria-label={`${row} ${state}`}
            disabled={state === "disabled"}
            mistake={state === "invalid" ? { problem: "syntax", line: 1, column: 1 } : null}
            readOnly={state === "read only"}
            text={texts[row]}
          />
        </div>
      )}
    </Matrix>
  ),
};

export const Invalid: Story = {
  name: "Invalid [A8]",
  play: async ({ canvas, step, userEvent }) => {
    const text = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: "Arguments" });
    const lines = (name: (at: number) => string) =>
      Array.from({ length: 60 }, (_, at) => `  "${name(at)}": [1, 2],`).join("\n");
    const broken = `{\n${lines(() => "a")}\n  "b" high\n}`;
    const numbered = `{\n${lines((at) => `a${at}`)}\n  "b" high\n}`;
    await step("MUST keep text and caret when the text cannot be read [A8]", async () => {
      text.focus();
      await fireEvent.change(text, { target: { value: broken } });
      text.setSelectionRange(4, 4);
      await userEvent.tab();
      await expect(text).toHaveValue(broken);
      await expect(text.selectionStart).toBe(4);
    });
    await step(
      "MUST say what is wrong with line and column, and go there on a press [A8]",
      async () => {
        await expect(canvas.getByRole("alert")).toHaveTextContent(
          "Duplicate key: line 3, column 3.",
        );
        await fireEvent.change(text, {
          target: { value: numbered },
        });
        await expect(text).toBeInvalid();
        await expect(text).toHaveAccessibleDescription(/Not valid JSON: line 62, column 7\./);
        await userEvent.click(canvas.getByRole("button", { name: "Go to line 62, column 7" }));
        await expect(text).toHaveFocus();
        await expect(text.value.slice(text.selectionStart, text.selectionStart + 4)).toBe("high");
        await expect(text.scrollTop).toBeGreaterThan(0);
      },
    );
  },
};

export const UnsafeNumber: Story = {
  args: { mistake: { problem: "unsafe-number", line: 2, column: 9 } },
  render: ({ text: _text, ...args }) => (
    <Field className="max-w-form" label="Arguments">
      <JsonEditor {...args} text={'{\n  "id": 1e999\n}'} />
    </Field>
  ),
};

export const OtherWords: Story = {
  args: { message: "Arguments must be a JSON object, not a list.", text: "[1, 2]" },
  render: (args) => (
    <Field className="max-w-form" label="Arguments">
      <JsonEditor {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("not a list");
    await expect(canvas.queryByRole("button", { name: /Go to/ })).toBeNull();
  },
};

export const Keys: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step(
      "MUST let Tab and Shift+Tab leave, and indent by Ctrl + ] and Ctrl + [",
      async () => {
        const text = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: "Arguments" });
        await expect(text).toHaveAccessibleDescription(/Ctrl \+ \] indents/);
        const before = text.value;
        await userEvent.click(text);
        text.setSelectionRange(4, 4);
        await userEvent.keyboard("{Control>}{]}{/Control}");
        await expect(text.value).toBe(before.replace('  "title"', '    "title"'));
        await expect(text.selectionStart).toBe(6);
        await userEvent.keyboard("{Control>}{[}{/Control}");
        await expect(text.value).toBe(before);
        await userEvent.tab();
        await expect(canvas.getByRole("button", { name: "Format" })).toHaveFocus();
        await userEvent.tab({ shift: true });
        await expect(text).toHaveFocus();
        await userEvent.tab({ shift: true });
        await expect(text).not.toHaveFocus();
        await expect(text.value).toBe(before);
      },
    );
  },
};

export const Formatted: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const text = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: "Arguments" });
    const button = canvas.getByRole("button", { name: "Format" });
    await step("MUST format the text without changing a value", async () => {
      await fireEvent.change(text, { target: { value: '{"total":1.0,"tags":["eu"],"none":{}}' } });
      await userEvent.click(button);
      await expect(text).toHaveValue(
        '{\n  "total": 1.0,\n  "tags": [\n    "eu"\n  ],\n  "none": {}\n}',
      );
      await expect(button).toHaveFocus();
      await expect(canvas.getByText("Formatted")).toHaveAttribute("role", "status");
    });
    await fireEvent.change(text, { target: { value: "{" } });
    await userEvent.click(button);
    await expect(canvas.getByRole("alert")).toHaveTextContent("line 1, column 2");
    await expect(text).toHaveValue("{");
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Arguments" })).toHaveAttribute("readonly");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** Some 40 000 lines. */
const megabyte = Array.from({ length: 5_600 }, (_, id) => ({
  id,
  name: `Account number ${id}`,
  tags: ["wholesale"],
  open: id % 2 === 0,
  note: "Delivered on Tuesdays, billed at the end of the month, owned by nobody",
}));

export const Megabyte: Story = {
  name: "A megabyte [C15]",
  render: () => <Stateful given={megabyte} onValueChange={onValueChange} />,
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const text = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: "Arguments" });
    await step(
      "MUST render only the line numbers in view, and debounce parsing of a long text",
      async () => {
        await expect(text.value.length).toBeGreaterThan(1_000_000);
        const lines = canvasElement.querySelector("[data-slot=json-editor-lines]");
        await expect(lines?.querySelectorAll("[class*=block]").length).toBeLessThan(80);
        onValueChange.mockClear();
        await fireEvent.change(text, { target: { value: `${text.value} ` } });
        await expect(onValueChange).not.toHaveBeenCalled();
        await waitFor(() => expect(onValueChange).toHaveBeenCalledTimes(1), { timeout: 5_000 });
        text.scrollTop = 20 * 20_000;
        await waitFor(() => expect(lines).toHaveTextContent("20001"));
      },
    );
    text.scrollTop = 0;
    await waitFor(() => expect(canvasElement).toHaveTextContent("123"));
    await userEvent.click(document.body);
  },
};

export const Smallest: Story = { globals: { viewport: { value: "smallest" } } };
