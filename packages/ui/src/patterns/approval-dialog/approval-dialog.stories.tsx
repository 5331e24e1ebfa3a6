import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  approvalNow,
  createIssue,
  createTask,
  emptyTrash,
  longCall,
  trickyMail,
} from "./approval.fixtures.ts";
import { ApprovalDialog } from "./approval-dialog.tsx";

const meta = {
  title: "Patterns/ApprovalDialog",
  component: ApprovalDialog,
  parameters: { layout: "fullscreen" },
  args: {
    request: createTask,
    now: approvalNow,
    pending: null,
    failure: null,
    onApprove: fn(),
    onDeny: fn(),
  },
} satisfies Meta<typeof ApprovalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function dialog() {
  const window = await screen.findByRole("alertdialog", { name: "Approval Required" });
  // It fades in where motion is not reduced.
  await waitFor(() => expect(window).toBeVisible());
  return window;
}
async function armed() {
  const window = await dialog();
  await waitFor(() => expect(window).toHaveAttribute("data-armed"), { timeout: 3_000 });
  return within(window);
}
async function editor() {
  const view = await armed();
  await userEvent.click(view.getByRole("switch", { name: "Edit as JSON" }));
  return { view, text: view.getByRole("textbox", { name: "Arguments" }) };
}
async function write(text: HTMLElement, value: string) {
  await fireEvent.change(text, { target: { value } });
}

export const Default: Story = {
  tags: ["state:approval/open"],
  name: "Open [APPROVE-01 APPROVE-02 APPROVE-03 APPROVE-04 APPROVE-05]",
  args: { request: createIssue },
  play: async () => {
    const view = within(await dialog());
    await expect(view.getByText("create_issue")).toBeVisible();
    await expect(view.getByRole("textbox", { name: /Summary/ })).toHaveValue(
      "Collect INV-20418 from Marlow & Finch Cafés",
    );
    await expect(
      view.getByText("Writes data", { selector: "[data-effect]:not(.sm\\:hidden)" }),
    ).toBeVisible();
    await expect(view.getByText("1 of 2")).toBeVisible();
    await expect(view.getByText("Expires in 14:32")).toBeVisible();
    await expect(view.getByText(/Holds text read from/)).toHaveTextContent(
      "QuickBooks and wholesale-terms-2026.xlsx",
    );
    await expect(view.getByRole("switch", { name: "Edit as JSON" })).not.toBeChecked();
    await expect(view.getByRole("button", { name: "Deny" })).toBeVisible();
    await expect(view.getByRole("button", { name: "Approve & Continue" })).toBeVisible();
  },
};

export const Playground: Story = {};

export const FirstFocus: Story = {
  name: "Focus stands on the dialog, never on Approve [A2 LO-28]",
  play: async () => {
    await expect(await dialog()).toHaveFocus();
  },
};

export const Approved: Story = {
  name: "Unedited approval hands back the very arguments [A7 APPROVE-09]",
  play: async ({ args }) => {
    const view = await armed();
    await userEvent.click(view.getByRole("button", { name: "Approve & Continue" }));
    await expect(args.onApprove).toHaveBeenCalledTimes(1);
    const [decision] = args.onApprove.mock.calls[0] ?? [];
    await expect(decision).toEqual({
      id: "approval-2",
      arguments: createTask.call.arguments,
      edited: false,
    });
    await expect(decision?.arguments).toBe(createTask.call.arguments);
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
  play: async ({ args }) => {
    const { view } = await editor();
    await userEvent.keyboard("{Escape}");
    await expect(view.queryByRole("textbox", { name: "Arguments" })).toBeNull();
    await expect(args.onDeny).not.toHaveBeenCalled();
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
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Message" }));
    const opened = performance.now();
    await userEvent.keyboard("{Enter}");
    const window = await screen.findByRole("alertdialog");
    const approve = within(window).getByRole("button", { name: "Approve & Continue" });
    while (!window.hasAttribute("data-armed")) {
      approve.click();
      await fireEvent.keyDown(window, { key: "Enter", code: "Enter", ctrlKey: true });
      await new Promise((next) => requestAnimationFrame(next));
    }
    await expect(performance.now() - opened).toBeGreaterThan(690);
    await expect(args.onApprove).not.toHaveBeenCalled();
  },
};

export const HeldKey: Story = {
  name: "A key held while it opens approves nothing until it is up [A1 A2]",
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Message" }));
    await userEvent.keyboard("{Enter>3}");
    const window = await dialog();
    const approve = within(window).getByRole("button", { name: "Approve & Continue" });
    // The delay alone is over when the helper below has waited as long on its own.
    const began = performance.now();
    await waitFor(() => expect(performance.now() - began).toBeGreaterThan(900), { timeout: 3_000 });
    await expect(window).not.toHaveAttribute("data-armed");
    await fireEvent.click(approve);
    await expect(args.onApprove).not.toHaveBeenCalled();
    await fireEvent.keyUp(document.body, { key: "Enter", code: "Enter" });
    await waitFor(() => expect(window).toHaveAttribute("data-armed"));
  },
};

