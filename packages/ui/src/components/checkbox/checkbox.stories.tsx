import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Components/Checkbox",
  component: Checkbox,
  parameters: { contract: { control: "checkbox-control" } },
  args: { children: "Verify before running", onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step("MUST be ticked by a press on its words", async () => {
      await userEvent.click(canvas.getByText("Verify before running"));
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
      await expect(canvas.getByRole("checkbox", { name: "Verify before running" })).toBeChecked();
    });
    await step("MUST be ticked by the space bar", async () => {
      canvas.getByRole("checkbox").focus();
      await userEvent.keyboard(" ");
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
      await expect(canvas.getByRole("checkbox")).not.toBeChecked();
    });
  },
};

export const Playground: Story = { args: { hint: "Every call waits for your approval." } };

export const Hint: Story = {
  parameters: { contract: {} },
  args: { hint: "Every call waits for your approval." },
  play: async ({ canvas, step }) => {
    await step("MUST be described by its hint", async () => {
      await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(
        "Every call waits for your approval.",
      );
    });
  },
};

export const Some: Story = {
  args: { checked: "indeterminate", children: "(3 / 12)" },
  play: async ({ canvas, step }) => {
    await step("MUST read as mixed while only some of its list is ticked", async () => {
      await expect(canvas.getByRole("checkbox", { name: "(3 / 12)" })).toBePartiallyChecked();
    });
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("Verify before running"));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

export const WithoutWords: Story = {
  parameters: { contract: { control: "checkbox" } },
  args: { children: undefined, "aria-label": "Select Refund check" },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole("checkbox", { name: "Select Refund check" });
    await step("MUST be a target of at least 24 px, even without a label", async () => {
      const { left, top, width, height } = box.getBoundingClientRect();
      for (const [x, y] of [
        [left + width / 2, top + height / 2 - 11],
        [left + width / 2, top + height / 2 + 11],
        [left + width / 2 - 11, top + height / 2],
        [left + width / 2 + 11, top + height / 2],
      ] as const) {
        await expect(document.elementFromPoint(x, y)).toBe(box);
      }
    });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid max-w-66 gap-3">
      <Checkbox defaultChecked>Enabled</Checkbox>
      <Checkbox>Verify before running</Checkbox>
      <Checkbox checked="indeterminate">(3 / 12)</Checkbox>
      <Checkbox disabled>Not available</Checkbox>
      <Checkbox disabled defaultChecked>
        Not available, on
      </Checkbox>
      <Checkbox disabled checked="indeterminate">
        Not available, some
      </Checkbox>
      <Checkbox aria-invalid>Has to be ticked</Checkbox>
      <Checkbox hint={roughTexts.long}>{roughTexts.unbreakable}</Checkbox>
      <div dir="rtl">
        <Checkbox defaultChecked hint={roughTexts.rightToLeft}>
          {roughTexts.rightToLeft}
        </Checkbox>
      </div>
    </div>
  ),
};
