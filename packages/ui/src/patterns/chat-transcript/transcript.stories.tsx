import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { LocaleProvider } from "../../components/locale/index.ts";
import { roughTexts } from "../../testing/matrix.tsx";
import { collectDownloads } from "../tool-call/downloads.stage.ts";
import { stubClipboard, writeText } from "./clipboard.stage.ts";
import { Transcript } from "./transcript.tsx";
import {
  answer,
  answerText,
  createTaskCall,
  datedRun,
  fixtureNow,
  fixtureWorking,
  fullRun,
  longConversation,
  queryCall,
  runningRun,
  toolMessage,
  uploaded,
  user,
} from "./transcript.fixtures.ts";
import type { TranscriptMessage } from "./types.ts";

const meta = {
  title: "Patterns/Transcript",
  component: Transcript,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div className="h-160 bg-surface">
        <Story />
      </div>
    ),
  ],
  args: {
    conversationId: "c-1",
    messages: fullRun,
    working: null,
    product: "Switchboard",
    now: fixtureNow,
  },
} satisfies Meta<typeof Transcript>;

export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish: Decorator = (Story) => (
  <LocaleProvider locale="en-US" timeZone="UTC">
    <Story />
  </LocaleProvider>
);

function status(
  text: string,
  mark: "busy" | "done" | "failed" | "denied" | "stopped",
): TranscriptMessage {
  return { kind: "status", id: "m-status", text, mark };
}
function error(text: string): TranscriptMessage {
  return { kind: "error", id: "m-error", text };
}
/** The announcer says it, too: what is visible is in the log. */
async function saidInTheLog(canvas: { getByRole: (role: "log") => HTMLElement }, sentence: string) {
  await expect(within(canvas.getByRole("log")).getByText(sentence)).toBeVisible();
}
const thought: TranscriptMessage = toolMessage({
  ...queryCall,
  id: "call-9",
  state: "running",
  result: undefined,
  durationMs: undefined,
});

export const Default: Story = {
  tags: ["state:chat/full-run", "picture"],
  play: async ({ canvas, step }) => {
    await step("MUST be a log named Conversation that is silent by itself", async () => {
      const log = canvas.getByRole("log", { name: "Conversation" });
      await expect(log).toHaveAttribute("aria-live", "off");
    });
  },
};

export const Playground: Story = {};

export const Running: Story = {
  tags: ["state:chat/streaming-tool-thought", "picture"],
  name: "Running [CHAT-10]",
  args: { messages: runningRun, working: fixtureWorking },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Switchboard is working...", { selector: "[data-slot=working] *" }),
    ).toBeVisible();
    await expect(canvas.getByText(/3 of 6 tool calls · 0:09/)).toBeVisible();
  },
};

export const LoadingFirst: Story = {
  tags: ["state:chat/loading-first", "picture"],
  args: { messages: [user], working: { startedAt: fixtureNow } },
};

export const StreamingAssistant: Story = {
  tags: ["state:chat/streaming-assistant"],
  args: {
    messages: [
      user,
      { ...answer, text: answerText.slice(0, 160), streaming: true } as TranscriptMessage,
    ],
    working: fixtureWorking,
  },
};

export const StreamingToolResult: Story = {
  tags: ["state:chat/streaming-tool-result"],
  args: { messages: [user, toolMessage(queryCall)], working: fixtureWorking },
};

export const StreamingStatus: Story = {
  tags: ["state:chat/streaming-status", "state:chat/status-notice", "picture"],
  name: "Status notice [CHAT-43 STREAM-06]",
  args: {
    messages: [user, status("The offline planner answers: no model key is set.", "done")],
    working: fixtureWorking,
  },
};

export const UserMessagePlain: Story = {
  tags: ["state:chat/user-message-plain"],
  name: "User message shown as it was typed [CHAT-39]",
  args: {
    messages: [
      {
        kind: "user",
        id: "m-1",
        text: "**Not bold**, <b>not HTML</b>\nsecond line\n\n- no list\n[no link](https://example.com)",
      },
    ],
  },
  play: async ({ canvas }) => {
    const message = canvas.getByRole("article", { name: "You" });
    await expect(message).toHaveTextContent("**Not bold**, <b>not HTML</b>");
    const text = within(message).getByText(/second line/);
    await expect(text.children).toHaveLength(0);
    await expect(getComputedStyle(text).whiteSpace).toContain("pre-wrap");
  },
};

