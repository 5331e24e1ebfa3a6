import type { ReaderScript } from "./reader-scripts.types.ts";

const press = { voiceOver: ["VO+Command+J", "VO+Space"], nvda: ["B", "Space"] } as const;

/**
 * What a conversation announces by itself: who answers, the answer at its end, what was decided, and the state of the
 * connection.
 */
export const conversationScript: ReaderScript = {
  title: "Conversation",
  story: "review-screen-readers-stages--conversation",
  steps: [
    {
      id: "conversation-ask",
      task: "Press Ask.",
      ...press,
      hear: [{ words: "Switchboard is working...", byItself: true }],
    },
    {
      id: "conversation-stream",
      task: "Press Stream: half of a sentence is written.",
      ...press,
      hear: [{ words: "Stream" }],
      also: "The button that is gone to, and nothing of the answer: it is not finished.",
    },
    {
      id: "conversation-call",
      task: "Press Call: the sentence ends, and a tool is called.",
      ...press,
      hear: [{ words: "Let me add them up.", byItself: true }],
      also: "The answer once and as one sentence, and nothing of the call.",
    },
    {
      id: "conversation-approval",
      task: "Press Approval.",
      ...press,
      hear: [{ words: "Approval Required, Create the task “Call Île-de-France about the drop”." }],
      also: "Once, at once, whatever was being read.",
    },
    {
      id: "conversation-approve",
      task: "Go to Approve & Continue and press Space.",
      voiceOver: ["Tab", "Space"],
      nvda: ["Tab", "Space"],
      hear: [{ words: "User approved tool call: create_task", byItself: true }],
    },
    {
      id: "conversation-answer",
      task: "Press Answer.",
      ...press,
      hear: [{ words: "The total is 891,221.35. The task is open.", byItself: true }],
      also: "The answer, without its marks.",
    },
    {
      id: "conversation-ask-again",
      task: "Press Ask again.",
      ...press,
      hear: [{ words: "Switchboard is working...", byItself: true }],
    },
    {
      id: "conversation-approval-again",
      task: "Press Another approval.",
      ...press,
      hear: [{ words: "Approval Required, Create the task “Call Île-de-France about the drop”." }],
    },
    {
      id: "conversation-deny",
      task: "Go to Deny and press Space.",
      voiceOver: ["Tab", "Space"],
      nvda: ["Tab", "Space"],
      hear: [{ words: "Tool call denied by user. Task halted.", byItself: true }],
    },
    {
      id: "conversation-ask-once-more",
      task: "Press Ask once more.",
      ...press,
      hear: [{ words: "Switchboard is working...", byItself: true }],
    },
    {
      id: "conversation-cut",
      task: "Press Cut the line.",
      ...press,
      hear: [{ words: "Connection lost. The run continues. Reconnecting…", byItself: true }],
    },
    {
      id: "conversation-back",
      task: "Press Line is back.",
      ...press,
      hear: [{ words: "Connection restored.", byItself: true }],
    },
    {
      id: "conversation-fail",
      task: "Press Fail.",
      ...press,
      hear: [{ words: "The model stopped answering.", byItself: true }],
    },
  ],
};
