import type { Meta, StoryObj } from "@storybook/react-vite";
import { Search, X } from "lucide-react";
import { expect } from "storybook/test";
import { Matrix, roughTexts } from "../../testing/matrix.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { TextInput } from "./text-input.tsx";

const meta = {
  title: "Components/TextInput",
  component: TextInput,
  args: { "aria-label": "Search chats", placeholder: "Search chats" },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox", { name: "Search chats" });
    await userEvent.type(input, "invoices");
    await expect(input).toHaveValue("invoices");
  },
};
export const Playground: Story = {
  args: { iconStart: Search, end: <IconButton label="Clear" icon={X} size="xs" /> },
};
export const SearchBox: Story = { args: { variant: "search", iconStart: Search, size: "sm" } };
export const States: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix
      rows={["sm", "md", "lg"] as const}
      columns={["rest", "invalid", "disabled", "read only", "with icon"] as const}
    >
      {(size, state) => (
        <TextInput
          aria-label={`${size} ${state}`}
          size={size}
          invalid={state === "invalid" || undefined}
          disabled={state === "disabled"}
          readOnly={state === "read only"}
          iconStart={state === "with icon" ? Search : undefined}
          defaultValue={roughTexts.unbreakable}
        />
      )}
    </Matrix>
  ),
};