export const UserMessageLong: Story = {
  tags: ["state:chat/user-message-long", "picture"],
  name: "Long words wrap [CHAT-39]",
  args: { messages: [{ kind: "user", id: "m-1", text: "unbreakable".repeat(60) }] },
  play: async ({ canvas }) => {
    const log = canvas.getByRole("log");
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
  },
};

export const StatusNotices: Story = {
  tags: ["state:chat/uploading-status", "picture"],
  name: "An upload begins [UPLOAD-07]",
  args: { messages: [status("Uploading 'sales.csv'...", "busy")] },
  play: ({ canvas }) => saidInTheLog(canvas, "Uploading 'sales.csv'..."),
};
export const UploadSuccess: Story = {
  tags: ["state:chat/upload-success-status"],
  name: "An upload arrived [UPLOAD-08]",
  args: { messages: [uploaded] },
  play: ({ canvas }) =>
    saidInTheLog(canvas, "Successfully uploaded 'sales.csv'. It is now available for queries."),
};
export const UploadFailedServer: Story = {
  tags: ["state:chat/upload-failed-server", "picture"],
  name: "An upload failed, with the server's reason [UPLOAD-09]",
  args: {
    messages: [status("Failed to upload file: Row 17 has 4 cells, 5 were expected.", "failed")],
  },
  play: ({ canvas }) =>
    saidInTheLog(canvas, "Failed to upload file: Row 17 has 4 cells, 5 were expected."),
};
export const UploadFailedNonJson: Story = {
  tags: ["state:chat/upload-failed-non-json"],
  name: "An upload failed with an answer that is no JSON [UPLOAD-11]",
  args: {
    messages: [
      status("Failed to upload file: Upload failed with a non-JSON error response.", "failed"),
    ],
  },
  play: ({ canvas }) =>
    saidInTheLog(canvas, "Failed to upload file: Upload failed with a non-JSON error response."),
};
export const UploadFailedRejected: Story = {
  tags: ["state:chat/upload-failed-rejected"],
  name: "An upload was rejected without a reason [UPLOAD-12]",
  args: {
    messages: [status("Failed to upload file: The server rejected the file upload.", "failed")],
  },
  play: ({ canvas }) =>
    saidInTheLog(canvas, "Failed to upload file: The server rejected the file upload."),
};
export const DatasetDeleteFailed: Story = {
  tags: ["state:chat/dataset-delete-failed"],
  name: "A file could not be deleted [UPLOAD-14]",
  args: { messages: [status("Failed to delete dataset: The file is in use by a run.", "failed")] },
  play: ({ canvas }) =>
    saidInTheLog(canvas, "Failed to delete dataset: The file is in use by a run."),
};
export const ApprovedStatus: Story = {
  tags: ["state:chat/approved-status"],
  name: "Approved [APPROVE-10]",
  args: {
    messages: [
      user,
      status("User approved tool call: create_task", "done"),
      toolMessage(createTaskCall),
    ],
    working: fixtureWorking,
  },
};
export const DeniedStatus: Story = {
  tags: ["state:chat/denied-status", "picture"],
  name: "Denied [APPROVE-13]",
  args: {
    messages: [
      user,
      toolMessage({
        ...createTaskCall,
        proposedArguments: undefined,
        state: "denied",
        result: undefined,
      }),
      status("Tool call denied by user. Task halted.", "denied"),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Tool call denied by user. Task halted.")).toBeVisible();
    await expect(canvas.getByText("Denied")).toBeVisible();
  },
};

export const ErrorNotice: Story = {
  tags: ["state:chat/error-notice", "state:chat/error-server"],
  name: "Error with its reason [CHAT-44 CHAT-57]",
  args: { messages: [user, error("Not enough credits for this run.")] },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole("log")).getByText("Not enough credits for this run."),
    ).toBeVisible();
  },
};
export const ErrorFallback: Story = {
  tags: ["state:chat/error-fallback"],
  name: "Error without a reason [CHAT-58]",
  args: { messages: [user, error("An unknown error occurred.")] },
  play: ({ canvas }) => saidInTheLog(canvas, "An unknown error occurred."),
};
export const ErrorMidStream: Story = {
  tags: ["state:chat/error-mid-stream", "picture"],
  args: {
    messages: [
      user,
      { ...answer, text: answerText.slice(0, 90) } as TranscriptMessage,
      error("The model stopped answering: connection reset."),
    ],
  },
};
export const DiscoveryErrorFallback: Story = {
  tags: ["state:chat/discovery-error-fallback"],
  name: "A discovery that failed without a reason says so [DISC-05 ERR-03]",
  args: { messages: [error("An unknown error occurred during discovery.")] },
};