export const EnterNeverApproves: Story = {
  name: "Enter on the focused button approves nothing [A2 C8]",
  play: async ({ args }) => {
    const view = await armed();
    view.getByRole("button", { name: "Approve & Continue" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onApprove).not.toHaveBeenCalled();
  },
};

export const Shortcut: Story = {
  name: "Ctrl+Enter approves from inside, once [A2 A9]",
  play: async ({ args }) => {
    await armed();
    await userEvent.keyboard("{Control>}{Enter}{Enter}{/Control}");
    await expect(args.onApprove).toHaveBeenCalledTimes(1);
  },
};

export const DoubleClick: Story = {
  name: "A double click sends one answer [A9 C8]",
  play: async ({ args }) => {
    const view = await armed();
    await userEvent.dblClick(view.getByRole("button", { name: "Approve & Continue" }));
    await userEvent.click(view.getByRole("button", { name: "Deny" }));
    await expect(args.onApprove).toHaveBeenCalledTimes(1);
    await expect(args.onDeny).not.toHaveBeenCalled();
  },
};

export const EditedField: Story = {
  name: "An edited field is marked and renames the button [A7 APPROVE-09]",
  args: { request: createIssue },
  play: async ({ args }) => {
    const view = await armed();
    const summary = view.getByRole("textbox", { name: /Summary/ });
    await userEvent.clear(summary);
    await userEvent.type(summary, "Collect both invoices");
    await expect(view.getByText("Edited by you")).toBeVisible();
    await expect(
      view.getByText("changed", { exact: false, selector: "[data-slot=approval-changes] *" }),
    ).toBeVisible();
    await userEvent.click(view.getByRole("button", { name: "Approve edited call" }));
    await expect(args.onApprove).toHaveBeenCalledWith({
      id: "approval-1",
      arguments: { ...createIssue.call.arguments, summary: "Collect both invoices" },
      edited: true,
    });
  },
};

export const SentenceFollows: Story = {
  name: "The sentence says the values in bold, as they are now [APPROVE-02 C9]",
  play: async () => {
    const view = await armed();
    const sentence = view.getByText("Call Île-de-France about the drop", { selector: "strong *" });
    await expect(sentence).toBeVisible();
    await userEvent.type(view.getByRole("textbox", { name: /Title/ }), " today");
    await expect(await dialog()).toHaveAccessibleDescription(
      "Create the task “Call Île-de-France about the drop today”.",
    );
  },
};

export const UndoneEdit: Story = {
  name: "Undo brings the very proposal back [A7]",
  args: { request: createIssue },
  play: async ({ args }) => {
    const view = await armed();
    await userEvent.type(view.getByRole("textbox", { name: /Summary/ }), "!");
    await userEvent.click(view.getByRole("button", { name: /Undo/ }));
    await userEvent.click(view.getByRole("button", { name: "Approve & Continue" }));
    const [decision] = args.onApprove.mock.calls[0] ?? [];
    await expect(decision?.arguments).toBe(createIssue.call.arguments);
  },
};

export const EditJson: Story = {
  tags: ["state:approval/edit-json"],
  name: "Edit as JSON shows the arguments [APPROVE-05 A7]",
  play: async ({ args }) => {
    const { view, text } = await editor();
    await expect(JSON.parse((text as HTMLTextAreaElement).value)).toEqual(
      createTask.call.arguments,
    );
    await userEvent.click(view.getByRole("button", { name: "Approve & Continue" }));
    await expect(args.onApprove).toHaveBeenCalledWith(
      expect.objectContaining({ edited: false, arguments: createTask.call.arguments }),
    );
  },
};

export const EditJsonChanged: Story = {
  tags: ["state:approval/edit-json-changed"],
  name: "Changed JSON lists added, removed and changed types [A7 APPROVE-09]",
  play: async ({ args }) => {
    const { view, text } = await editor();
    await write(text, '{"title": "Call Paris", "estimate": "3", "note": null}');
    const changes = document.querySelector("[data-slot=approval-changes]");
    await expect(changes).toHaveTextContent(
      "title changed, priority removed, estimate type changed, note added",
    );
    await userEvent.click(view.getByRole("button", { name: "Approve edited call" }));
    await expect(args.onApprove).toHaveBeenCalledWith({
      id: "approval-2",
      arguments: { title: "Call Paris", estimate: "3", note: null },
      edited: true,
    });
  },
};

export const InvalidJson: Story = {
  tags: ["state:approval/invalid-json-alert"],
  name: "Invalid JSON is refused with the specified alert [A8 APPROVE-06 ERR-62]",
  play: async ({ args }) => {
    const { view, text } = await editor();
    await write(text, '{\n  "title": "x",\n  "priority" high\n}');
    await userEvent.click(view.getByRole("button", { name: /Approve/ }));
    const alert = await view.findByRole("alert");
    await expect(within(alert).getByText("Invalid JSON in arguments field.")).toBeVisible();
    await expect(alert).toHaveTextContent("Line 3, column 14.");
    await expect(args.onApprove).not.toHaveBeenCalled();
    await expect(view.getByRole("button", { name: /Approve/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(text).toHaveValue('{\n  "title": "x",\n  "priority" high\n}');
    await write(text, '{"title": "x"}');
    await expect(view.queryByRole("alert")).toBeNull();
    await userEvent.click(view.getByRole("button", { name: "Approve edited call" }));
    await expect(args.onApprove).toHaveBeenCalledTimes(1);
  },
};

export const RefusedJson: Story = {
  name: "A list instead of an object has its own words [A8]",
  play: async ({ args }) => {
    const { view, text } = await editor();
    await write(text, "[1, 2]");
    await userEvent.click(view.getByRole("button", { name: /Approve/ }));
    await expect(await view.findByRole("alert")).toHaveTextContent(
      "Arguments must be a JSON object, not a list.",
    );
    await expect(args.onApprove).not.toHaveBeenCalled();
  },
};

export const NoArguments: Story = {
  tags: ["state:approval/no-arguments"],
  name: "No arguments, destructive [APPROVE-02]",
  args: { request: emptyTrash },
  play: async () => {
    const view = within(await dialog());
    await expect(view.getByText("This call has no arguments.")).toBeVisible();
    await expect(view.getByText("empty_trash")).toBeVisible();
  },
};

export const LargeArguments: Story = {
  tags: ["state:approval/large-arguments", "state:approval/long-tool-name"],
  name: "Long values are counted and must be opened before approving [A5 APPROVE-02]",
  args: { request: longCall },
  play: async ({ args }) => {
    const view = await armed();
    await expect(view.getByText(/has 3,040 characters/)).toBeVisible();
    const approve = view.getByRole("button", { name: "Approve & Continue" });
    await expect(approve).toHaveAttribute("aria-disabled", "true");
    await expect(approve).toHaveAccessibleDescription("Open the long value to approve.");
    await userEvent.click(approve);
    await expect(args.onApprove).not.toHaveBeenCalled();
    await userEvent.click(view.getByRole("button", { name: "Show all" }));
    await userEvent.click(approve);
    await expect(args.onApprove).toHaveBeenCalledTimes(1);
  },
};

export const HiddenCharacters: Story = {
  name: "Hidden characters and false hosts are shown [A6]",
  args: { request: trickyMail },
  play: async () => {
    const view = within(await dialog());
    await expect(view.getByText("U+202E")).toBeVisible();
    await expect(view.getByText("U+200B")).toBeVisible();
    await expect(view.getAllByText("1 hidden character")).toHaveLength(2);
    await expect(view.getByText("Encoded address")).toBeVisible();
    await expect(view.getByText("Letters of several alphabets")).toBeVisible();
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
  render: (args) => <Failing {...args} />,
  play: async ({ args }) => {
    const view = await armed();
    await userEvent.type(view.getByRole("textbox", { name: /Title/ }), " today");
    await userEvent.click(view.getByRole("button", { name: "Approve edited call" }));
    await expect(await view.findByText("The server could not be reached.")).toBeVisible();
    await expect(view.getByRole("textbox", { name: /Title/ })).toHaveValue(
      "Call Île-de-France about the drop today",
    );
    await userEvent.click(view.getByRole("button", { name: "Approve edited call" }));
    await expect(args.onApprove).toHaveBeenCalledTimes(2);
  },
};

export const Expired: Story = {
  name: "An expired request cannot be approved [C9]",
  args: { now: approvalNow + 900_000 },
  play: async ({ args }) => {
    const view = await armed();
    await expect(view.getByText("Expired")).toBeVisible();
    await userEvent.click(view.getByRole("button", { name: "Approve & Continue" }));
    await expect(args.onApprove).not.toHaveBeenCalled();
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
  play: async () => {
    const view = within(await dialog());
    const deny = view.getByRole("button", { name: "Deny" }).getBoundingClientRect();
    const approve = view
      .getByRole("button", { name: "Approve & Continue" })
      .getBoundingClientRect();
    await expect(deny.top < approve.top || deny.right <= approve.left).toBe(true);
  },
};

export const Dark: Story = {
  tags: ["state:approval/dark"],
  args: { request: createIssue },
  globals: { theme: "dark" },
};
