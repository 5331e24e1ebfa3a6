import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { createTask, queue } from "./approval.fixtures.ts";
import { ApprovalDialog } from "./approval-dialog.tsx";
import { approvalArgs, armed, dialog } from "./approval-dialog.stage.ts";

/** Plays the server: answered requests are no longer pending. */
function Answering(props: Parameters<typeof ApprovalDialog>[0]) {
  const [waiting, setWaiting] = useState(queue);
  const [first = null, ...others] = waiting;
  const answered = (id: string) => setWaiting(waiting.filter((one) => one.id !== id));
  return (
    <ApprovalDialog
      {...props}
      onApprove={(decision) => {
        props.onApprove(decision);
        answered(decision.id);
      }}
      onDeny={(denial) => {
        props.onDeny(denial);
        if (denial.rest) setWaiting([]);
        else answered(denial.id);
      }}
      others={others}
      request={first}
    />
  );
}

const meta = {
  title: "Patterns/ApprovalDialog/Queue",
  component: ApprovalDialog,
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, height: "40rem" } },
    contract: { slot: "dialog", portal: true },
  },
  args: { ...approvalArgs, takesReason: true },
  render: (args) => <Answering {...args} />,
} satisfies Meta<typeof ApprovalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = async () => within(await dialog()).getByRole("textbox", { name: /Title/ });

export const Default: Story = {
  name: "Several that wait, with a way to each [A10 C9]",
  tags: ["picture"],
  play: async ({ step }) => {
    const view = await armed();
    await step("MUST say which of how many a request is, and lead to the others", async () => {
      await expect(view.getByText("1 of 3")).toBeVisible();
      await userEvent.click(view.getByRole("button", { name: "Next request" }));
      await expect(view.getByText("2 of 3", { selector: ":not([aria-live])" })).toBeVisible();
      await expect(await title()).toHaveValue("Order paper cups");
      await userEvent.click(view.getByRole("button", { name: "Previous request" }));
      await userEvent.click(view.getByRole("button", { name: "Previous request" }));
      await expect(view.getByText("3 of 3", { selector: ":not([aria-live])" })).toBeVisible();
    });
  },
};

export const Mobile: Story = { globals: { viewport: { value: "mobile" } } };

export const Smallest: Story = {
  name: "At 320 px everything is reached [A4 A10]",
  globals: { viewport: { value: "smallest" } },
  play: async () => {
    const view = within(await dialog());
    for (const name of ["Next request", "Deny all", "Deny", "Approve & Continue"]) {
      await expect(view.getByRole("button", { name })).toBeVisible();
    }
  },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const EditsOfEach: Story = {
  name: "What was edited in one stays while another is looked at and answered [A10 C9]",
  play: async ({ args, step }) => {
    const view = await armed();
    await step("MUST keep what was edited in each of several requests", async () => {
      await userEvent.type(await title(), " today");
      await userEvent.type(
        view.getByRole("textbox", { name: "Reason for denying (optional, shared with the agent)" }),
        "Too soon",
      );
      await userEvent.click(view.getByRole("button", { name: "Next request" }));
      await expect(
        view.getByRole("textbox", { name: "Reason for denying (optional, shared with the agent)" }),
      ).toHaveValue("");
      await armed();
      await userEvent.click(view.getByRole("button", { name: "Approve & Continue" }));
      await expect(args.onApprove).toHaveBeenCalledWith({
        id: "queue-2",
        arguments: { title: "Order paper cups", priority: "low" },
        edited: false,
      });
      await waitFor(async () =>
        expect(await title()).toHaveValue("Call Île-de-France about the drop today"),
      );
      await expect(
        view.getByRole("textbox", { name: "Reason for denying (optional, shared with the agent)" }),
      ).toHaveValue("Too soon");
      await armed();
      await userEvent.click(view.getByRole("button", { name: "Approve & Continue" }));
      await expect(args.onApprove).toHaveBeenLastCalledWith({
        id: "queue-1",
        arguments: {
          ...createTask.call.arguments,
          title: "Call Île-de-France about the drop today",
        },
        edited: true,
      });
    });
  },
};

export const OnePress: Story = {
  name: "A double click answers one of them, and the next is armed anew [A1 A9 A10]",
  play: async ({ args, step }) => {
    const view = await armed();
    await step("MUST answer only one of several by a double click", async () => {
      await userEvent.dblClick(view.getByRole("button", { name: "Deny" }));
      await expect(args.onDeny).toHaveBeenCalledTimes(1);
      await expect(await dialog()).not.toHaveAttribute("data-armed");
      await armed();
      await userEvent.dblClick(view.getByRole("button", { name: "Approve & Continue" }));
      await expect(args.onApprove).toHaveBeenCalledTimes(1);
      await expect(args.onDeny).toHaveBeenCalledTimes(1);
    });
  },
};

export const Announced: Story = {
  name: "The request that takes another's place is announced once [A10 C12]",
  play: async ({ step }) => {
    const view = await armed();
    const window = await dialog();
    const region = window.querySelector("[aria-live=assertive]");
    const heard: string[] = [];
    const observer = new MutationObserver(() => heard.push(region?.textContent ?? ""));
    if (region) observer.observe(region, { childList: true, characterData: true, subtree: true });
    await step("MUST announce a request that takes another's place once", async () => {
      await expect(region).toHaveTextContent("");
      await userEvent.click(view.getByRole("button", { name: "Deny" }));
      await armed();
      await userEvent.type(await title(), " soon");
      await expect(heard).toEqual(["2 of 3. Create the task “Order paper cups”."]);
    });
    observer.disconnect();
  },
};

export const DenyAll: Story = {
  name: "Deny all denies whatever waits, with one reason [A10]",
  args: { request: queue[0] ?? null, others: queue.slice(1) },
  render: (args) => <ApprovalDialog {...args} />,
  play: async ({ args, step }) => {
    const view = await armed();
    await step(
      "MUST hand on the reason of a denial, and never approve from its field",
      async () => {
        const reason = view.getByRole("textbox", {
          name: "Reason for denying (optional, shared with the agent)",
        });
        await userEvent.type(reason, "Not this week");
        await userEvent.keyboard("{Enter}{Control>}{Enter}{/Control}");
        await expect(args.onApprove).not.toHaveBeenCalled();
        await userEvent.click(view.getByRole("button", { name: "Deny all" }));
        await expect(args.onDeny).toHaveBeenCalledTimes(1);
        await expect(args.onDeny).toHaveBeenCalledWith({
          id: "queue-1",
          reason: "Not this week",
          rest: true,
        });
      },
    );
  },
};

export const Alone: Story = {
  name: "A reason for one that waits alone; there is nothing else to deny [A10 C9]",
  args: { request: createTask },
  render: (args) => <ApprovalDialog {...args} />,
  play: async ({ args }) => {
    const view = await armed();
    await expect(view.queryByRole("button", { name: "Deny all" })).toBeNull();
    await expect(view.queryByRole("button", { name: "Next request" })).toBeNull();
    await userEvent.type(
      view.getByRole("textbox", { name: "Reason for denying (optional, shared with the agent)" }),
      " Ask Tomás first ",
    );
    await userEvent.click(view.getByRole("button", { name: "Deny" }));
    await expect(args.onDeny).toHaveBeenCalledWith({
      id: "approval-2",
      reason: "Ask Tomás first",
    });
  },
};
