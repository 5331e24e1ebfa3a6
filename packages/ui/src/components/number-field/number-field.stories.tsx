import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
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
  play: async ({ canvas, userEvent, args, step }) => {
    const input = canvas.getByRole("spinbutton", { name: "Max Tool Calls" });
    await step("MUST be a spinbutton with its value and the ends of its range", async () => {
      await expect(input).toHaveAttribute("aria-valuenow", "6");
      await expect(input).toHaveAttribute("aria-valuemin", "1");
      await expect(input).toHaveAttribute("aria-valuemax", "20");
    });
    await step("MUST name its two steps by what they change", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Increase Max Tool Calls" }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(7);
      await userEvent.click(canvas.getByRole("button", { name: "Decrease Max Tool Calls" }));
      await expect(input).toHaveValue("6");
    });
  },
};

export const Playground: Story = { args: { step: 0.5, size: "md" } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole("spinbutton");
    input.focus();
    await step(
      "MUST step by arrows and page keys, and go to its ends by Home and End",
      async () => {
        await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
        await expect(input).toHaveValue("7");
        await userEvent.keyboard("{PageUp}");
        await expect(input).toHaveValue("17");
        await userEvent.keyboard("{PageDown}");
        await expect(input).toHaveValue("7");
        await userEvent.keyboard("{Home}");
        await expect(input).toHaveValue("1");
        await userEvent.keyboard("{End}");
        await expect(input).toHaveValue("20");
      },
    );
    await expect(canvas.getByRole("button", { name: "Increase Max Tool Calls" })).toBeDisabled();
  },
};

export const OutsideTheRange: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const input = canvas.getByRole("spinbutton", { name: "Max Tool Calls" });
    await step("MUST mark a number outside of its range", async () => {
      await userEvent.clear(input);
      await userEvent.type(input, "99");
      await expect(input).toBeInvalid();
      await expect(args.onValueChange).not.toHaveBeenCalledWith(99);
    });
    await step("MUST bring a number into its range on blur", async () => {
      await userEvent.tab();
      await expect(input).toHaveValue("20");
      await expect(input).not.toBeInvalid();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(20);
    });
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

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton")).toBeDisabled();
    for (const button of canvas.getAllByRole("button", { name: /Max Tool Calls/ })) {
      await expect(button).toBeDisabled();
    }
  },
};

export const Matrices: Story = {
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
      <Field label="Invalid" layout="side" error="At least 5 minutes.">
        <Counter value={5} onValueChange={fn()} />
      </Field>
      <Field label={roughTexts.unbreakable} hint={roughTexts.long} layout="side">
        <Counter value={5} onValueChange={fn()} />
      </Field>
      <div dir="rtl">
        <Field label={roughTexts.rightToLeft} layout="side">
          <Counter value={5} onValueChange={fn()} />
        </Field>
      </div>
    </div>
  ),
};
