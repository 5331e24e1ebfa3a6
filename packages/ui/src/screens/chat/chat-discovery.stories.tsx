import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { filesFound, nothingFound } from "../../patterns/discovery-card/discovery-card.fixtures.ts";
import { finishedChat, newChat, runningChat } from "./chat.fixtures.ts";
import { chatArgs, chatFrame, promptBox, WithDraft } from "./chat.stage.tsx";
import { ChatScreen } from "./chat.tsx";
import type { ChatReady } from "./chat.types.ts";

const meta = {
  title: "Screens/Chat/Discovery",
  component: ChatScreen,
  ...chatFrame,
  args: chatArgs,
  render: WithDraft,
} satisfies Meta<typeof ChatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Small enough for every window: nothing scrolls, whatever is loaded when. */
const smallFound = {
  ...filesFound,
  found: filesFound.found.slice(0, 1),
  mappings: filesFound.mappings.slice(0, 2),
  prompts: filesFound.prompts.slice(1, 2),
};

const names = { "c-data": { "Order ID": "order_id" }, "c-tasks": {} };

/** A conversation that begins with a discovery. */
const discovered: ChatReady = {
  ...finishedChat,
  session: { id: "s-1", title: "Discovery" },
  messages: [
    { kind: "discovery", id: "d-1", discovery: smallFound },
    {
      kind: "assistant",
      id: "a-1",
      text: "I looked around in **My files** with 2 calls that only read.",
    },
  ],
  discovery: { accepted: new Map(Object.entries(names)) },
};

export const Discovered: Story = {
  name: "What was discovered stands in the conversation, and its prompts fill the composer [DISC-01]",
  tags: ["picture"],
  args: { state: discovered },
  play: async ({ canvas, args, userEvent }) => {
    const card = within(await canvas.findByRole("region", { name: "My files" }));
    await expect(card.getByText("Accepted")).toBeVisible();
    await userEvent.click(card.getByRole("checkbox", { name: "Order Date for order_date" }));
    await userEvent.click(card.getByRole("button", { name: "Accept 1 name" }));
    await expect(args.onAcceptMappings).toHaveBeenCalledWith({
      connectionId: "c-data",
      mappings: { "Order Date": "order_date" },
    });
    await userEvent.click(card.getByRole("button", { name: "Top 5 Customer by Amount" }));
    await expect(promptBox(canvas)).toHaveValue("Top 5 Customer by Amount");
    await expect(promptBox(canvas)).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** One card that fits the window: nothing scrolls during the run. */
const running: ChatReady = {
  ...discovered,
  messages: [{ kind: "discovery", id: "d-2", discovery: nothingFound }],
  run: runningChat.run,
};

export const WhileARunGoesOn: Story = {
  name: "While a run goes on no prompt can be chosen [DISC-06]",
  args: { state: running },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole("region", { name: "Tasks – Halden Coffee" }));
    await expect(card.getByRole("button", { name: "List my open tasks" })).toBeDisabled();
  },
};

export const PromptsOfANewChat: Story = {
  name: "A new chat begins with the prompts that were discovered",
  args: { state: { ...newChat, prompts: filesFound.prompts } },
  play: async ({ canvas, userEvent }) => {
    const examples = within(canvas.getByRole("list", { name: "Examples" }));
    await expect(examples.getAllByRole("button").map((one) => one.textContent)).toEqual(
      filesFound.prompts,
    );
    const first = examples.getByRole("button", { name: "What is the total Amount by Region?" });
    await userEvent.click(first);
    await expect(promptBox(canvas)).toHaveValue("What is the total Amount by Region?");
  },
};
