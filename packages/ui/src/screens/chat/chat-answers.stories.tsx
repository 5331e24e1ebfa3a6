import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { byMonth } from "../../patterns/chart-card/chart-card.fixtures.ts";
import { whichColumn } from "../../patterns/choice-question/choice-question.fixtures.ts";
import { QuestionActionsProvider } from "../../patterns/question-answer/question-actions.tsx";
import {
  actions,
  askedOf,
  rainfall,
} from "../../patterns/question-answer/question-answer.fixtures.ts";
import { finishedChat } from "./chat.fixtures.ts";
import { chatArgs, chatFrame, WithDraft } from "./chat.stage.tsx";
import { ChatScreen } from "./chat.tsx";
import type { ChatReady } from "./chat.types.ts";

const meta = {
  title: "Screens/Chat/Answers",
  component: ChatScreen,
  ...chatFrame,
  args: chatArgs,
  render: WithDraft,
} satisfies Meta<typeof ChatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked: ChatReady = {
  ...finishedChat,
  session: { id: "s-1", title: "What is the total throughput by region?" },
  messages: [
    { kind: "user", id: "u-1", text: "What is the total throughput by region?" },
    {
      kind: "assistant",
      id: "a-1",
      text: "I'm not sure what “throughput” means here.",
    },
    { kind: "choices", id: "c-1", question: whichColumn },
  ],
};

export const Asked: Story = {
  name: "The agent asks with answers to choose from; what is typed already stays",
  tags: ["picture"],
  args: { state: asked, draft: "And only for" },
  play: async ({ canvas, args, userEvent }) => {
    const card = within(await canvas.findByRole("region", { name: whichColumn.question }));
    await userEvent.click(card.getByRole("button", { name: /^Amount/ }));
    await expect(args.onChooseAnswer).toHaveBeenCalledWith({ answer: "Amount" });
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole("textbox", { name: /message/i })).toHaveValue("And only for");
  },
};

export const AskedInRehearsal: Story = {
  name: "A question in a rehearsal says that the answer continues it",
  args: { state: { ...asked, rehearsal: "asked" } },
  play: async ({ canvas, args, userEvent }) => {
    const note = canvas.getByText("Rehearsal").closest("[data-slot=chat-rehearsal]");
    await expect(note).toHaveTextContent("Your answer continues the rehearsal.");
    await userEvent.click(canvas.getByRole("button", { name: "Run for real" }));
    await expect(args.onRunForReal).toHaveBeenCalledOnce();
  },
};

export const Answered: Story = {
  name: "The chosen answer, and a chart above the figures",
  tags: ["picture"],
  args: {
    state: {
      ...asked,
      messages: [
        ...asked.messages.slice(0, 2),
        { kind: "choices", id: "c-1", question: { ...whichColumn, answer: "Amount" } },
        { kind: "user", id: "u-2", text: "Amount" },
        { kind: "chart", id: "d-1", chart: byMonth },
        {
          kind: "assistant",
          id: "a-2",
          text: "**Total Amount** by **month of Order Date** in orders.csv, over 24 rows.\n\n| Order Date (month) | Total Amount |\n| --- | ---: |\n| 2026-01 | 12,400.00 |\n| 2026-02 | 13,950.50 |\n| 2026-04 | 18,120.00 |\n| 2026-05 | 17,260.00 |\n| 2026-06 | 21,005.00 |",
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("figure", { name: byMonth.title })).toBeVisible();
    await expect(await canvas.findByRole("img", { name: "Chosen" })).toBeVisible();
  },
};

export const Running: Story = {
  name: "Nothing can be chosen while the agent works",
  args: {
    state: {
      ...asked,
      run: { status: "running", startedAt: chatArgs.now, toolCalls: 0, maxToolCalls: 3 },
    },
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole("region", { name: whichColumn.question }));
    await expect(card.queryByRole("button")).toBeNull();
  },
};

const read: ChatReady = {
  ...finishedChat,
  session: { id: "s-1", title: "Rain in Seattle" },
  messages: [
    {
      kind: "user",
      id: "u-1",
      text: "How much does it rain in Seattle each month of 2014? Highest first.",
    },
    { kind: "question", id: "q-1", asked: askedOf(rainfall, { changed: true }) },
    {
      kind: "assistant",
      id: "a-1",
      text: "It rained most in **November** of 2015.",
      superseded: true,
    },
    { kind: "assistant", id: "a-2", text: "Nobody sees this.", hidden: true },
  ],
};

export const QuestionInView: Story = {
  name: "The question over its answer, and the rows of a figure in the place of the settings",
  args: { state: read },
  render: (args) => (
    <QuestionActionsProvider value={actions}>
      <WithDraft {...args} />
    </QuestionActionsProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("button", { name: "March 7.74" }, { timeout: 10_000 });
    const before = canvas.getByRole("button", { name: "About the question before it was changed" });
    await expect(canvas.queryByText(/November/, { selector: "strong" })).toBeNull();
    await userEvent.click(before);
    await expect(await canvas.findByText("November", { selector: "strong" })).toBeVisible();
    await userEvent.click(before);
    await expect(canvas.queryByText("Nobody sees this.")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "March 7.74" }));
    await expect(await canvas.findByRole("region", { name: "March 2014" })).toBeVisible();
    await expect(canvas.queryByRole("complementary", { name: "Chat settings" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("complementary", { name: "Chat settings" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "March 7.74" }));
    await canvas.findByText("1–12 of 31");
  },
};
