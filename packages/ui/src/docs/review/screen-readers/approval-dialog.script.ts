import type { ReaderScript } from "./reader-scripts.types.ts";

/** The question, its severity and its values; and that nothing approves by accident. */
export const approvalDialogScript: ReaderScript = {
  title: "Approval dialog",
  story: "review-screen-readers-stages--approval",
  steps: [
    {
      id: "approval-opens",
      task: "Press Ask.",
      voiceOver: ["VO+Command+J", "VO+Space"],
      nvda: ["B", "Space"],
      hear: [{ words: "Approval Required, Create the task “Call Île-de-France about the drop”." }],
      also: "That it is a dialog. Name and sentence once, and no button: the focus is on the dialog itself.",
    },
    {
      id: "approval-summary",
      task: "Read on: where, as whom, how serious.",
      voiceOver: ["VO+ArrowRight"],
      nvda: ["NVDA+Space", "ArrowDown"],
      hear: [
        { words: "Expires in 14:32" },
        { words: "Tasks – Halden Coffee" },
        { words: "create_task" },
        { words: "Changes data" },
      ],
      also: "NVDA+Space until browse mode is on.",
    },
    {
      id: "approval-arguments",
      task: "Read on through the arguments.",
      voiceOver: ["VO+ArrowRight"],
      nvda: ["ArrowDown"],
      hear: [
        { words: "Title" },
        { words: "Call Île-de-France about the drop" },
        { words: "Priority" },
        { words: "High" },
        { words: "Estimate, 3" },
        { words: "sales.csv" },
      ],
      also: "For each field its name, what kind it is, and its value.",
    },
    {
      id: "approval-answers",
      task: "Go on by Tab to the answers.",
      voiceOver: ["Tab"],
      nvda: ["Tab"],
      hear: [{ words: "Edit as JSON" }, { words: "Deny" }, { words: "Approve & Continue" }],
      also: "Deny comes first. After Approve the focus begins again inside the dialog.",
    },
    {
      id: "approval-enter",
      task: "Press Enter, with the focus on Approve & Continue.",
      voiceOver: ["Enter"],
      nvda: ["NVDA+Space", "Enter"],
      hear: [],
      also: "The dialog stays. In browse mode NVDA makes a click of Enter, which no page can tell from another: be in focus mode.",
    },
    {
      id: "approval-edit",
      task: "Write an exclamation mark at the end of the title, then go to the answers.",
      voiceOver: ["Shift+Tab", "Command+ArrowRight", "!", "Tab"],
      nvda: ["Shift+Tab", "End", "!", "Tab"],
      hear: [{ words: "title changed", byItself: true }, { words: "Approve & Continue" }],
    },
    {
      id: "approval-error",
      task: "Turn on Edit as JSON, write an x at the end of the arguments, go to Approve.",
      voiceOver: ["Space", "Shift+Tab", "Command+ArrowDown", "x", "Tab"],
      nvda: ["Space", "Shift+Tab", "Control+End", "x", "Tab"],
      hear: [
        { words: "Arguments" },
        { words: "Approve & Continue, Fix the JSON to approve.", state: "disabled" },
      ],
    },
    {
      id: "approval-error-read",
      task: "Go back to the arguments.",
      voiceOver: ["Shift+Tab"],
      nvda: ["Shift+Tab"],
      hear: [
        {
          words:
            "Arguments, Invalid JSON in arguments field. Line 5, column 2. Tab leaves the field. Ctrl + ] indents, Ctrl + [ outdents.",
          state: "invalid",
        },
      ],
    },
    {
      id: "approval-deny",
      task: "Leave the editor, and deny.",
      voiceOver: ["Escape", "Escape"],
      nvda: ["Escape", "Escape"],
      hear: [{ words: "Ask" }, { words: "Tool call denied by user. Task halted.", byItself: true }],
      also: "The focus is back where it was.",
    },
    {
      id: "approval-approve",
      task: "Press Ask again, go to Approve & Continue and press Space.",
      voiceOver: ["VO+Space", "Tab", "Space"],
      nvda: ["Space", "Tab", "Space"],
      hear: [
        { words: "Approval Required, Create the task “Call Île-de-France about the drop”." },
        { words: "Approve & Continue" },
        { words: "Ask" },
        { words: "User approved tool call: create_task", byItself: true },
      ],
    },
  ],
};
