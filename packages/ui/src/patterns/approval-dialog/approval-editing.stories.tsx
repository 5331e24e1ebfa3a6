import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { createIssue, createTask } from "./approval.fixtures.ts";
import { approvalArgs, armed, dialog, editor, write } from "./approval-dialog.stage.ts";
import { ApprovalDialog } from "./approval-dialog.tsx";

const meta = {
  title: "Patterns/ApprovalDialog/Editing",
  component: ApprovalDialog,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "40rem" } } },
  args: approvalArgs,
} satisfies Meta<typeof ApprovalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EditedField: Story = {
  name: "An edited field is marked, and the button keeps its name [A7 APPROVE-04 APPROVE-09]",
  args: { request: createIssue },
  play: async ({ args, step }) => {
    const view = await armed();
    const summary = view.getByRole("textbox", { name: /Summary/ });
    await userEvent.clear(summary);
    await userEvent.type(summary, "Collect both invoices");
    await expect(view.getByText(/^Was\b/)).toHaveTextContent(
      "Was Collect INV-20418 from Marlow & Finch Cafés",
    );
    await expect(view.queryByText("Edited by you")).toBeNull();
    await step("MUST name an edited call on its button and send what was edited", async () => {
      await userEvent.click(view.getByRole("button", { name: "Approve & Continue" }));
      await expect(args.onApprove).toHaveBeenCalledWith({
        id: "approval-1",
        arguments: { ...createIssue.call.arguments, summary: "Collect both invoices" },
        edited: true,
      });
    });
  },
};

export const SteadyHeight: Story = {
  name: "Keeps its height while fields are edited, and in JSON [A7]",
  play: async ({ step }) => {
    const view = await armed();
    const window = await dialog();
    const heights = new Set([window.offsetHeight]);
    const look = () => heights.add(window.offsetHeight);
    await step("MUST keep its height while its fields are edited", async () => {
      const title = view.getByRole("textbox", { name: /Title/ });
      const estimate = view.getByRole("textbox", { name: /Estimate/ });
      for (const key of ["{End}", "!", "!"]) {
        await userEvent.type(title, key);
        look();
      }
      for (const text of ["", "abc", "11", "4"]) {
        await write(estimate, text);
        look();
      }
      await write(title, "");
      look();
      await userEvent.click(view.getByRole("switch", { name: "Edit as JSON" }));
      look();
      await write(view.getByRole("textbox", { name: "Arguments" }), '{"title": ');
      look();
      await userEvent.click(view.getByRole("button", { name: /Approve/ }));
      await view.findByRole("alert");
      look();
      await expect([...heights]).toHaveLength(1);
    });
  },
};

export const Reopened: Story = {
  tags: ["picture"],
  name: "Shows what was edited before the page was loaded again [A7]",
  args: {
    request: createIssue,
    takesReason: true,
    edits: new Map([
      [
        createIssue.id,
        {
          arguments: { ...createIssue.call.arguments, summary: "Collect both", priority: "High" },
          reason: "Not before Monday",
        },
      ],
    ]),
    onEditsChange: fn(),
  },
  play: async ({ args, step }) => {
    const view = await armed();
    await expect(view.getByRole("textbox", { name: /Summary/ })).toHaveValue("Collect both");
    await expect(view.getByRole("textbox", { name: /Reason for denying/ })).toHaveValue(
      "Not before Monday",
    );
    await step("MUST report what is edited, for another load of the page", async () => {
      await userEvent.type(view.getByRole("textbox", { name: /Summary/ }), " invoices");
      await expect(args.onEditsChange).toHaveBeenLastCalledWith({
        id: createIssue.id,
        edits: expect.objectContaining({
          arguments: expect.objectContaining({ summary: "Collect both invoices" }),
        }),
      });
    });
    await userEvent.click(view.getByRole("button", { name: "Approve & Continue" }));
    await expect(args.onApprove).toHaveBeenCalledTimes(1);
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
  tags: ["state:approval/edit-json-changed", "picture"],
  name: "Changed JSON lists added, removed and changed types [A7 APPROVE-09]",
  play: async ({ args }) => {
    const { view, text } = await editor();
    await write(text, '{"title": "Call Paris", "estimate": "3", "note": null}');
    const changes = document.querySelector("[data-slot=approval-changes]");
    await expect(changes).toHaveTextContent(
      "title changed, priority removed, estimate type changed, note added",
    );
    await userEvent.click(view.getByRole("button", { name: "Approve & Continue" }));
    await expect(args.onApprove).toHaveBeenCalledWith({
      id: "approval-2",
      arguments: { title: "Call Paris", estimate: "3", note: null },
      edited: true,
    });
  },
};

export const InvalidJson: Story = {
  tags: ["state:approval/invalid-json-alert", "picture"],
  name: "Invalid JSON is refused with the specified alert [A8 APPROVE-06 ERR-62]",
  play: async ({ args, step }) => {
    const { view, text } = await editor();
    await write(text, '{\n  "title": "x",\n  "priority" high\n}');
    await userEvent.click(view.getByRole("button", { name: /Approve/ }));
    await step("MUST keep the text and the focus when JSON is wrong, and say where", async () => {
      const alert = await view.findByRole("alert");
      await expect(within(alert).getByText("Invalid JSON in arguments field.")).toBeVisible();
      await expect(alert).toHaveTextContent("Line 3, column 14.");
      await expect(args.onApprove).not.toHaveBeenCalled();
      await expect(view.getByRole("button", { name: /Approve/ })).toHaveAttribute(
        "aria-disabled",
        "true",
      );
      await expect(text).toHaveValue('{\n  "title": "x",\n  "priority" high\n}');
    });
    await write(text, '{"title": "x"}');
    await expect(view.queryByRole("alert")).toBeNull();
    await userEvent.click(view.getByRole("button", { name: "Approve & Continue" }));
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
