import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { approvalNow, createTask, manyArguments, queue } from "./approval.fixtures.ts";
import { ApprovalDialog } from "./approval-dialog.tsx";
import { approvalArgs, armed, dialog } from "./approval-dialog.stage.ts";

const meta = {
  title: "Patterns/ApprovalDialog/Trust",
  component: ApprovalDialog,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "40rem" } } },
  args: approvalArgs,
} satisfies Meta<typeof ApprovalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnseenEnd: Story = {
  name: "Long arguments must be scrolled to their end once [A5 C8]",
  args: { request: manyArguments },
  play: async ({ args, step }) => {
    const view = await armed();
    const approve = view.getByRole("button", { name: "Approve & Continue" });
    await step("MUST NOT approve long arguments before their end was on the screen", async () => {
      await waitFor(() =>
        expect(approve).toHaveAccessibleDescription(
          "Scroll to the end of the arguments to approve.",
        ),
      );
      await expect(approve).toHaveAttribute("aria-disabled", "true");
      await userEvent.click(approve);
      await userEvent.keyboard("{Control>}{Enter}{/Control}");
      await expect(args.onApprove).not.toHaveBeenCalled();
      const body = document.querySelector("[data-slot=dialog-body]");
      body?.scrollTo({ top: body.scrollHeight, behavior: "instant" });
      await waitFor(() => expect(approve).not.toHaveAttribute("aria-disabled"));
      body?.scrollTo({ top: 0, behavior: "instant" });
      await userEvent.click(approve);
      await expect(args.onApprove).toHaveBeenCalledTimes(1);
    });
  },
};

export const AsksAgain: Story = {
  name: "A tool that was allowed to run without asking says why it asks again [S20]",
  args: {
    request: {
      ...createTask,
      because:
        "The credentials of the connection changed since you let create_task run without asking, so it asks again.",
    },
  },
  play: async ({ args }) => {
    const view = await armed();
    await expect(view.getByText(args.request?.because ?? "")).toBeVisible();
  },
};

const states = {
  open: {},
  approving: { pending: "approve" },
  denying: { pending: "deny" },
  failed: { failure: "The server could not be reached." },
  expired: { now: approvalNow + 900_000 },
  unseen: { request: manyArguments },
  queued: { request: queue[0] ?? null, others: queue.slice(1), takesReason: true },
} satisfies Record<string, Partial<Parameters<typeof ApprovalDialog>[0]>>;

function EveryState(props: Parameters<typeof ApprovalDialog>[0]) {
  const [state, setState] = useState<keyof typeof states>("open");
  return (
    <>
      {/* Outside the window, so only the story presses it. */}
      {Object.keys(states).map((name) => (
        <button
          data-to={name}
          hidden
          key={name}
          onClick={() => setState(name as keyof typeof states)}
          type="button"
        >
          {name}
        </button>
      ))}
      <ApprovalDialog {...props} {...states[state]} id={state} />
    </>
  );
}

const looksOf = (button: HTMLElement) => {
  const { backgroundColor, color, borderColor, opacity, fontSize } = getComputedStyle(button);
  const { width, height, right, bottom } = button.getBoundingClientRect();
  const corner = document.querySelector("[role=alertdialog]")?.getBoundingClientRect();
  return {
    colours: [backgroundColor, color, borderColor, opacity, fontSize],
    size: [width, height],
    // Measured from the corner of the window, which grows with its text.
    place: [(corner?.right ?? 0) - right, (corner?.bottom ?? 0) - bottom].map(Math.round),
  };
};

export const SameAnswers: Story = {
  name: "Both answers keep order, place, size and colour in every state [A4]",
  render: (args) => <EveryState {...args} />,
  play: async ({ step }) => {
    const view = await armed();
    const answers = () => {
      const deny = view.getByRole("button", { name: "Deny" });
      const approve = view.getByRole("button", { name: "Approve & Continue" });
      const order = deny.compareDocumentPosition(approve) & Node.DOCUMENT_POSITION_FOLLOWING;
      return { deny: looksOf(deny), approve: looksOf(approve), order };
    };
    const usual = answers();
    await step("MUST keep Deny before Approve in every state", async () => {
      for (const name of Object.keys(states)) {
        document.querySelector<HTMLElement>(`[data-to=${name}]`)?.click();
        await waitFor(async () => expect(await dialog()).toHaveAttribute("id", name));
        await expect({ name, ...answers() }).toEqual({ name, ...usual });
      }
    });
  },
};

export const ByKeyboard: Story = {
  name: "Open, edit, mistake, correction and approval by the keyboard alone [A12 A2 A8]",
  play: async ({ args, step }) => {
    const view = await armed();
    await expect(await dialog()).toHaveFocus();
    await step("MUST be answered by the keyboard alone", async () => {
      const toggle = view.getByRole("switch", { name: "Edit as JSON" });
      await tabTo(toggle);
      await userEvent.keyboard(" ");
      await tabTo(view.getByRole("textbox", { name: "Arguments" }));
      await userEvent.keyboard("{Control>}a{/Control}{Delete}nonsense");
      await userEvent.keyboard("{Control>}{Enter}{/Control}");
      await expect(await view.findByRole("alert")).toHaveTextContent(
        "Invalid JSON in arguments field.",
      );
      await expect(args.onApprove).not.toHaveBeenCalled();
      await userEvent.keyboard('{Control>}a{/Control}{Delete}{{"title": "Call Paris"}');
      await userEvent.keyboard("{Control>}{Enter}{/Control}");
      await expect(args.onApprove).toHaveBeenCalledWith({
        id: "approval-2",
        arguments: { title: "Call Paris" },
        edited: true,
      });
    });
  },
};

export const DeniedByKeyboard: Story = {
  name: "A denial with its reason by the keyboard alone [A12]",
  args: { takesReason: true, request: createTask },
  play: async ({ args, step }) => {
    const view = await armed();
    await step("MUST be answered by the keyboard alone", async () => {
      await tabTo(
        view.getByRole("textbox", { name: "Reason for denying (optional, shared with the agent)" }),
      );
      await userEvent.keyboard("Not today");
      await tabTo(view.getByRole("button", { name: "Deny" }));
      await userEvent.keyboard("{Enter}");
      await expect(args.onDeny).toHaveBeenCalledWith({ id: "approval-2", reason: "Not today" });
    });
  },
};

async function tabTo(element: HTMLElement) {
  for (let steps = 0; document.activeElement !== element && steps < 40; steps += 1) {
    await userEvent.tab();
  }
  await expect(element).toHaveFocus();
}

export const ReducedMotion: Story = {
  name: "Opens at once where motion is not wanted [A12]",
  globals: { motion: "reduced" },
  play: async ({ step }) => {
    await step("MUST NOT move under reduced motion", async () => {
      const window = await dialog();
      const { animationName, animationDuration, transitionProperty } = getComputedStyle(window);
      const moving = window.getAnimations().filter((one) => one.playState === "running");
      await expect(moving).toEqual([]);
      await expect([animationName, animationDuration, transitionProperty]).not.toContain(
        "transform",
      );
      await armed();
    });
  },
};
