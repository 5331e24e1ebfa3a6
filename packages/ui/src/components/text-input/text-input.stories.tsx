import type { Meta, StoryObj } from "@storybook/react-vite";
import { Search, X } from "lucide-react";
import { expect } from "storybook/test";
import { Matrix, roughTexts } from "../../testing/matrix.tsx";
import { Field } from "../field/field.tsx";
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
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole("textbox");
    await step("MUST be named by its field, or by its own label", async () => {
      await expect(input).toHaveAccessibleName("Search chats");
    });
    await userEvent.type(input, "invoices");
    await expect(input).toHaveValue("invoices");
  },
};

export const Playground: Story = {
  args: { iconStart: Search, end: <IconButton label="Clear" icon={X} size="xs" /> },
};

export const InAField: Story = {
  args: { "aria-label": undefined },
  render: (args) => (
    <Field label="Project key" hint="As it stands before the number of an issue.">
      <TextInput {...args} />
    </Field>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST be named by its field, or by its own label", async () => {
      const input = canvas.getByRole("textbox", { name: "Project key" });
      await expect(input).toHaveAccessibleDescription(
        "As it stands before the number of an issue.",
      );
    });
  },
};

export const SearchBox: Story = {
  args: { variant: "search", iconStart: Search, size: "sm" },
  parameters: { contract: { control: "text-input-control" } },
};

export const Invalid: Story = {
  args: { invalid: true, defaultValue: "ops board" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: "halden.atlassian.example" },
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST show its value where it cannot be changed, and take no other", async () => {
      const input = canvas.getByRole("textbox");
      await userEvent.type(input, "x");
      await expect(input).toHaveFocus();
      await expect(input).toHaveValue("halden.atlassian.example");
    });
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: "mobile", isRotated: false } },
  play: async ({ canvas, step }) => {
    await step("MUST be 16 px on a phone, so that it does not zoom in", async () => {
      await expect(getComputedStyle(canvas.getByRole("textbox")).fontSize).toBe("16px");
    });
  },
};

export const Matrices: Story = {
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
