import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import { QuestionActionsProvider } from "../question-answer/question-actions.tsx";
import { actions, never, offline } from "../question-answer/question-answer.fixtures.ts";
import { rainfallByMonth } from "../question-bar/question-bar.fixtures.ts";
import {
  QuestionComposer,
  type QuestionComposerProps,
} from "../question-answer/question-composer.tsx";
import { Composer } from "./composer.tsx";

function Stateful(props: QuestionComposerProps) {
  const [text, setText] = useState(props.value);
  return (
    <div className="mx-auto max-w-184">
      <QuestionComposer
        {...props}
        onValueChange={(next) => {
          setText(next);
          props.onValueChange(next);
        }}
        value={text}
      />
    </div>
  );
}

const meta = {
  title: "Patterns/Composer",
  component: Composer,
  parameters: { contract: { control: "composer-input" } },
  render: (args) => <Stateful {...args} />,
  args: {
    value: "",
    onValueChange: fn(),
    onSend: fn(),
    upload: { accept: [".csv", ".xls", ".xlsx"], onFile: fn(), onReject: fn() },
  },
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Empty: Send is disabled [CHAT-11 CHAT-14]",
  tags: ["picture"],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("textbox", { name: "Message" }));
    await userEvent.keyboard("{Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Playground: Story = {};

export const Typed: Story = {
  tags: ["state:chat/prompt-typed"],
  name: "Enter sends [CHAT-12 CHAT-14]",
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "Total by region?");
    await expect(canvas.getByRole("button", { name: "Send" })).toBeEnabled();
    await step("MUST send with Enter", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(args.onSend).toHaveBeenCalledTimes(1);
    });
    await expect(canvas.getByRole("textbox")).toHaveValue("Total by region?");
  },
};

export const Multiline: Story = {
  tags: ["state:chat/prompt-multiline", "picture"],
  name: "Shift+Enter begins a line and sends nothing [CHAT-13]",
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole("textbox", { name: "Message" });
    const before = box.getBoundingClientRect().height;
    await step("MUST begin a line with Shift+Enter, and send nothing", async () => {
      await userEvent.type(box, "one{Shift>}{Enter}{/Shift}two{Shift>}{Enter}{/Shift}three");
      await expect(box).toHaveValue("one\ntwo\nthree");
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await expect(box.getBoundingClientRect().height).toBeGreaterThan(before);
  },
};

export const Composing: Story = {
  name: "Enter that chooses a word of an input method sends nothing [CHAT-12]",
  args: { value: "nihon" },
  play: async ({ args, canvas, step }) => {
    const box = canvas.getByRole("textbox", { name: "Message" });
    await step("MUST leave Enter to the input method while it composes", async () => {
      await fireEvent.keyDown(box, { key: "Enter", isComposing: true });
      await fireEvent.keyDown(box, { key: "Enter", keyCode: 229 });
      await expect(args.onSend).not.toHaveBeenCalled();
    });
  },
};

export const VeryLong: Story = {
  tags: ["state:chat/prompt-very-long", "picture"],
  name: "A long prompt scrolls inside [CHAT-11]",
  args: { value: "A line of a long prompt.\n".repeat(60) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Message" });
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
    await expect(box.clientHeight).toBeLessThan(window.innerHeight / 2);
  },
};

export const WhiteSpace: Story = {
  tags: ["state:chat/prompt-whitespace"],
  name: "Only white space: nothing to send [CHAT-14 LO-31]",
  args: { value: "  \n " },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
  },
};

export const Prefilled: Story = {
  tags: ["state:chat/prompt-prefilled"],
  name: "Prefilled, not sent [CHAT-16]",
  args: { value: "Summarise my inbox" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveValue("Summarise my inbox");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  name: "While a run goes on the prompt is locked and Stop stands there [CHAT-15 CHAT-51]",
  args: { busy: true, onStop: fn(), value: "" },
  play: async ({ args, canvas, userEvent, step }) => {
    await step("MUST be named Message, and its buttons Send, Stop and Upload a file", async () => {
      await expect(canvas.getByRole("textbox", { name: "Message" })).toBeDisabled();
      await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
      await expect(canvas.getByRole("button", { name: "Upload a file" })).toBeDisabled();
      await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
      await expect(args.onStop).toHaveBeenCalledTimes(1);
    });
  },
};

export const Stopping: Story = { args: { busy: true, stopping: true, onStop: fn() } };

export const TooLong: Story = {
  name: "Beyond the limit: named, not sent",
  args: { value: "x".repeat(32_010) },
  play: async ({ canvas, step }) => {
    await step("MUST name the limit when it is near or passed", async () => {
      await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/32,010 of/);
      await expect(canvas.getByText("32,010 of 32,000 characters")).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
    });
  },
};

