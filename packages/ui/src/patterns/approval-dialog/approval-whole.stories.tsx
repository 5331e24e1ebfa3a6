import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { manyArguments, massMail, sparseCall, wideCall } from "./approval.fixtures.ts";
import { ApprovalDialog } from "./approval-dialog.tsx";
import { approvalArgs, armed, dialog, editor } from "./approval-dialog.stage.ts";

const meta = {
  title: "Patterns/ApprovalDialog/Whole",
  component: ApprovalDialog,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "40rem" } } },
  args: approvalArgs,
} satisfies Meta<typeof ApprovalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Controls whose text is wider or taller than their visible box. */
async function cutIn(window: HTMLElement): Promise<string[]> {
  await waitFor(() => expect(within(window).getAllByRole("textbox")).not.toHaveLength(0));
  return within(window)
    .getAllByRole("textbox")
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    )
    .map((box) => (box as HTMLInputElement).value);
}

export const LongList: Story = {
  name: "A long list is counted and must be opened before approving [A5 C8]",
  tags: ["picture"],
  args: { request: massMail },
  play: async ({ args }) => {
    const view = await armed();
    const approve = view.getByRole("button", { name: "Approve & Continue" });
    await expect(view.getByText(/has 4,\d+ characters/)).toHaveTextContent(/^to has/);
    await expect(approve).toHaveAccessibleDescription("Open the long value to approve.");
    await userEvent.click(approve);
    await expect(args.onApprove).not.toHaveBeenCalled();
    await userEvent.click(view.getByRole("button", { name: "Show all" }));
    await expect(view.getByText(/press@evil\.example/, { selector: "bdi" })).toBeInTheDocument();
    await waitFor(() => expect(approve).toHaveAccessibleDescription(/^Scroll to the end/));
  },
};

export const WholeValues: Story = {
  name: "Nothing of a value of some lines is cut [A5 C8]",
  args: { request: wideCall },
  play: async ({ step }) => {
    const window = await dialog();
    await step("MUST show the whole of each value, but for those that are counted", async () => {
      await expect(await cutIn(window)).toEqual([]);
    });
  },
};

export const WholeAtSmallest: Story = {
  name: "Nor is it at 320 px [A5 C8]",
  args: { request: wideCall },
  globals: { viewport: { value: "smallest" } },
  play: async () => {
    await expect(await cutIn(await dialog())).toEqual([]);
  },
};

export const DetourOverJson: Story = {
  name: "The way over the JSON leads past nothing that was not seen [A5 C8]",
  args: { request: manyArguments },
  play: async ({ args }) => {
    const { view, text } = await editor();
    const approve = view.getByRole("button", { name: "Approve & Continue" });
    await waitFor(() => expect(approve).toHaveAccessibleDescription(/^Scroll to the end/));
    await userEvent.click(approve);
    await expect(args.onApprove).not.toHaveBeenCalled();
    text.scrollTo({ top: text.scrollHeight, behavior: "instant" });
    await waitFor(() => expect(approve).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(approve);
    await expect(args.onApprove).toHaveBeenCalledTimes(1);
  },
};

export const Sparse: Story = {
  name: "What is left out, emptied and off are told apart [A7 C8]",
  args: { request: sparseCall },
  play: async ({ step }) => {
    const view = within(await dialog());
    await step(
      "MUST tell a value that is not given from one that is empty, null or off",
      async () => {
        const box = (name: RegExp) => view.findByRole("textbox", { name });
        await expect(await box(/^Title/)).toHaveAttribute("placeholder", "None");
        await expect(await box(/^Location/)).toHaveAttribute("placeholder", "null");
        await expect(await box(/^Description/)).toHaveAttribute("placeholder", "Empty text");
        await expect(await box(/^Guests/)).toHaveAttribute("placeholder", "None");
        await expect(await box(/^Seats/)).toHaveAttribute("placeholder", "None");
        await expect(view.getByRole("combobox", { name: /^Colour/ })).toHaveTextContent("null");
        await expect(view.getByRole("combobox", { name: /^Size/ })).toHaveTextContent("None");
        await expect(view.getByRole("switch", { name: /^Public/ })).toHaveAccessibleDescription("");
        await expect(
          view.getByRole("switch", { name: /^Tell the guests/ }),
        ).toHaveAccessibleDescription("None");
      },
    );
  },
};