export const UnknownRole: Story = {
  tags: ["state:chat/unknown-role"],
  name: "Unknown role as JSON [CHAT-45]",
  args: {
    messages: [
      user,
      { kind: "unknown", id: "m-1", content: { role: "REVIEW", score: 0.4, notes: ["a", "b"] } },
    ],
  },
  play: async ({ canvas }) => {
    const message = canvas.getByRole("article", { name: "Switchboard" });
    await expect(message).toHaveTextContent('"score": 0.4');
  },
};

export const MalformedThought: Story = {
  tags: ["state:chat/malformed-thought"],
  name: "Malformed thought between good messages [CHAT-48]",
  args: { messages: [user, { kind: "malformed", id: "m-1", part: "thought" }, answer] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Error: Malformed tool thought data.")).toBeVisible();
    await expect(canvas.getByRole("table")).toBeVisible();
  },
};
export const MalformedResult: Story = {
  tags: ["state:chat/malformed-result"],
  name: "Malformed result between good messages [CHAT-49]",
  args: { messages: [user, { kind: "malformed", id: "m-1", part: "result" }, answer] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Error: Malformed tool result data.")).toBeVisible();
    await expect(canvas.getByRole("table")).toBeVisible();
  },
};
export const FormattingError: Story = {
  tags: ["state:chat/formatting-error", "picture"],
  name: "A message that breaks harms no other [CHAT-50]",
  args: {
    messages: [
      user,
      { kind: "malformed", id: "m-1", part: "message" },
      // No mapper should pass this in, but it must not empty the page.
      { kind: "tool_call", id: "m-2", call: null } as unknown as TranscriptMessage,
      answer,
    ],
  },
  play: async ({ canvas, step }) => {
    await step("MUST render every other message when one cannot be rendered", async () => {
      const shown = canvas.getAllByText(
        "Failed to display this message due to a formatting error.",
      );
      await expect(shown).toHaveLength(2);
      await expect(canvas.getByRole("table")).toBeVisible();
    });
  },
};

export const ThoughtAlone: Story = {
  tags: ["state:chat/tool-thought"],
  name: "Thought with name and arguments [CHAT-41]",
  args: { messages: [user, thought], working: fixtureWorking },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /query_data/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Show query" }));
    await expect(canvas.getByRole("group", { name: "Arguments" })).toBeVisible();
  },
};
export const ResultAlone: Story = {
  name: "Result without its thought [CHAT-42]",
  args: { messages: [user, toolMessage({ ...queryCall, arguments: undefined })] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /query_data/ }));
    await expect(canvas.getByRole("cell", { name: "Šumava" })).toBeVisible();
  },
};

/**
 * Whether everything around the view is rendered. Before that, how much of the text was measured and how much only
 * estimated is up to chance: its length, and the tiles in which Chromium paints it, would differ between two runs.
 */
