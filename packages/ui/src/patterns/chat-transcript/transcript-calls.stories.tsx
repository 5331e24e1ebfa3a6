import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ToolCallView } from "../tool-call/types.ts";
import { Transcript } from "./transcript.tsx";
import {
  answer,
  createTaskCall,
  describeCall,
  fixtureNow,
  fixtureWorking,
  queryCall,
  toolMessage,
  user,
} from "./transcript.fixtures.ts";
import type { TranscriptMessage } from "./types.ts";

const meta = {
  title: "Patterns/Transcript/Calls",
  component: Transcript,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div className="h-120 bg-surface">
        <Story />
      </div>
    ),
  ],
  args: {
    conversationId: "c-1",
    messages: [user, ...[describeCall, queryCall, createTaskCall].map(toolMessage), answer],
    working: null,
    product: "Switchboard",
    now: fixtureNow,
  },
} satisfies Meta<typeof Transcript>;

export default meta;
type Story = StoryObj<typeof meta>;

const listTasks: ToolCallView = {
  id: "call-3",
  name: "list_tasks",
  arguments: { status: "open" },
  connection: createTaskCall.connection,
  effect: "read",
  state: "running",
  startedAt: fixtureNow - 7_400,
};

export const Group: Story = {
  name: "Calls that follow each other are one row [CHAT-41 CHAT-42]",
  tags: ["picture"],
  play: async ({ canvas, step }) => {
    await step(
      "MUST show calls that follow each other as one row that opens to theirs",
      async () => {
        const row = canvas.getByRole("button", { name: /3 tool calls/ });
        await expect(row).toHaveAttribute("aria-expanded", "false");
        await expect(row).toHaveTextContent("3 tool calls · 2.1 s");
        await expect(canvas.queryByText("query_data")).toBeNull();
        await userEvent.click(row);
        await expect(canvas.getByText("query_data")).toBeVisible();
        const messages = canvas.getAllByRole("article");
        await expect(messages.map((one) => one.getAttribute("aria-label"))).toEqual([
          "You",
          "Tool calls",
          "Switchboard",
        ]);
      },
    );
  },
};

export const GroupWithTrouble: Story = {
  name: "A closed group names the calls that did not go well [CHAT-42 C15]",
  tags: ["picture"],
  args: {
    messages: [
      user,
      ...[
        describeCall,
        { ...queryCall, state: "failed", result: "The column “amont” does not exist." },
        { ...listTasks, state: "unknown", durationMs: 12_000 },
        {
          ...createTaskCall,
          state: "denied",
          proposedArguments: undefined,
          denialReason: "She is away.",
        },
      ].map((call) => toolMessage(call as ToolCallView)),
    ],
  },
  play: async ({ canvas, step }) => {
    await step("MUST name the calls of a closed row that did not go well", async () => {
      const row = canvas.getByRole("button", { name: /4 tool calls/ });
      await expect(row).toHaveTextContent(
        /Failed: query_data.*Outcome unknown: list_tasks.*Denied: create_task/,
      );
      await expect(canvas.getByText("She is away.")).toBeVisible();
    });
  },
};

export const GroupRunning: Story = {
  name: "A group is open while its calls are made, and a running call says for how long [CHAT-41]",
  args: {
    messages: [user, toolMessage(describeCall), toolMessage(listTasks)],
    working: fixtureWorking,
  },
  play: async ({ canvas, step }) => {
    await step("MUST say for how long a running call has run", async () => {
      const row = canvas.getByRole("button", { name: /list_tasks/ });
      await expect(row).toHaveTextContent("0:07");
    });
  },
};

type Step = { label: string; messages: readonly TranscriptMessage[]; working: boolean };

const steps: readonly [Step, ...Step[]] = [
  { label: "One call", messages: [user, toolMessage(describeCall)], working: true },
  {
    label: "Another",
    messages: [user, toolMessage(describeCall), toolMessage(listTasks)],
    working: true,
  },
  {
    label: "Done",
    messages: [
      user,
      toolMessage(describeCall),
      toolMessage({ ...listTasks, state: "done", result: [], durationMs: 8_000 }),
      answer,
    ],
    working: false,
  },
];

