import type { ReaderScript } from "./reader-scripts.types.ts";

const printer =
  "OPS-412 Label printer prints the wrong lot code Reported by Priya Raman, blocks line 2";

/** Position, state, source, priority and status of each item; keys; announcements when items come and go. */
export const inboxListScript: ReaderScript = {
  title: "Inbox list",
  story: "review-screen-readers-stages--inbox",
  steps: [
    {
      id: "inbox-name",
      task: "Go to the list.",
      voiceOver: ["VO+Command+X"],
      nvda: ["L"],
      hear: [{ words: "Inbox" }],
      also: "That it is a list, with 12 items.",
    },
    {
      id: "inbox-first",
      task: "Give single letters to the page, then press J.",
      voiceOver: ["VO+Q", "J"],
      nvda: ["NVDA+Space", "J"],
      hear: [
        {
          words:
            "Espresso machine down at Brightwater, Lisbon Inês Duarte: guests arrive at 17:00, technician needed, 1 of 12, Email, Critical priority, New",
        },
      ],
      also: "VO+Q until single-key quick nav is off, NVDA+Space until focus mode is on. Place, source, priority and status once, in this order.",
    },
    {
      id: "inbox-next",
      task: "Go three items down.",
      voiceOver: ["J", "J", "ArrowDown"],
      nvda: ["J", "J", "ArrowDown"],
      hear: [
        {
          words:
            "Green coffee cover below 14 days Santos NY2: 11.6 days at the current roast rate, 2 of 12, Data Condition, Critical priority, New",
        },
        {
          words:
            "Late delivery, third time this month Marlow & Finch Cafés: order 88213, promised 17 November, 3 of 12, Email, High priority, Open",
        },
        { words: `${printer}, 4 of 12, Jira, High priority, In progress` },
      ],
    },
    {
      id: "inbox-select",
      task: "Press X, then hear the item again.",
      voiceOver: ["X", "VO+F4"],
      nvda: ["X", "NVDA+Tab"],
      hear: [
        { words: `${printer}, 4 of 12, selected, Jira, High priority, In progress` },
        { words: "1 item(s) selected", byItself: true },
      ],
    },
    {
      id: "inbox-range",
      task: "Take the next one in as well.",
      voiceOver: ["Shift+J"],
      nvda: ["Shift+J"],
      hear: [
        {
          words:
            "Price list 2027: signature still missing Oakline Offices: our legal team asks for one change in 4.2, 5 of 12, selected, Email, High priority, Open",
        },
        { words: "2 item(s) selected", byItself: true },
      ],
    },
    {
      id: "inbox-archive",
      task: "Archive the two.",
      voiceOver: ["E"],
      nvda: ["E"],
      hear: [
        {
          words:
            "Overdue receivables passed $30,000 QuickBooks: 6 invoices, $31,482.60, 4 of 10, Data Condition, Medium priority, Open",
        },
        { words: "2 item(s) archived", byItself: true },
        { words: "Undo", byItself: true },
      ],
      also: "The focus goes to the next item, never to the page.",
    },
    {
      id: "inbox-undo",
      task: "Undo that, then hear the item again.",
      voiceOver: ["Z", "VO+F4"],
      nvda: ["Z", "NVDA+Tab"],
      hear: [
        {
          words:
            "Overdue receivables passed $30,000 QuickBooks: 6 invoices, $31,482.60, 6 of 12, Data Condition, Medium priority, Open",
        },
        { words: "2 item(s) restored", byItself: true },
      ],
      also: "Not that two are new: they were there before.",
    },
    {
      id: "inbox-keys",
      task: "Ask for the keys, and close the list of them.",
      voiceOver: ["?", "Escape"],
      nvda: ["?", "Escape"],
      hear: [
        { words: "Keyboard shortcuts" },
        { words: "6 of 12, Data Condition, Medium priority, Open" },
      ],
      also: "The focus is back on the item that had it.",
    },
    {
      id: "inbox-read",
      task: "Read the whole list, item by item.",
      voiceOver: ["VO+Command+X", "VO+ArrowRight"],
      nvda: ["NVDA+Space", "L", "ArrowDown"],
      hear: [
        { words: "1 of 12, Email, Critical priority, New" },
        { words: "2 of 12, Data Condition, Critical priority, New" },
        { words: "3 of 12, Email, High priority, Open" },
        { words: "4 of 12, Jira, High priority, In progress" },
        { words: "12 of 12, Manual, Low priority, Open" },
      ],
      also: "Each once, also here. Write down if a reader adds the place of the list item on its own.",
    },
    {
      id: "inbox-arrivals",
      task: "Press Receive, above the list.",
      voiceOver: ["VO+Shift+Home", "VO+Command+J", "VO+Space"],
      nvda: ["Control+Home", "B", "Space"],
      hear: [{ words: "2 new", byItself: true }],
    },
    {
      id: "inbox-arrivals-again",
      task: "Press it once more.",
      voiceOver: ["VO+Space"],
      nvda: ["Space"],
      hear: [{ words: "2 new", byItself: true }],
      also: "The same words again: two more have come.",
    },
  ],
};
