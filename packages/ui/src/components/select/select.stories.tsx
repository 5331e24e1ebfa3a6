import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { holdLateParts } from "../../internal/lazy-module.ts";
import { Matrix, roughTexts } from "../../testing/matrix.tsx";
import { Field } from "../field/field.tsx";
import { Select, type SelectProps } from "./select.tsx";

function Stateful(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

const models = [
  { value: "openai:gpt-4o", label: "openai:gpt-4o" },
  { value: "google:gemini-1.5-pro-latest", label: "google:gemini-1.5-pro-latest" },
  {
    value: "google:gemini-1.5-flash-latest",
    label: "google:gemini-1.5-flash-latest",
    disabled: true,
    hint: "No key is set for it.",
  },
];

const meta = {
  title: "Components/Select",
  component: Select,
  args: { options: models, value: "openai:gpt-4o", onValueChange: fn(), "aria-label": "Model" },
  render: (args) => (
    <div className="max-w-66">
      <Stateful {...args} />
    </div>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole("combobox", { name: "Model" });
    await userEvent.click(select);
    await userEvent.click(
      await screen.findByRole("option", { name: "google:gemini-1.5-pro-latest" }),
    );
    await expect(args.onValueChange).toHaveBeenCalledWith("google:gemini-1.5-pro-latest");
    await waitFor(() => expect(select).toHaveFocus());
    await expect(select).toHaveTextContent("google:gemini-1.5-pro-latest");
  },
};

export const Playground: Story = { args: { value: undefined } };

let slow = Promise.withResolvers<void>();

/** The list, loaded with the first press, has not arrived. */
export const Loading: Story = {
  beforeEach: () => {
    slow = Promise.withResolvers<void>();
    return holdLateParts(slow.promise);
  },
  render: (args) => (
    <div className="max-w-66">
      <Stateful {...args} />
      <Select aria-label="Other model" options={models} />
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const select = canvas.getByRole("combobox", { name: "Model" });
    const isOpen = (open: boolean) =>
      waitFor(() => expect(select).toHaveAttribute("aria-expanded", String(open)));
    await step("MUST take a press back by Escape, a press or the focus elsewhere", async () => {
      await userEvent.click(select);
      await isOpen(true);
      await expect(screen.queryByRole("listbox")).toBeNull();
      await userEvent.keyboard("{Escape}");
      await isOpen(false);
      await userEvent.click(select);
      await isOpen(true);
      await userEvent.click(canvas.getByRole("combobox", { name: "Other model" }));
      await isOpen(false);
      select.focus();
      await userEvent.keyboard("{ArrowDown}");
      await isOpen(true);
      await userEvent.tab();
      await isOpen(false);
    });
    await step("MUST open once it is loaded if the press still holds", async () => {
      await userEvent.click(select);
      await isOpen(true);
      slow.resolve();
      await screen.findByRole("listbox");
      await userEvent.keyboard("{Escape}");
      await isOpen(false);
    });
  },
};

// While the list is open the page behind it is hidden from screen readers, and focus cannot leave the list: what axe
// reports as focusable there cannot be reached.
const listOpen = { a11y: { config: { rules: [{ id: "aria-hidden-focus", enabled: false }] } } };

export const Open: Story = {
  tags: ["picture"],
  parameters: listOpen,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await step("MUST say which answer is in force", async () => {
      const chosen = await screen.findByRole("option", { selected: true });
      await expect(chosen).toHaveAccessibleName("openai:gpt-4o");
    });
    await step("MUST say why an answer cannot be chosen", async () => {
      const refused = screen.getByRole("option", { name: /flash-latest.*No key is set for it\./ });
      await expect(refused).toHaveAttribute("aria-disabled", "true");
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const select = canvas.getByRole("combobox", { name: "Model" });
    const option = (name: string) => screen.findByRole("option", { name });
    select.focus();
    await step("MUST open, move and choose by keyboard: arrows, letters, Enter", async () => {
      await userEvent.keyboard("{Enter}");
      await waitFor(async () => expect(await option("openai:gpt-4o")).toHaveFocus());
      await userEvent.keyboard("{ArrowDown}");
      await waitFor(async () => expect(await option("google:gemini-1.5-pro-latest")).toHaveFocus());
      await userEvent.keyboard("o");
      await waitFor(async () => expect(await option("openai:gpt-4o")).toHaveFocus());
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
      await expect(args.onValueChange).toHaveBeenCalledWith("google:gemini-1.5-pro-latest");
    });
    await step("MUST close by Escape and give the focus back", async () => {
      await userEvent.keyboard("{Enter}");
      await screen.findByRole("listbox");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
      await waitFor(() => expect(select).toHaveFocus());
      await expect(select).toHaveTextContent("google:gemini-1.5-pro-latest");
    });
  },
};

export const InAField: Story = {
  args: { "aria-label": undefined },
  render: (args) => (
    <Field label="Model" hint="The one that answers." error="Choose another model.">
      <Stateful {...args} />
    </Field>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST be named and described by its field", async () => {
      const select = canvas.getByRole("combobox", { name: /^Model/ });
      await expect(select).toHaveAccessibleDescription(
        "Choose another model. The one that answers.",
      );
      await expect(select).toHaveAttribute("aria-invalid", "true");
    });
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Model" })).toBeDisabled();
  },
};

export const EmptyTextIsAnAnswer: Story = {
  args: {
    options: [
      { value: "", label: "No owner" },
      { value: "a", label: "Tomás Rey" },
    ],
    value: "a",
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.click(await screen.findByRole("option", { name: "No owner" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("");
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix
      rows={["sm", "md", "lg"] as const}
      columns={["chosen", "none", "invalid", "disabled"] as const}
    >
      {(size, state) => (
        <div className="w-44">
          <Select
            aria-label={`${size} ${state}`}
            size={size}
            options={[{ value: "a", label: roughTexts.unbreakable }]}
            value={state === "none" ? undefined : "a"}
            invalid={state === "invalid" || undefined}
            disabled={state === "disabled"}
          />
        </div>
      )}
    </Matrix>
  ),
};