export const GroupGrows: Story = {
  name: "A group opens and closes with its run, unless the reader is in it [CHAT-42 C6]",
  render: function Growing(args) {
    const [at, setAt] = useState(0);
    const { messages, working } = steps[at] ?? steps[0];
    return (
      <>
        <div className="h-100">
          <Transcript {...args} messages={messages} working={working ? fixtureWorking : null} />
        </div>
        {steps.map(({ label }, index) => (
          <button key={label} onClick={() => setAt(index)} type="button">
            {label}
          </button>
        ))}
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const go = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    const group = () => canvas.findByRole("button", { name: /2 tool calls/ });
    await step("MUST keep a group open while its calls are made, and close it after", async () => {
      await go("Another");
      await expect(await group()).toHaveAttribute("aria-expanded", "true");
      await go("Done");
      await waitFor(async () => expect(await group()).toHaveAttribute("aria-expanded", "false"));
    });
    await step("MUST NOT close by itself a group that the reader opened or is in", async () => {
      await go("One call");
      await userEvent.click(canvas.getByRole("button", { name: /describe_file/ }));
      await go("Another");
      // The call that was expanded alone stays expanded as one of several.
      await expect(canvas.getByRole("button", { name: /describe_file/ })).toHaveAttribute(
        "aria-expanded",
        "true",
      );
      await userEvent.click(canvas.getByRole("button", { name: /list_tasks/ }));
      await go("Done");
      await expect(await group()).toHaveAttribute("aria-expanded", "true");
      await expect(canvas.getByRole("button", { name: /list_tasks/ })).toHaveTextContent("8.0 s");
    });
  },
};

export const GroupFound: Story = {
  name: "The content of a closed group is found [C5]",
  args: { searching: true, onSearchingChange: fn() },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("searchbox", { name: "Search this chat" });
    await userEvent.type(field, "Šumava");
    // Once in the result of a call, once in the answer.
    await expect(await canvas.findByText("1 of 2")).toBeVisible();
    await expect(canvas.getByRole("article", { name: "Tool calls" })).toHaveAttribute("data-found");
  },
};

export const ErrorWithRetry: Story = {
  name: "After an error that may pass, the question can be asked again [CHAT-57]",
  tags: ["picture"],
  args: {
    messages: [
      user,
      {
        kind: "error",
        id: "m-error",
        text: "openai:gpt-4o could not answer: the provider cannot be reached (connect ECONNREFUSED).",
        action: { kind: "retry" },
      },
    ],
    onRetry: fn(),
  },
  play: async ({ args, canvas, step }) => {
    await step("MUST offer what would help beside an error", async () => {
      const log = within(canvas.getByRole("log"));
      await userEvent.click(log.getByRole("button", { name: "Retry" }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
};

export const ErrorWithLink: Story = {
  name: "After an error that another page resolves, there is a link to it [CHAT-57]",
  args: {
    messages: [
      user,
      {
        kind: "error",
        id: "m-error",
        text: "You have 0.40 credits and this run may need up to 3.00. Lower Max Tool Calls or add credits.",
        action: { kind: "link", label: "Add credits", href: "/ui/pricing" },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Add credits" })).toHaveAttribute(
      "href",
      "/ui/pricing",
    );
  },
};

export const GroupOnAPhone: Story = {
  args: GroupWithTrouble.args ?? {},
  globals: { viewport: { value: "mobile" } },
};

const reasoning: TranscriptMessage = {
  kind: "reasoning",
  id: "m-thought",
  text: "The person asks for the total by region. **orders** has a column of amounts, so I add them up.",
  durationMs: 12_400,
};

export const Reasoning: Story = {
  name: "What a model thought is folded, with the time that it took",
  tags: ["picture"],
  args: {
    messages: [
      user,
      {
        kind: "status",
        id: "m-short",
        text: "Earlier messages were summarized to fit this model.",
      },
      reasoning,
      answer,
    ],
  },
  play: async ({ canvas, step }) => {
    const fold = canvas.getByRole("button", { name: "Thought for 12 s" });
    await expect(canvas.queryByText(/has a column of amounts/)).toBeNull();
    await step("MUST open and close what a model thought by its line", async () => {
      await userEvent.click(fold);
      await expect(fold).toHaveAttribute("aria-expanded", "true");
      await expect(canvas.getByText(/has a column of amounts/)).toBeVisible();
    });
  },
};

export const Thinking: Story = {
  name: "A model that is thinking says so",
  args: {
    messages: [user, { ...reasoning, streaming: true }],
    working: fixtureWorking,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Thinking…" })).toBeVisible();
  },
};
