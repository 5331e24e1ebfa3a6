import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fiscalYear, waiting } from "../../patterns/fact-proposal/fact-proposal.fixtures.ts";
import { finishedChat } from "./chat.fixtures.ts";
import { chatArgs, chatFrame, WithDraft } from "./chat.stage.tsx";
import { ChatScreen } from "./chat.tsx";
import type { ChatReady } from "./chat.types.ts";

const meta = {
  title: "Screens/Chat/Facts",
  component: ChatScreen,
  ...chatFrame,
  args: chatArgs,
  render: WithDraft,
} satisfies Meta<typeof ChatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const proposing: ChatReady = {
  ...finishedChat,
  session: { id: "s-1", title: "Remember that my fiscal year starts in July" },
  messages: [
    { kind: "user", id: "u-1", text: "Remember that my fiscal year starts in July" },
    { kind: "fact_proposal", id: "p-1", proposal: fiscalYear },
    {
      kind: "assistant",
      id: "a-1",
      text: "Accept it, and I will know it in your next chats. Nothing is saved before you do.",
    },
  ],
  facts: { known: new Map([["f-1", waiting]]), deciding: null, failure: null },
};

export const Proposed: Story = {
  name: "A fact that the agent proposes stands in the conversation and is accepted with one press",
  tags: ["picture"],
  args: { state: proposing },
  play: async ({ canvas, args, userEvent }) => {
    const card = within(await canvas.findByRole("region", { name: "Remember this? Fiscal year" }));
    await userEvent.click(card.getByRole("button", { name: "Accept" }));
    await expect(args.onDecideFact).toHaveBeenCalledWith({ id: "f-1", decision: "accept" });
  },
};

export const Accepted: Story = {
  name: "An accepted fact can be taken out again",
  tags: ["picture"],
  args: {
    state: {
      ...proposing,
      facts: {
        known: new Map([["f-1", { ...waiting, state: "accepted" }]]),
        deciding: null,
        failure: null,
      },
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const card = within(await canvas.findByRole("region", { name: "Remembered Fiscal year" }));
    await userEvent.click(card.getByRole("button", { name: "Undo" }));
    await expect(args.onDecideFact).toHaveBeenCalledWith({ id: "f-1", decision: "undo" });
  },
};
