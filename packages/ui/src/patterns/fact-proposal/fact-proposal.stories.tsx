import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { FactOrigin } from "./fact-origin.tsx";
import { fiscalYear, fromChat, longFact, waiting } from "./fact-proposal.fixtures.ts";
import { FactProposal, type FactProposalProps } from "./fact-proposal.tsx";
import type { FactDecision } from "./types.ts";

const STATES = { accept: "accepted", refuse: "refused", undo: "proposed" } as const;

/** Keeps what was decided, as a page does. */
function Kept({ known, onDecide, ...props }: FactProposalProps) {
  const [state, setState] = useState(known);
  const decide = (decision: FactDecision) => {
    onDecide?.(decision);
    setState((before) => before && { ...before, state: STATES[decision.decision] });
  };
  return <FactProposal {...props} known={state} onDecide={decide} />;
}

const meta = {
  title: "Patterns/Fact Proposal",
  component: FactProposal,
  args: { proposal: fiscalYear, known: waiting, onDecide: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FactProposal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ args, canvas, step, userEvent }) => {
    await step(
      "MUST be a region named by what it asks, or what was decided, and by the key",
      async () => {
        await expect(
          canvas.getByRole("region", { name: "Remember this? Fiscal year" }),
        ).toHaveTextContent("Fiscal year: starts in July");
      },
    );
    await step(
      "MUST accept, refuse and undo with one press each, and keep the focus in the card",
      async () => {
        await userEvent.tab();
        await userEvent.keyboard("{Enter}");
        await expect(args.onDecide).toHaveBeenLastCalledWith({ id: "f-1", decision: "accept" });
        await expect(canvas.getByRole("region", { name: "Remembered Fiscal year" })).toBeVisible();
        await expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus();
        await userEvent.keyboard("{Enter}");
        await expect(args.onDecide).toHaveBeenLastCalledWith({ id: "f-1", decision: "undo" });
        await expect(canvas.getByRole("button", { name: "Accept" })).toHaveFocus();
        await userEvent.click(canvas.getByRole("button", { name: "Refuse" }));
        await expect(args.onDecide).toHaveBeenLastCalledWith({ id: "f-1", decision: "refuse" });
        await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
      },
    );
  },
};

export const Playground: Story = {};

export const Changes: Story = {
  name: "Another value for a key that is known",
  tags: ["picture"],
  args: { known: { ...waiting, current: "January to December" }, origin: fromChat, editable: true },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("MUST say what is saved for the key now, where that is something else", async () => {
      await expect(canvas.getByText("January to December")).toBeVisible();
    });
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
    await expect(canvas.getByRole("textbox", { name: "Key" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Accept" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
    const value = canvas.getByRole("textbox", { name: "Value" });
    await userEvent.clear(value);
    await userEvent.type(value, "July to June");
    await userEvent.click(canvas.getByRole("button", { name: "Accept" }));
    await expect(args.onDecide).toHaveBeenLastCalledWith({
      id: "f-1",
      decision: "accept",
      key: "Fiscal year",
      value: "July to June",
    });
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
  },
};

export const Refused: Story = {
  tags: ["picture"],
  args: { known: { ...waiting, state: "refused" } },
};

export const Failed: Story = {
  tags: ["picture"],
  args: { failure: "A profile has at most 200 facts in each table." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("A profile has at most 200 facts in each table.")).toBeVisible();
  },
};

export const Unknown: Story = {
  name: "Until what became of it is known",
  args: { known: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const LongText: Story = {
  tags: ["picture"],
  args: { proposal: longFact, known: { ...longFact, state: "proposed" }, origin: fromChat },
  play: async ({ canvas, step }) => {
    await step("MUST show the whole fact as text", async () => {
      await expect(canvas.getByRole("region")).toHaveTextContent(longFact.value.trim());
    });
  },
};

export const Origins: Story = {
  name: "Where a fact came from, also when its chat is gone",
  render: () => (
    <div className="grid gap-2">
      <FactOrigin origin={fromChat} />
      <FactOrigin origin={{ ...fromChat, chat: null }} />
    </div>
  ),
};
