import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bot, ShieldCheck, Zap } from "lucide-react";
import { expect, fn, waitFor } from "storybook/test";
import { Matrix, roughTexts } from "../../testing/matrix.tsx";
import { Badge } from "../badge/badge.tsx";
import { Field } from "../field/field.tsx";
import { RadioGroup, type RadioGroupProps } from "./radio-group.tsx";
import { RadioItem } from "./radio-item.tsx";

const answers = [
  <RadioItem key="new" value="new">
    Only new items
  </RadioItem>,
  <RadioItem key="open" value="open" hint="Also what was read elsewhere.">
    Everything that is open
  </RadioItem>,
  <RadioItem key="all" value="all" hint="Needs a larger plan." disabled>
    The last twelve months
  </RadioItem>,
];

const meta = {
  title: "Components/RadioGroup",
  component: RadioGroup,
  args: {
    "aria-label": "Items to read",
    defaultValue: "new",
    onValueChange: fn(),
    children: answers,
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step("MUST be chosen by a press anywhere on its row", async () => {
      await userEvent.click(canvas.getByText("Also what was read elsewhere."));
      await expect(args.onValueChange).toHaveBeenLastCalledWith("open");
    });
    await step(
      "MUST name an answer by its words alone and give its hint as a description",
      async () => {
        const answer = canvas.getByRole("radio", { name: "Everything that is open" });
        await expect(answer).toBeChecked();
        await expect(answer).toHaveAccessibleDescription("Also what was read elsewhere.");
      },
    );
  },
};

export const Playground: Story = { args: { variant: "card", orientation: "vertical" } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step(
      "MUST be one stop for the Tab key, and move its choice with the arrow keys",
      async () => {
        await userEvent.tab();
        await expect(canvas.getByRole("radio", { name: "Only new items" })).toHaveFocus();
        // Held as a finger holds it: the choice follows while the key is down.
        await userEvent.keyboard("{ArrowDown>}");
        await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith("open"));
        await expect(canvas.getByRole("radio", { name: /open/ })).toHaveFocus();
        await userEvent.keyboard("{/ArrowDown}");
        // The third is disabled: the arrow wraps to the first.
        await userEvent.keyboard("{ArrowDown>}");
        await waitFor(() =>
          expect(canvas.getByRole("radio", { name: "Only new items" })).toBeChecked(),
        );
        await userEvent.keyboard("{/ArrowDown}");
        await userEvent.tab();
        await expect(canvas.getByRole("radiogroup")).not.toContainElement(
          document.activeElement as HTMLElement,
        );
      },
    );
  },
};

export const InAField: Story = {
  args: { "aria-label": undefined, defaultValue: undefined },
  render: (args) => (
    <Field label="Items to read" hint="You can change it later." error="Choose one." required>
      <RadioGroup {...args} />
    </Field>
  ),
  play: async ({ canvas, step }) => {
    await step(
      "MUST be named by the field around it, and described by error first, then hint",
      async () => {
        const group = canvas.getByRole("radiogroup", { name: "Items to read" });
        await expect(group).toHaveAccessibleDescription("Choose one. You can change it later.");
        await expect(group).toHaveAttribute("aria-invalid", "true");
        await expect(group).toBeRequired();
      },
    );
  },
};

export const Cards: Story = {
  args: {
    variant: "card",
    "aria-label": "Approval",
    defaultValue: "ask",
    className: "max-w-form",
    children: [
      <RadioItem
        key="ask"
        value="ask"
        icon={ShieldCheck}
        hint="Every call that changes something waits for your answer."
        end={<Badge>Recommended</Badge>}
      >
        Ask before each change
      </RadioItem>,
      <RadioItem key="sends" value="sends" icon={Bot} hint="Only what leaves the house waits.">
        Ask before sending
      </RadioItem>,
      <RadioItem key="never" value="never" icon={Zap} hint="An administrator allows it." disabled>
        Never ask
      </RadioItem>,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Ask before sending" }));
    await expect(canvas.getByRole("radio", { name: "Ask before sending" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Never ask" })).toBeDisabled();
  },
};

export const CardsBesideEachOther: Story = {
  args: { ...Cards.args, orientation: "horizontal", className: undefined },
};

export const Horizontal: Story = { args: { orientation: "horizontal" } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("Everything that is open"));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  args: {
    orientation: "horizontal",
    children: ["one", "two", "three"].map((name) => (
      <RadioItem key={name} value={name}>
        {name}
      </RadioItem>
    )),
    defaultValue: "one",
  },
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent, args, step }) => {
    await step("MUST follow the writing direction with the left and right arrow keys", async () => {
      await userEvent.tab();
      await userEvent.keyboard("{ArrowLeft>}");
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith("two"));
      await userEvent.keyboard("{/ArrowLeft}{ArrowRight>}");
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith("one"));
      await userEvent.keyboard("{/ArrowRight}");
      const group = canvas.getByRole("radiogroup");
      await expect(getComputedStyle(group).direction).toBe("rtl");
    });
  },
};

const states = ["rest", "invalid", "disabled"] as const;

function Rough({ state, ...rest }: RadioGroupProps & { state: (typeof states)[number] }) {
  return (
    <RadioGroup
      aria-label={state}
      defaultValue="long"
      invalid={state === "invalid"}
      disabled={state === "disabled"}
      className="w-66"
      {...rest}
    >
      <RadioItem value="short">Short</RadioItem>
      {Object.entries(roughTexts).map(([name, text]) => (
        <RadioItem key={name} value={name} hint={text} icon={Bot} end="2">
          {text}
        </RadioItem>
      ))}
    </RadioGroup>
  );
}

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix rows={["plain", "card"] as const} columns={states}>
      {(variant, state) => (
        <Rough variant={variant} state={state} aria-label={`${variant} ${state}`} />
      )}
    </Matrix>
  ),
};