export const NearTheLimit: Story = {
  args: { value: "x".repeat(29_000) },
  play: async ({ canvas, step }) => {
    await step("MUST name the limit when it is near or passed", async () => {
      await expect(canvas.getByText("29,000 of 32,000 characters")).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Send" })).toBeEnabled();
    });
  },
};

export const FocusComesBack: Story = {
  args: { value: "Total by region?" },
  render: function Running(args) {
    const [busy, setBusy] = useState(false);
    return (
      <Stateful {...args} busy={busy} onSend={() => setBusy(true)} onStop={() => setBusy(false)} />
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole("textbox", { name: "Message" });
    await userEvent.click(box);
    await userEvent.keyboard("{Enter}");
    await expect(box).toBeDisabled();
    await step("MUST give the focus back when a run is over", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
      await expect(box).toBeEnabled();
      await waitFor(() => expect(box).toHaveFocus());
    });
  },
};

export const Waiting: Story = {
  name: "Something waits for a pause [A3]",
  args: { waiting: "Approval waiting", value: "I am still wri" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Approval waiting");
  },
};

function dropOn(target: HTMLElement, file: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  for (const type of ["dragover", "drop"]) {
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  }
}

export const Dropped: Story = {
  name: "A dropped file is taken, one of another kind refused [UPLOAD-01 UPLOAD-02]",
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Message" });
    const csv = new File(["a,b"], "sales.csv", { type: "text/csv" });
    const pdf = new File(["%PDF"], "sales.pdf", { type: "application/pdf" });
    dropOn(box, csv);
    await expect(args.upload?.onFile).toHaveBeenCalledWith(csv);
    dropOn(box, pdf);
    await expect(args.upload?.onReject).toHaveBeenCalledWith(pdf);
    await expect(args.upload?.onFile).toHaveBeenCalledTimes(1);
  },
};

export const Mobile: Story = {
  args: { busy: true, onStop: fn() },
  globals: { viewport: { value: "mobile" } },
};

export const Cost: Story = {
  name: "What a run may cost stands beside Send",
  args: { value: "Total by region?", estimate: { credits: 3, balance: 480.25 } },
  play: async ({ canvas, step }) => {
    await step("MUST describe Send by what the run may cost, where that is known", async () => {
      await expect(canvas.getByRole("button", { name: "Send" })).toHaveAccessibleDescription(
        "up to 3.00 credits",
      );
    });
  },
};

export const CostBeyondBalance: Story = {
  name: "A balance below what a run may cost is named",
  args: { value: "Total by region?", estimate: { credits: 9, balance: 4.2 } },
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole("button", { name: "Send" });
    await expect(send).toHaveAccessibleDescription(
      "This run may need up to 9.00 credits, and you have 4.20.",
    );
    // The server decides; a run may cost less.
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const CostWhileBusy: Story = {
  name: "A run that goes on has its cost already",
  args: { busy: true, onStop: fn(), estimate: { credits: 9, balance: 4.2 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/credits/)).toBeNull();
  },
};

const onAskQuestion = fn();
const starters = [
  { label: "Rainfall by month", question: rainfallByMonth },
  { label: "Days by sky", question: { table: "weather", show: [{ fn: "count" as const }] } },
];

/** In a page whose questions can be asked. */
function withQuestions(
  other: Partial<typeof actions>,
  kept: Pick<QuestionComposerProps, "question" | "onQuestionChange"> = {},
): NonNullable<Story["render"]> {
  const all = { ...actions, ...other };
  return (args) => (
    <QuestionActionsProvider value={all}>
      <div className="min-h-100">
        <Stateful {...args} {...kept} onAskQuestion={onAskQuestion} starters={starters} />
      </div>
    </QuestionActionsProvider>
  );
}

