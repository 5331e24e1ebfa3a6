import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { createTask } from "./approval.fixtures.ts";
import { ApprovalDialog } from "./approval-dialog.tsx";
import { approvalArgs, armed, dialog, editor } from "./approval-dialog.stage.ts";

const meta = {
  title: "Patterns/ApprovalDialog/Answers",
  component: ApprovalDialog,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "40rem" } } },
  args: approvalArgs,
} satisfies Meta<typeof ApprovalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {
  name: "Unedited approval hands back the very arguments [A7 APPROVE-09]",
  play: async ({ args, step }) => {
    const view = await armed();
    await userEvent.click(view.getByRole("button", { name: "Approve & Continue" }));
    await step(
      "MUST hand back the very arguments of the request when nothing was edited",
      async () => {
        await expect(args.onApprove).toHaveBeenCalledTimes(1);
        const [decision] = args.onApprove.mock.calls[0] ?? [];
        await expect(decision).toEqual({
          id: "approval-2",
          arguments: createTask.call.arguments,
          edited: false,
        });
        await expect(decision?.arguments).toBe(createTask.call.arguments);
      },
    );
  },
};

export const Denied: Story = {
  name: "Deny and Escape deny once [APPROVE-03 APPROVE-11 LO-28]",
  play: async ({ args }) => {
    const view = await armed();
    await userEvent.click(view.getByRole("button", { name: "Deny" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onDeny).toHaveBeenCalledTimes(1);
    await expect(args.onDeny).toHaveBeenCalledWith({ id: "approval-2" });
  },
};

export const EscapeDenies: Story = {
  name: "Escape denies [LO-28]",
  play: async ({ args }) => {
    await armed();
    await userEvent.keyboard("{Escape}");
    await expect(args.onDeny).toHaveBeenCalledTimes(1);
  },
};

export const EscapeLeavesEditor: Story = {
  name: "Escape leaves the editor first [LO-28]",
  play: async ({ args, step }) => {
    const { view } = await editor();
    await step("MUST leave the editor by the first Escape, and deny by the next", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(view.queryByRole("textbox", { name: "Arguments" })).toBeNull();
      await expect(args.onDeny).not.toHaveBeenCalled();
      await userEvent.keyboard("{Escape}");
      await expect(args.onDeny).toHaveBeenCalledTimes(1);
    });
  },
};

export const ClickBeside: Story = {
  name: "A click beside the dialog does nothing [LO-28]",
  play: async ({ args }) => {
    await armed();
    const overlay = document.querySelector('[data-slot="dialog-overlay"]');
    if (overlay) await fireEvent.pointerDown(overlay);
    await expect(await dialog()).toBeVisible();
    await expect(args.onDeny).not.toHaveBeenCalled();
  },
};

function Opener(props: Parameters<typeof ApprovalDialog>[0]) {
  const [open, setOpen] = useState(false);
  return (
    <div className="p-6">
      <textarea
        aria-label="Message"
        className="border"
        onKeyDown={(event) => {
          if (event.key === "Enter") setOpen(true);
        }}
      />
      <ApprovalDialog {...props} request={open ? props.request : null} />
    </div>
  );
}

export const NotArmedYet: Story = {
  name: "Nothing approves before the delay is over [A1]",
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Message" }));
    const opened = performance.now();
    await userEvent.keyboard("{Enter}");
    const window = await screen.findByRole("alertdialog");
    const approve = within(window).getByRole("button", { name: "Approve & Continue" });
    await step("MUST NOT approve within 700 ms of opening", async () => {
      while (!window.hasAttribute("data-armed")) {
        approve.click();
        await fireEvent.keyDown(window, { key: "Enter", code: "Enter", ctrlKey: true });
        await new Promise((next) => requestAnimationFrame(next));
      }
      await expect(performance.now() - opened).toBeGreaterThan(690);
      await expect(args.onApprove).not.toHaveBeenCalled();
    });
  },
};

export const HeldKey: Story = {
  name: "A key held while it opens approves nothing until it is up [A1 A2]",
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Message" }));
    await userEvent.keyboard("{Enter>3}");
    const window = await dialog();
    const approve = within(window).getByRole("button", { name: "Approve & Continue" });
    await step("MUST NOT approve by a key held from before it opened", async () => {
      // The helper below has waited as long on its own, so only the arming delay is over.
      const began = performance.now();
      await waitFor(() => expect(performance.now() - began).toBeGreaterThan(900), {
        timeout: 3_000,
      });
      await expect(window).not.toHaveAttribute("data-armed");
      await fireEvent.click(approve);
      await expect(args.onApprove).not.toHaveBeenCalled();
    });
    await fireEvent.keyUp(document.body, { key: "Enter", code: "Enter" });
    await waitFor(() => expect(window).toHaveAttribute("data-armed"));
  },
};

export const EnterNeverApproves: Story = {
  name: "Enter on the focused button approves nothing [A2 C8]",
  play: async ({ args, step }) => {
    const view = await armed();
    await step("MUST NOT approve by Enter alone", async () => {
      view.getByRole("button", { name: "Approve & Continue" }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onApprove).not.toHaveBeenCalled();
    });
  },
};

export const Shortcut: Story = {
  name: "Ctrl+Enter approves from inside, once [A2 A9]",
  play: async ({ args, step }) => {
    await armed();
    await step("MUST answer once, however often it is pressed", async () => {
      await userEvent.keyboard("{Control>}{Enter}{Enter}{/Control}");
      await expect(args.onApprove).toHaveBeenCalledTimes(1);
    });
  },
};

export const DoubleClick: Story = {
  name: "A double click sends one answer [A9 C8]",
  play: async ({ args, step }) => {
    const view = await armed();
    await step("MUST answer once, however often it is pressed", async () => {
      await userEvent.dblClick(view.getByRole("button", { name: "Approve & Continue" }));
      await userEvent.click(view.getByRole("button", { name: "Deny" }));
      await expect(args.onApprove).toHaveBeenCalledTimes(1);
      await expect(args.onDeny).not.toHaveBeenCalled();
    });
  },
};

export const Pending: Story = {
  name: "While the answer is on its way nothing can be pressed [A9]",
  args: { pending: "approve" },
  play: async ({ args }) => {
    const view = await armed();
    await userEvent.click(view.getByRole("button", { name: "Approve & Continue" }));
    await userEvent.click(view.getByRole("button", { name: "Deny" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onApprove).not.toHaveBeenCalled();
    await expect(args.onDeny).not.toHaveBeenCalled();
  },
};

function Failing(props: Parameters<typeof ApprovalDialog>[0]) {
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <ApprovalDialog
      {...props}
      failure={failure}
      onApprove={(decision) => {
        props.onApprove(decision);
        setFailure("The server could not be reached.");
      }}
    />
  );
}

export const Failed: Story = {
  name: "A failure keeps the edits and lets one try again [A9]",
  tags: ["picture"],
  render: (args) => <Failing {...args} />,
  play: async ({ args, step }) => {
    const view = await armed();
    await userEvent.type(view.getByRole("textbox", { name: /Title/ }), " today");
    await userEvent.click(view.getByRole("button", { name: "Approve & Continue" }));
    await step("MUST keep the edits when the answer could not be sent", async () => {
      await expect(await view.findByText("The server could not be reached.")).toBeVisible();
      await expect(view.getByRole("textbox", { name: /Title/ })).toHaveValue(
        "Call Île-de-France about the drop today",
      );
      await userEvent.click(view.getByRole("button", { name: "Approve & Continue" }));
      await expect(args.onApprove).toHaveBeenCalledTimes(2);
    });
  },
};
