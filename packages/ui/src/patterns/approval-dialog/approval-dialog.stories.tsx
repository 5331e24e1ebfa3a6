import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import {
  approvalNow,
  createIssue,
  emptyTrash,
  longCall,
  runQuery,
  trickyMail,
} from "./approval.fixtures.ts";
import { approvalArgs, armed, dialog } from "./approval-dialog.stage.ts";
import { ApprovalDialog } from "./approval-dialog.tsx";
import { EffectBadge } from "./effect-badge.tsx";

const meta = {
  title: "Patterns/ApprovalDialog",
  component: ApprovalDialog,
  subcomponents: { EffectBadge },
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, height: "40rem" } },
    contract: { slot: "dialog", portal: true },
  },
  args: approvalArgs,
  // The window is loaded on first use: without waiting, the story would end before it shows.
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof ApprovalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:approval/open", "picture"],
  name: "Open [APPROVE-01 APPROVE-02 APPROVE-03 APPROVE-04 APPROVE-05]",
  args: { request: createIssue },
  play: async () => {
    const view = within(await dialog());
    await expect(view.getByText("create_issue")).toBeVisible();
    await expect(view.getByRole("textbox", { name: /Summary/ })).toHaveValue(
      "Collect INV-20418 from Marlow & Finch Cafés",
    );
    await expect(
      view.getByText("Changes data", { selector: "[data-effect]:not(.sm\\:hidden) *" }),
    ).toBeVisible();
    await expect(view.getByText("1 of 2")).toBeVisible();
    await expect(view.getByText("Expires in 14:32")).toBeVisible();
    await expect(view.getByText(/Contains text from/)).toHaveTextContent(
      "QuickBooks and wholesale-terms-2026.xlsx",
    );
    await expect(view.getByRole("switch", { name: "Edit as JSON" })).not.toBeChecked();
    await expect(view.getByRole("button", { name: "Deny" })).toBeVisible();
    await expect(view.getByRole("button", { name: "Approve & Continue" })).toBeVisible();
  },
};

export const Playground: Story = {};

export const Statement: Story = {
  tags: ["picture"],
  name: "SQL is shown as code, and stays a field [APPROVE-05]",
  args: { request: runQuery },
  play: async ({ args, step }) => {
    const view = await armed();
    const { sql = null } = runQuery.call.arguments;
    if (typeof sql !== "string") throw new Error("The statement is a text.");
    const field = view.getByRole("textbox", { name: /Statement/ });
    await expect(field).toHaveValue(sql);
    await step("MUST show SQL as code, with each character where it is edited", async () => {
      const shown = await within(await dialog()).findByText("UPDATE");
      await waitFor(() => expect(shown).toHaveClass("text-accent"));
      const code = shown.closest("code");
      await expect(code?.textContent).toBe(sql);
      const box = (element: Element | null | undefined) => {
        const { width, height } = element?.getBoundingClientRect() ?? {};
        return { width, height };
      };
      await expect(box(code)).toEqual(box(field));
    });
    await userEvent.type(field, "\nLIMIT 5");
    await expect(field).toHaveValue(`${sql}\nLIMIT 5`);
    await expect(view.getByText("LIMIT")).toBeVisible();
    await userEvent.click(view.getByRole("button", { name: "Undo Statement" }));
    await expect(field).toHaveValue(sql);
    await userEvent.type(field, ";");
    await userEvent.click(view.getByRole("button", { name: "Approve & Continue" }));
    await expect(args.onApprove).toHaveBeenCalledWith(
      expect.objectContaining({
        arguments: { database: "warehouse", sql: `${sql};` },
        edited: true,
      }),
    );
  },
};

export const FirstFocus: Story = {
  name: "Focus stands on the dialog, never on Approve [A2 LO-28]",
  play: async ({ step }) => {
    await step("MUST put the first focus on the dialog, never on Approve", async () => {
      await expect(await dialog()).toHaveFocus();
    });
  },
};

export const NoArguments: Story = {
  tags: ["state:approval/no-arguments", "picture"],
  name: "No arguments, destructive [APPROVE-02]",
  args: { request: emptyTrash },
  play: async () => {
    const view = within(await dialog());
    await expect(view.getByText("This call has no arguments.")).toBeVisible();
    await expect(view.getByText("empty_trash")).toBeVisible();
  },
};