export const QuestionBar: Story = {
  name: "The question bar above the message",
  tags: ["picture"],
  render: withQuestions({}),
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole("textbox", { name: "Message" });
    await step(
      "MUST open the question bar with / in an empty message, and close it with Escape",
      async () => {
        await userEvent.type(box, "/");
        const bar = within(
          await canvas.findByRole("group", { name: "Question" }, { timeout: 10_000 }),
        );
        await waitFor(() =>
          expect(bar.getByRole("button", { name: "Choose a figure" })).toHaveFocus(),
        );
        await userEvent.keyboard("{Escape}");
        await expect(box).toHaveFocus();
        await expect(box).toHaveValue("");
        await expect(canvas.queryByRole("group", { name: "Question" })).toBeNull();
      },
    );
    await step("MUST keep the words of the message while the bar is open", async () => {
      await userEvent.type(box, "and/or");
      await userEvent.click(canvas.getByRole("button", { name: "Ask with the question bar" }));
      const figure = await canvas.findByRole("button", { name: "Choose a figure" });
      await userEvent.click(figure);
      await screen.findByRole("dialog", { name: "Choose a figure" });
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(figure).toHaveFocus());
      await userEvent.keyboard("{Escape}");
      await expect(box).toHaveFocus();
      await expect(box).toHaveValue("and/or");
    });
    await step("MUST send a question of the bar, and lead back to the words", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Ask with the question bar" }));
      await userEvent.click(
        await canvas.findByRole("button", { name: "Rainfall by month" }, { timeout: 10_000 }),
      );
      await expect(await canvas.findByText(/^365 of 2,922 rows/)).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Ask" }));
      await expect(onAskQuestion).toHaveBeenCalledWith(rainfallByMonth);
      await expect(box).toHaveFocus();
    });
    await userEvent.clear(box);
    await userEvent.type(box, "/");
    await canvas.findByRole("button", { name: "Choose a figure" });
  },
};

const onQuestionChange = fn();

export const QuestionFromElsewhere: Story = {
  name: "A question that was left or suggested",
  render: withQuestions({}, { question: rainfallByMonth, onQuestionChange }),
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST open the question bar for a question from elsewhere", async () => {
      await expect(await canvas.findByText(/^365 of 2,922 rows/)).toBeVisible();
      const bar = within(canvas.getByRole("group", { name: "Question" }));
      await userEvent.click(bar.getByRole("button", { name: "Ask" }));
      await expect(onAskQuestion).toHaveBeenCalledWith(rainfallByMonth);
      await expect(onQuestionChange).toHaveBeenCalledWith(null);
    });
  },
};

export const QuestionBarMobile: Story = {
  name: "The question bar on a phone",
  tags: ["picture"],
  globals: { viewport: { value: "mobile", isRotated: false } },
  render: withQuestions({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ask with the question bar" }));
    await userEvent.click(
      await canvas.findByRole("button", { name: "Rainfall by month" }, { timeout: 10_000 }),
    );
    await expect(await canvas.findByText(/^365 of 2,922 rows/)).toBeVisible();
  },
};

export const QuestionBarLoading: Story = {
  name: "Files of the question bar that are loading",
  render: withQuestions({ loadTables: never }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ask with the question bar" }));
    await expect(
      await canvas.findByRole("img", { name: "Loading your files" }, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

export const QuestionBarFailed: Story = {
  name: "Files of the question bar that could not be loaded",
  render: withQuestions({ loadTables: offline }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ask with the question bar" }));
    await expect(
      await canvas.findByText("Your files couldn't be loaded.", {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const QuestionBarWithoutFile: Story = {
  name: "No file to ask about",
  render: withQuestions({ loadTables: () => Promise.resolve([]) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ask with the question bar" }));
    await expect(
      await canvas.findByText("Upload a file to ask about it.", {}, { timeout: 10_000 }),
    ).toBeVisible();
  },
};
