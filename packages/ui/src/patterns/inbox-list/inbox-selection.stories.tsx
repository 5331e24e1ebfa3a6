import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { LocaleProvider } from "../../components/locale/index.ts";
import { inboxItems, makeItems } from "./inbox-list.fixtures.ts";
import { LiveInbox } from "./inbox-list.stage.tsx";

const meta = {
  title: "Patterns/Inbox List/Selection",
  component: LiveInbox,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en" timeZone="UTC">
        <Story />
      </LocaleProvider>
    ),
  ],
  args: { items: inboxItems, onIntent: fn() },
} satisfies Meta<typeof LiveInbox>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const boxes = (canvas: Canvas) =>
  canvas.getAllByRole("checkbox").filter((box) => box.closest("li") !== null);
const ticked = (canvas: Canvas) =>
  boxes(canvas).flatMap((box, index) =>
    box.getAttribute("aria-checked") === "true" ? [index + 1] : [],
  );
const box = (canvas: Canvas, index: number) => boxes(canvas)[index - 1] as HTMLElement;

export const Default: Story = {
  name: "Some are selected [INBOX-05 INBOX-06 INBOX-13 INBOX-14 INBOX-15 INBOX-16]",
  play: async ({ canvas, userEvent, step }) => {
    const all = canvas.getByRole("checkbox", { name: /^Select all/ });
    await step("MUST count what is selected of what is shown [I3 I4]", async () => {
      for (const index of [2, 3, 6]) await userEvent.click(box(canvas, index));
      await expect(canvas.getByText("(3 / 12)")).toBeVisible();
      await expect(canvas.getByText("3 item(s) selected")).toBeVisible();
      await expect(all).toHaveAttribute("aria-checked", "mixed");
      await expect(all).toHaveAccessibleName("Select all (3 / 12)");
    });
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(canvas.queryByText("3 item(s) selected")).toBeNull();
    for (const index of [2, 3, 6]) await userEvent.click(box(canvas, index));
  },
};

export const All: Story = {
  name: "All are selected [INBOX-07]",
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole("checkbox", { name: /^Select all/ });
    await userEvent.click(all);
    await expect(canvas.getByText("(12 / 12)")).toBeVisible();
    await userEvent.click(box(canvas, 4));
    await expect(all).toHaveAttribute("aria-checked", "mixed");
    await userEvent.click(all);
    await userEvent.click(all);
    await expect(ticked(canvas)).toEqual([]);
    await userEvent.click(all);
  },
};

export const Range: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step(
      "MUST extend a range from its start by mouse and by keys, and take it back [I2]",
      async () => {
        await userEvent.click(box(canvas, 3));
        await userEvent.keyboard("{Shift>}");
        await userEvent.click(box(canvas, 6));
        await userEvent.keyboard("{/Shift}");
        await expect(ticked(canvas)).toEqual([3, 4, 5, 6]);
        await userEvent.keyboard("{Shift>}K{/Shift}");
        await expect(ticked(canvas)).toEqual([3, 4, 5]);
        await userEvent.keyboard("{Shift>}{ArrowDown}J{/Shift}");
        await expect(ticked(canvas)).toEqual([3, 4, 5, 6, 7]);
        await userEvent.keyboard("{Shift>}KKKKK{/Shift}");
        await expect(ticked(canvas)).toEqual([2, 3]);
      },
    );
  },
};

export const ArrivalsStayOut: Story = {
  name: "What comes in stays unselected [I3]",
  args: { arriving: 2 },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Select all/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Receive" }));
    await expect(canvas.getByText("(12 / 14)")).toBeVisible();
    await step(
      "MUST keep what is in view in its place when items come in above, and say how many [I9]",
      async () => {
        await expect(within(canvas.getByRole("list")).getAllByRole("listitem")).toHaveLength(14);
        await expect(canvas.getByText("2 new")).toBeInTheDocument();
      },
    );
    await expect(ticked(canvas)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  },
};

export const Together: Story = {
  name: "Acted on together [INBOX-14 INBOX-15]",
  play: async ({ args, canvas, userEvent }) => {
    for (const index of [6, 2]) await userEvent.click(box(canvas, index));
    await userEvent.click(canvas.getByRole("button", { name: "Archive Selected" }));
    await expect(args.onIntent).toHaveBeenLastCalledWith({
      type: "archive",
      ids: ["i-2", "i-6"],
      of: "selection",
    });
    await expect(canvas.getByText("(0 / 10)")).toBeVisible();
  },
};

export const AcrossThousands: Story = {
  name: "A range across rows that are not rendered [I2 I7]",
  args: { items: makeItems(10_000) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll("[data-slot=inbox-list] *").length).toBeLessThan(
      400,
    );
    await userEvent.click(box(canvas, 2));
    const scroller = canvasElement.querySelector("[data-slot=inbox-scroller]") as HTMLElement;
    scroller.scrollTop = 100_000;
    const far = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>("[data-item-id=m-2510]");
      if (found === null) throw new Error("not rendered yet");
      return found;
    });
    await userEvent.keyboard("{Shift>}");
    await userEvent.click(within(far).getByRole("checkbox"));
    await userEvent.keyboard("{/Shift}");
    await expect(canvas.getByText("(2510 / 10000)")).toBeVisible();
    scroller.scrollTop = 0;
    await waitFor(() => expect(canvasElement.querySelector("[data-item-id=m-0]")).toBeVisible());
  },
};