function drawnAround(log: HTMLElement): boolean {
  const [view, ...rows] = [log, ...log.querySelectorAll("[data-message-id]")].map((element) =>
    element.getBoundingClientRect(),
  );
  if (!view) return false;
  const near = rows.filter(
    ({ bottom, top }) => bottom > view.top - view.height && top < view.bottom + view.height,
  );
  const ahead = 0.75 * view.height;
  const [first, last] = [near.at(0), near.at(-1)];
  if (!(first && last)) return false;
  return first.top <= view.top - ahead && last.bottom >= view.bottom + ahead;
}

export const LongConversation: Story = {
  tags: ["state:chat/long-conversation"],
  name: "Long conversation opens at its end [CHAT-09 C6]",
  args: { messages: longConversation(200) },
  play: async ({ canvas, step }) => {
    const log = canvas.getByRole("log");
    await step("MUST go to its end by one press, and take the focus there", async () => {
      const left = () => log.scrollHeight - log.clientHeight - log.scrollTop;
      await waitFor(() => expect(left()).toBeLessThan(30));
      await expect(canvas.queryByRole("button", { name: "Jump to latest" })).toBeNull();
      log.scrollTop = log.scrollTop / 2;
      await waitFor(() => expect(drawnAround(log)).toBe(true));
      const jump = await canvas.findByRole("button", { name: "Jump to latest" });
      await userEvent.click(jump);
      await waitFor(() => expect(left()).toBeLessThan(30));
      await waitFor(() => expect(log).toHaveFocus());
    });
  },
};

export const TenThousandMessages: Story = {
  name: "10,000 messages, of which only those near the view are rendered [C5]",
  args: { messages: longConversation(10_000) },
  play: async ({ canvas, canvasElement }) => {
    const log = canvas.getByRole("log");
    await waitFor(() => expect(canvas.getByText(/Question 5000/)).toBeVisible());
    await waitFor(() =>
      expect(log.scrollHeight - log.clientHeight - log.scrollTop).toBeLessThan(2),
    );
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThan(1_500);
    await expect(canvas.getAllByRole("article").at(-1)).toHaveAttribute("aria-setsize", "10000");
  },
};

export const NewBelow: Story = {
  name: "What came in since the end was left [C5 C6]",
  args: { messages: longConversation(30) },
  render: function Arriving(args) {
    const [messages, setMessages] = useState(args.messages);
    return (
      <>
        <div className="h-120">
          <Transcript {...args} messages={messages} />
        </div>
        <button onClick={() => setMessages([...messages, ...fullRun.slice(4, 7)])} type="button">
          Arrive
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole("log");
    const left = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    await waitFor(() => expect(left()).toBeLessThan(2));
    log.scrollTop = 400;
    await canvas.findByRole("button", { name: "Jump to latest" });
    await userEvent.click(canvas.getByRole("button", { name: "Arrive" }));
    await expect(await canvas.findByRole("button", { name: "3 new messages" })).toBeVisible();
    await expect(log.scrollTop).toBe(400);
  },
};

export const EarlierMessages: Story = {
  name: "Older messages can be loaded [C5]",
  args: { messages: fullRun.slice(0, 3), hasEarlier: true, onReachStart: fn() },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onReachStart).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole("button", { name: "Load earlier messages" }));
    await expect(args.onReachStart).toHaveBeenCalledTimes(2);
  },
};

export const LoadingEarlier: Story = {
  args: {
    messages: fullRun.slice(0, 3),
    hasEarlier: true,
    loadingEarlier: true,
    onReachStart: fn(),
  },
};

export const Days: Story = {
  name: "Days are told apart [C13]",
  args: { messages: datedRun },
  decorators: [inEnglish],
  play: async ({ canvas, canvasElement, step }) => {
    await step("MUST name the day where another one begins", async () => {
      const days = [...canvasElement.querySelectorAll("[data-slot=day]")];
      await expect(days.map(({ textContent }) => textContent)).toEqual([
        "October 2, 2026",
        "Yesterday",
        "Today",
      ]);
    });
    const log = canvas.getByRole("log");
    const left = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    // Before the view has scrolled to its end: that would move it away from here again.
    await waitFor(() => expect(left()).toBeLessThan(2));
    log.scrollTop = 0;
    await canvas.findByRole("button", { name: "Jump to latest" });
  },
};

