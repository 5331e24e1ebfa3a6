import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { JsonView } from "./json-view.tsx";

const meta = {
  title: "Patterns/JsonView",
  component: JsonView,
  args: {
    label: "Arguments",
    value: { min_days_overdue: 30, currency: "USD", limit: 50 },
  },
} satisfies Meta<typeof JsonView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST name its block, and the button that copies it", async () => {
      await expect(canvas.getByRole("group", { name: "Arguments" })).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Copy arguments" })).toBeInTheDocument();
    });
    await step("MUST show what copies on keyboard focus", async () => {
      await userEvent.tab();
      await userEvent.tab();
      const copy = canvas.getByRole("button", { name: "Copy arguments" });
      await expect(copy).toHaveFocus();
      await waitFor(() => expect(copy.parentElement).toHaveStyle({ opacity: "1" }));
    });
  },
};

export const Playground: Story = {};

export const Nested: Story = {
  args: {
    value: {
      task: { id: "0193", open: true, owner: null, tags: ["a", "b"], score: -0.5 },
      note: "two\nlines",
    },
  },
};

export const Long: Story = {
  name: "Long values are folded with their count [CHAT-42 LO-35]",
  args: { value: Array.from({ length: 120 }, (_, index) => ({ id: index, name: `Row ${index}` })) },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step("MUST say how many lines are folded", async () => {
      await expect(canvasElement).not.toHaveTextContent("Row 119");
      await userEvent.click(canvas.getByRole("button", { name: "Show all 482 lines" }));
    });
    await expect(canvasElement).toHaveTextContent("Row 119");
  },
};

export const VeryLong: Story = {
  name: "Very long values are shown page by page, and a very long line in pieces [C15]",
  args: {
    value: [
      "x".repeat(5_000),
      ...Array.from({ length: 400 }, (_, index) => ({ id: index, name: `Row ${index}` })),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step("MUST show a very long value page by page", async () => {
      const more = () => canvas.getByRole("button", { name: /^Show / });
      await expect(more()).toHaveTextContent("Show 500 more of 1,605 lines");
      await userEvent.click(more());
      await userEvent.click(more());
      await userEvent.click(more());
      await expect(canvasElement).not.toHaveTextContent("Row 399");
      await expect(more()).toHaveTextContent("Show all 1,605 lines");
      await userEvent.click(more());
      await expect(canvasElement).toHaveTextContent("Row 399");
    });
  },
};

export const ByKeyboard: Story = {
  args: { value: Array.from({ length: 30 }, (_, index) => ({ id: index })) },
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST let a keyboard scroll it", async () => {
      const block = canvas.getByRole("group", { name: "Arguments" });
      await userEvent.tab();
      await expect(block).toHaveFocus();
      await expect(block.scrollHeight).toBeGreaterThan(block.clientHeight);
    });
  },
};

export const HiddenCharacters: Story = {
  name: "Characters that do not show are written as escapes [A6]",
  args: { value: { file: "Invoice\u202Efdp.exe" } },
  play: async ({ canvas, step }) => {
    await step("MUST write characters that do not show as escapes", async () => {
      await expect(canvas.getByText('"Invoice\\u202efdp.exe"')).toBeVisible();
    });
  },
};
