import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { CopyButton } from "./copy-button.tsx";

const meta = {
  title: "Components/CopyButton",
  component: CopyButton,
  args: { text: "sk-test", label: "Copy key" },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: "md" } };
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const writeText = fn(async () => undefined);
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
    await userEvent.click(canvas.getByRole("button", { name: "Copy key" }));
    await expect(writeText).toHaveBeenCalledWith("sk-test");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied"));
  },
};
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    const writeText = () => Promise.reject(new Error("refused"));
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
    await userEvent.click(canvas.getByRole("button", { name: "Copy key" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copying failed"));
  },
};