export const Copying: Story = {
  name: "What was asked and what was answered can be copied [C5]",
  args: { messages: datedRun },
  decorators: [inEnglish],
  beforeEach: stubClipboard,
  play: async ({ canvas, step }) => {
    const message = canvas.getAllByRole("article", { name: "Switchboard" }).at(-1);
    if (!message) throw new Error("There is no answer.");
    const inside = within(message);
    const actions = (await inside.findByText("2:02 PM")).closest("div");
    await step("MUST show when a message was said while it has the focus", async () => {
      await expect(actions).toHaveStyle({ opacity: "0" });
      canvas.getByRole("log").focus();
      await userEvent.keyboard("{End}");
      await expect(message).toHaveFocus();
      await waitFor(() => expect(actions).toHaveStyle({ opacity: "1" }));
    });
    await step("MUST copy an answer whole as markdown, and say that it did", async () => {
      await userEvent.tab();
      const copy = inside.getByRole("button", { name: "Copy answer" });
      await expect(copy).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(writeText.mock.lastCall?.[0]).toMatch(
        /^The total is \*\*\$891,221.35.+27 November\.$/s,
      );
      await waitFor(() => expect(inside.getAllByText("Copied")).toHaveLength(1));
    });
    await step("copies it as HTML beside that, so that its table pastes as a table", async () => {
      const write = fn<(items: ClipboardItem[]) => Promise<void>>().mockResolvedValue(undefined);
      Object.assign(navigator.clipboard, { write });
      await userEvent.click(inside.getByRole("button", { name: "Copy answer" }));
      const html = await (await write.mock.lastCall?.[0][0]?.getType("text/html"))?.text();
      await expect(html).toMatch(/<th[^>]*>Region<\/th>.+<td[^>]*>Île-de-France<\/td>/s);
      Reflect.deleteProperty(navigator.clipboard, "write");
    });
    await step("MUST copy a question", async () => {
      const question = canvas.getAllByRole("article", { name: "You" }).at(-1);
      if (!question) throw new Error("There is no question.");
      await userEvent.click(within(question).getByRole("button", { name: "Copy message" }));
      await expect(writeText.mock.lastCall?.[0]).toMatch(/^What is the total amount by region\?/);
    });
    await step(
      "MUST leave the buttons of other messages out of the way of the Tab key",
      async () => {
        const buttons = canvas.getAllByRole("button", { name: /^Copy (message|answer)$/ });
        await expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
      },
    );
  },
};

export const Search: Story = {
  name: "Words are found in the whole conversation [C5 C12]",
  args: { messages: longConversation(10_000), searching: true, onSearchingChange: fn() },
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole("searchbox", { name: "Search this chat" });
    await waitFor(() => expect(field).toHaveFocus());
    // Pasted at once: typing would render and measure each hit on the way and move what follows.
    await userEvent.paste("week 1234");
    const search = within(canvas.getByRole("search"));
    await waitFor(() => expect(search.getByRole("status")).toHaveTextContent("1 of 2"));
    await expect(await canvas.findByText(/how did week 1234 go/)).toBeVisible();
    await userEvent.click(search.getByRole("button", { name: "Next hit" }));
    await waitFor(() => expect(search.getByRole("status")).toHaveTextContent("2 of 2"));
    await userEvent.click(search.getByRole("button", { name: "Close search" }));
    await expect(args.onSearchingChange).toHaveBeenCalledWith({ searching: false });
  },
};

export const SearchWithoutHits: Story = {
  args: { searching: true },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("searchbox", { name: "Search this chat" });
    await userEvent.type(field, "Atlantis");
    await expect(await canvas.findByText("No hits")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Next hit" })).toBeDisabled();
  },
};

