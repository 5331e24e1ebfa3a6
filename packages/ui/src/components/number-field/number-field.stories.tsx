import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Field } from "../field/field.tsx";
import { NumberField, type NumberFieldProps } from "./number-field.tsx";

function Counter(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <NumberField
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          props.onValueChange(next);
        }}
      />
      <button type="button" className="sr-only">
        elsewhere
      </button>
    </>
  );
}

const meta = {
  title: "Components/NumberField",
  component: NumberField,
  args: { "aria-label": "Max Tool Calls", value: 6, min: 1, max: 20, onValueChange: fn() },
  render: (args) => <Counter {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More Max Tool Calls" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(7);
    await userEvent.click(canvas.getByRole("button", { name: "Less Max Tool Calls" }));
    await expect(canvas.getByRole("spinbutton")).toHaveValue("6");
  },
};

export const Playground: Story = { args: { step: 0.5, size: "md" } };

export const OutsideTheRange: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("spinbutton", { name: "Max Tool Calls" });
    await userEvent.clear(input);
    await userEvent.type(input, "99");
    await expect(input).toBeInvalid();
    await userEvent.tab();
    await expect(input).toHaveValue("20");
    await expect(input).not.toBeInvalid();
    await expect(args.onValueChange).not.toHaveBeenCalledWith(99);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(20);
  },
};

export const NoNumber: Story = {
  args: { fallback: 10 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("spinbutton");
    await userEvent.clear(input);
    await userEvent.type(input, "many");
    await userEvent.tab();
    await expect(input).toHaveValue("10");
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("spinbutton");
    input.focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(input).toHaveValue("8");
    await userEvent.keyboard("{End}");
    await expect(input).toHaveValue("20");
    await expect(canvas.getByRole("button", { name: "More Max Tool Calls" })).toBeDisabled();
  },
};

export const Sizes: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid max-w-form gap-4">
      {(["sm", "md", "lg"] as const).map((size) => (
        <Field key={size} label={`Size ${size}`} layout="side">
          <Counter value={5} min={1} max={10} size={size} onValueChange={fn()} />
        </Field>
      ))}
      <Field label="Disabled" layout="side" disabled>
        <Counter value={5} onValueChange={fn()} />
      </Field>
      <Field label="Large number" layout="side">
        <Counter value={1_000_000} onValueChange={fn()} />
      </Field>
    </div>
  ),
};
