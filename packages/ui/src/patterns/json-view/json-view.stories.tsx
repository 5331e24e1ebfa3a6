import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Copy arguments" })).toBeInTheDocument();
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
  args: { value: Array.from({ length: 400 }, (_, index) => ({ id: index, name: `Row ${index}` })) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).not.toHaveTextContent("Row 399");
    await userEvent.click(canvas.getByRole("button", { name: "Show all 1,602 lines" }));
    await expect(canvasElement).toHaveTextContent("Row 399");
  },
};

export const HiddenCharacters: Story = {
  name: "Characters that do not show are written as escapes [A6]",
  args: { value: { file: "Invoice\u202Efdp.exe" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('"Invoice\\u202efdp.exe"')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