export const AskingGoesToTheEnd: Story = {
  name: "A question asked from further up returns to the end, and its answer is followed [CHAT-09 C6]",
  args: { messages: longConversation(40) },
  render: function Asking(args) {
    const [messages, setMessages] = useState(args.messages);
    const add = (message: TranscriptMessage) => setMessages((before) => [...before, message]);
    return (
      <>
        <div className="h-120">
          <Transcript {...args} messages={messages} />
        </div>
        <button onClick={() => add({ ...user, id: "m-asked", asked: true })} type="button">
          Ask
        </button>
        <button onClick={() => add({ ...answer, id: "m-told" })} type="button">
          Answer
        </button>
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const log = canvas.getByRole("log");
    const left = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    await waitFor(() => expect(left()).toBeLessThan(30));
    await step("MUST return to the end with a new question", async () => {
      log.scrollTop = 200;
      await canvas.findByRole("button", { name: "Jump to latest" });
      await userEvent.click(canvas.getByRole("button", { name: "Ask" }));
      await waitFor(() => expect(left()).toBeLessThan(30));
    });
    await step("MUST follow the end while the reader is there", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Answer" }));
      await waitFor(() =>
        expect(within(log).getByText(/eight orders have no region/)).toBeVisible(),
      );
      await waitFor(() => expect(left()).toBeLessThan(30));
      await expect(canvas.queryByRole("button", { name: "Jump to latest" })).toBeNull();
    });
    await step("MUST say what is new once, beside the log", async () => {
      const said = canvas.getAllByText(/eight orders have no region/);
      await expect(said.filter((text) => !log.contains(text))).toHaveLength(1);
    });
  },
};

export const OpenedRowHoldsStill: Story = {
  name: "An opened tool row keeps the view in place until the next question [CHAT-42 C6]",
  args: { messages: [...longConversation(30), ...fullRun.slice(0, 2), ...fullRun.slice(3)] },
  play: async ({ canvas, step }) => {
    const log = canvas.getByRole("log");
    const row = canvas.getByRole("button", { name: /query_data/ });
    // The reader sees the position on the screen, which is known once the view has scrolled to the end.
    await waitFor(() =>
      expect(log.scrollHeight - log.clientHeight - log.scrollTop).toBeLessThan(2),
    );
    await step("MUST NOT move a view that the reader has released", async () => {
      const place = () => row.getBoundingClientRect().top;
      const before = place();
      await userEvent.click(row);
      await expect(
        within(canvas.getByRole("group", { name: "Result table" })).getByRole("cell", {
          name: "Šumava",
        }),
      ).toBeVisible();
      await expect(Math.abs(place() - before)).toBeLessThan(2);
      await expect(await canvas.findByRole("button", { name: "Jump to latest" })).toBeVisible();
    });
  },
};

export const Empty: Story = {
  args: { messages: [], empty: <p className="m-auto text-muted">Ask about your apps.</p> },
};

export const Mobile: Story = {
  args: { messages: runningRun, working: fixtureWorking },
  globals: { viewport: { value: "mobile" } },
};

export const Dark: Story = {
  tags: ["state:chat/dark"],
  args: { messages: runningRun, working: fixtureWorking },
  globals: { theme: "dark" },
};

export const RightToLeft: Story = {
  tags: ["state:chat/assistant-rtl", "picture"],
  name: "Right-to-left answer [CHAT-40]",
  args: {
    messages: [
      { kind: "user", id: "m-1", text: roughTexts.rightToLeft },
      {
        kind: "assistant",
        id: "m-2",
        text: `${roughTexts.rightToLeft} **891,221.35**.\n\n- ${roughTexts.rightToLeft}: 481,224\n- ${roughTexts.rightToLeft}: 310,482`,
      },
    ],
  },
  play: async ({ canvas, step }) => {
    await step("MUST set the direction of each message by its own text", async () => {
      const list = within(canvas.getByRole("log")).getByRole("list");
      await expect(getComputedStyle(list).direction).toBe("rtl");
    });
  },
};