export const LargeArguments: Story = {
  tags: ["state:approval/large-arguments", "state:approval/long-tool-name", "picture"],
  name: "Long values are counted and must be opened before approving [A5 APPROVE-02]",
  args: { request: longCall },
  play: async ({ args, step }) => {
    const view = await armed();
    await step(
      "MUST count long values, and refuse to approve before they were opened",
      async () => {
        await expect(view.getByText(/has 3,040 characters/)).toBeVisible();
        const approve = view.getByRole("button", { name: "Approve & Continue" });
        await expect(approve).toHaveAttribute("aria-disabled", "true");
        await expect(approve).toHaveAccessibleDescription("Open the long value to approve.");
        await userEvent.click(approve);
        await expect(args.onApprove).not.toHaveBeenCalled();
        await userEvent.click(view.getByRole("button", { name: "Show all" }));
        // Collapsed text counts as unread.
        await waitFor(() => expect(approve).toHaveAccessibleDescription(/^Scroll to the end/));
        const body = document.querySelector("[data-slot=dialog-body]");
        body?.scrollTo({ top: body.scrollHeight, behavior: "instant" });
        await waitFor(() => expect(approve).not.toHaveAttribute("aria-disabled"));
        await userEvent.click(approve);
        await expect(args.onApprove).toHaveBeenCalledTimes(1);
      },
    );
  },
};

export const HiddenCharacters: Story = {
  name: "Hidden characters and false hosts are shown [A6]",
  args: { request: trickyMail },
  play: async ({ step }) => {
    const view = within(await dialog());
    await step(
      "MUST say what hides in an argument: direction and zero-width characters, false hosts",
      async () => {
        await expect(view.getByText("U+202E")).toBeVisible();
        await expect(view.getByText("U+200B")).toBeVisible();
        await expect(view.getAllByText("1 hidden character")).toHaveLength(2);
        await expect(view.getByText("Encoded address")).toBeVisible();
        await expect(view.getByText("Mixed alphabets")).toBeVisible();
      },
    );
  },
};

export const Expired: Story = {
  name: "An expired request can be neither approved nor denied [C9]",
  args: { now: approvalNow + 900_000 },
  play: async ({ args, step }) => {
    const view = await armed();
    await step("MUST NOT approve what has expired", async () => {
      await expect(view.getByText("Expired")).toBeVisible();
      await userEvent.click(view.getByRole("button", { name: "Approve & Continue" }));
      await expect(args.onApprove).not.toHaveBeenCalled();
    });
    await step("MUST NOT deny what has expired", async () => {
      await userEvent.click(view.getByRole("button", { name: "Deny" }));
      await userEvent.keyboard("{Escape}");
      await expect(args.onDeny).not.toHaveBeenCalled();
    });
  },
};

export const AnswersInEveryState: Story = {
  name: "Both answers keep order, size and colour in every state [A4]",
  render: (args) => <ApprovalDialog {...args} pending="approve" />,
  play: async ({ step }) => {
    const view = await armed();
    await step("MUST keep Deny before Approve in every state", async () => {
      const [deny, approve, ...others] = view
        .getAllByRole("button")
        .filter(({ textContent }) => /Deny|Approve/.test(textContent ?? ""));
      await expect(deny).toHaveAccessibleName("Deny");
      await expect(approve).toHaveAccessibleName("Approve & Continue");
      await expect(others).toHaveLength(0);
      const height = (button?: Element) => button?.getBoundingClientRect().height;
      await expect(height(deny)).toBe(height(approve));
    });
    await step("ends with its arguments, without a gap above the answers", async () => {
      const body = (await dialog()).querySelector<HTMLElement>("[data-slot=dialog-body]");
      const content = body?.firstElementChild?.getBoundingClientRect().bottom ?? 0;
      // The padding.
      await expect((body?.getBoundingClientRect().bottom ?? 0) - content).toBeLessThanOrEqual(17);
    });
  },
};

export const Effects: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2 p-6">
      {(["read", "write", "send", "destructive"] as const).map((effect) => (
        <EffectBadge key={effect} effect={effect} />
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST say in words what a call does to the world outside", async () => {
      for (const words of ["Reads", "Changes data", "Sends outside", "Deletes data"]) {
        await expect(canvas.getByText(words)).toBeVisible();
      }
    });
  },
};

export const Mobile: Story = {
  tags: ["state:approval/mobile"],
  args: { request: createIssue },
  globals: { viewport: { value: "mobile" } },
};

export const Smallest: Story = {
  name: "At 320 px the answers stack in the same order [A4]",
  args: { request: createIssue },
  globals: { viewport: { value: "smallest" } },
  play: async ({ step }) => {
    const view = within(await dialog());
    await step("MUST keep Deny before Approve in every state", async () => {
      const deny = view.getByRole("button", { name: "Deny" }).getBoundingClientRect();
      const approve = view
        .getByRole("button", { name: "Approve & Continue" })
        .getBoundingClientRect();
      await expect(deny.top < approve.top || deny.right <= approve.left).toBe(true);
    });
  },
};

export const Dark: Story = {
  tags: ["state:approval/dark"],
  args: { request: createIssue },
  globals: { theme: "dark" },
};
