import type { Meta, StoryObj } from "@storybook/react-vite";
import { clsx } from "clsx";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { manualClock } from "./clock.ts";
import { type DemoPart, demo } from "./step-player.fixtures.ts";
import { type ScriptFrame, scriptDuration } from "./step-player.logic.ts";
import { StepPlayer, type StepPlayerProps } from "./step-player.tsx";

function render({ parts, typed, waiting }: ScriptFrame<DemoPart>) {
  return (
    <div className="flex h-72 flex-col gap-3 overflow-y-auto p-4 text-14">
      {parts.map(({ id, by, text }, index) => (
        <p
          key={id}
          className={clsx(
            "wrap-anywhere",
            by === "you" && "self-end rounded-12 bg-fill px-4 py-2",
            by === "note" && "text-13 text-subtle",
            waiting &&
              index === parts.length - 1 &&
              "rounded-6 border border-warning-line bg-warning-subtle px-3 py-2 text-warning",
          )}
        >
          {text}
        </p>
      ))}
      <p className="mt-auto min-h-10 rounded-8 border bg-fill px-3 py-2 text-muted">{typed}</p>
    </div>
  );
}

let clock = manualClock();

const meta = {
  title: "Patterns/Step Player",
  component: StepPlayer<DemoPart>,
  args: { label: "How it works", script: demo, children: render, reducedMotion: false },
  render: (args) => (
    <div className="max-w-form">
      <StepPlayer {...args} />
    </div>
  ),
} satisfies Meta<StepPlayerProps<DemoPart>>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = /Which invoices are more than 30 days late\?/;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "How it works" })).toBeVisible();
    await expect(canvas.queryByText(question)).toBeNull();
  },
};
export const Playground: Story = { args: { autoPlay: true, reducedMotion: true } };

export const Typing: Story = { name: "Typing [DEMO-04]", args: { startAt: 21 * 40 } };
export const Posted: Story = { name: "Posted [DEMO-05]", args: { startAt: 2_200 } };
export const Thinking: Story = { name: "Thinking [DEMO-05]", args: { startAt: 3_200 } };
export const Approval: Story = { name: "Approval [DEMO-06]", args: { startAt: 5_800 } };
export const Approved: Story = { name: "Approved [DEMO-06]", args: { startAt: 7_700 } };
export const Ended: Story = { args: { startAt: scriptDuration(demo) } };

export const ReducedMotion: Story = {
  name: "Reduced motion [LO-126]",
  args: { reducedMotion: true },
  play: async ({ canvas, step, userEvent }) => {
    await step("MUST show the end at once where motion is not wanted", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Play" }));
      await expect(canvas.getByText(/Six are late/)).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Replay" }));
      await expect(canvas.getByText(/Six are late/)).toBeVisible();
    });
  },
};

export const Played: Story = {
  name: "Played [DEMO-02 DEMO-05 DEMO-08]",
  beforeEach: () => {
    clock = manualClock();
  },
  render: (args) => (
    <div className="max-w-form">
      <StepPlayer {...args} clock={clock} />
    </div>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const button = (name: string) => canvas.getByRole("button", { name });
    const until = (text: string | RegExp) =>
      waitFor(
        () => {
          clock.tick();
          return expect(canvas.getByText(text)).toBeVisible();
        },
        { interval: 1, timeout: 8_000 },
      );
    await step("MUST play and pause by one button that keeps the focus", async () => {
      await userEvent.click(button("Play"));
      await until("Which");
      await userEvent.click(button("Pause"));
      await expect(button("Play")).toHaveFocus();
      await expect(clock.waiting()).toBe(0);
    });
    await step("MUST advance by whole steps, and keep the focus at the end", async () => {
      await userEvent.click(button("Next step"));
      await expect(canvas.getByText(question)).toBeVisible();
      await userEvent.click(button("Next step"));
      await expect(canvas.getByText("2 / 6")).toBeVisible();
    });
    await step("MUST announce only what the script names", async () => {
      const status = canvas.getByRole("status");
      await expect(status).toHaveTextContent(/^The question is sent\.$/);
      await userEvent.click(button("Next step"));
      await expect(status).toHaveTextContent(/^The question is sent\.$/);
    });
    await step("MUST cancel pending steps when it restarts", async () => {
      await userEvent.click(button("Play"));
      await waitFor(() => expect(clock.waiting()).toBe(1));
      await userEvent.click(button("Replay"));
      await waitFor(() => expect(clock.waiting()).toBe(1));
      await until(question);
      await expect(canvas.getAllByText(question)).toHaveLength(1);
      await userEvent.click(button("Pause"));
    });
    for (let count = 0; count < 8; count += 1) await userEvent.click(button("Next step"));
    await expect(button("Next step")).toHaveFocus();
    await expect(button("Next step")).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByText(/Six are late/)).toBeVisible();
  },
};

export const Left: Story = {
  name: "Left [DEMO-08]",
  beforeEach: () => {
    clock = manualClock();
  },
  render: function Leaving(args) {
    const [here, setHere] = useState(true);
    return (
      <div className="grid max-w-form gap-3">
        <button onClick={() => setHere(false)} type="button">
          Leave
        </button>
        {here && <StepPlayer {...args} autoPlay clock={clock} />}
      </div>
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await step("MUST cancel what was to come when it is left", async () => {
      await waitFor(() => expect(clock.waiting()).toBe(1));
      await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
      await waitFor(() => expect(clock.waiting()).toBe(0));
    });
  },
};

export const Smallest: Story = {
  args: { startAt: 5_800 },
  globals: { viewport: { value: "smallest" } },
};