export const LeftToRightOnRightToLeftPage: Story = {
  name: "A left-to-right answer on a right-to-left page begins at its edge",
  decorators: [
    (Story) => (
      <div dir="rtl" className="flex min-h-0 flex-1 flex-col">
        <Story />
      </div>
    ),
  ],
  args: {
    messages: [
      { kind: "user", id: "m-1", text: roughTexts.rightToLeft },
      {
        kind: "assistant",
        id: "m-2",
        text: `# Total\n\n${"The total is higher than last year. ".repeat(8)}\n\n> A quote\n\n- one\n\n| a | b |\n|---|---|\n| x | y |`,
      },
    ],
  },
  play: async ({ canvas }) => {
    const article = canvas.getAllByRole("article", { name: "Switchboard" }).at(-1);
    const markdown = article?.querySelector("[data-slot=markdown]");
    if (!markdown) throw new Error("There is no answer.");
    const { left } = markdown.getBoundingClientRect();
    const blocks = [...markdown.querySelectorAll("h1, h2, h3, p, blockquote, ul")];
    const outer = blocks.filter((block) => !block.parentElement?.closest("blockquote, li"));
    await expect(outer).toHaveLength(4);
    for (const block of outer) {
      await expect(block.getBoundingClientRect().left - left).toBeLessThan(1);
    }
  },
};

const months = Array.from({ length: 18 }, (_, at) => {
  const month = `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
  return `| ${month} | ${(41_250.5 + at * 1_310).toFixed(2)} |\n`;
});

export const LongTable: Story = {
  name: "A long table in an answer is folded as that of a result [CHAT-42]",
  tags: ["picture"],
  args: {
    messages: [
      { kind: "user", id: "m-ask", text: "Net amount by month" },
      {
        kind: "assistant",
        id: "m-long",
        text: `**Net amount** by **month** in orders.\n\n| Month | Net amount |\n|---|--:|\n${months.join("")}`,
      },
    ],
  },
  decorators: [inEnglish],
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByRole("row").length - 1;
    await expect(rows()).toBe(10);
    await expect(canvas.getByText("10 of 18 rows")).toBeVisible();
    const downloads = collectDownloads();
    await userEvent.click(canvas.getByRole("button", { name: "Download CSV" }));
    await waitFor(() => expect(downloads.names).toEqual(["table.csv"]));
    downloads.stop();
    const [text = ""] = await downloads.texts();
    await expect(text.split("\r\n").slice(0, 2)).toEqual(["Month,Net amount", "2025-01,41250.50"]);
    await expect(text.trim().split("\r\n")).toHaveLength(19);
    // A hit of the search may be in a row that was folded.
    canvas.getByRole("log").focus();
    await userEvent.keyboard("/");
    await waitFor(() => expect(rows()).toBe(18));
    await expect(await canvas.findByRole("searchbox")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(rows()).toBe(10));
  },
};

export const LongTableWhole: Story = {
  ...LongTable,
  name: "A long table in an answer, all of it, and folded again; the focus stays on the button [CHAT-42]",
  tags: [],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show all" }));
    await expect(canvas.getAllByRole("row")).toHaveLength(19);
    await expect(canvas.getByRole("button", { name: "Show fewer" })).toHaveFocus();
    await expect(canvas.getByRole("button", { name: "Download CSV" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getAllByRole("row")).toHaveLength(11);
    await expect(canvas.getByRole("button", { name: "Show all" })).toHaveFocus();
  },
};

export const LongTableWithTotal: Story = {
  ...LongTable,
  name: "A long table keeps the row of its sum while it is folded [CHAT-42]",
  tags: ["picture"],
  args: {
    messages: [
      { kind: "user", id: "m-ask", text: "Net amount by month" },
      {
        kind: "assistant",
        id: "m-total",
        text: `**Net amount** by **month** in orders.\n\n| Month | Net amount |\n|---|--:|\n${months.join("")}| **All** | **942839.00** |\n`,
      },
    ],
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("row");
    await expect(rows).toHaveLength(12);
    await expect(rows.at(-1)).toHaveTextContent("All942839.00");
    await expect(canvas.getByText("10 of 18 rows")).toBeVisible();
    const downloads = collectDownloads();
    await userEvent.click(canvas.getByRole("button", { name: "Download CSV" }));
    await waitFor(() => expect(downloads.names).toEqual(["table.csv"]));
    downloads.stop();
    const [text = ""] = await downloads.texts();
    await expect(text.trim().split("\r\n").at(-1)).toBe("All,942839.00");
  },
};
