import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { collectDownloads } from "./downloads.stage.ts";
import { createTaskCall, queryCall } from "../chat-transcript/transcript.fixtures.ts";
import { ToolCall } from "./tool-call.tsx";

const meta = {
  title: "Patterns/ToolCall",
  component: ToolCall,
  decorators: [
    (Story) => (
      <div className="max-w-172">
        <Story />
      </div>
    ),
  ],
  args: { call: queryCall, defaultOpen: true },
} satisfies Meta<typeof ToolCall>;

export default meta;
type Story = StoryObj<typeof meta>;

const thought = {
  ...queryCall,
  state: "running",
  result: undefined,
  durationMs: undefined,
} as const;

export const Default: Story = {
  tags: ["state:chat/tool-result", "picture"],
  name: "Call with its result as a table [CHAT-42]",
  play: async ({ canvas, userEvent }) => {
    const showsQuery = () => canvas.getByRole("button", { name: /query$/ });
    await userEvent.click(showsQuery());
    await expect(canvas.getByRole("group", { name: "Arguments" })).toHaveTextContent(
      /^SELECT region.*GROUP BY region ORDER BY total DESC$/,
    );
    await userEvent.click(showsQuery());
    await expect(canvas.getByRole("columnheader", { name: "total" })).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "310,482.75" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Done" })).toBeVisible();
  },
};

export const Playground: Story = {};

export const Collapsed: Story = {
  tags: ["state:chat/tool-block-collapsed", "picture"],
  name: "Closed: the row alone says what matters [CHAT-42 LO-35]",
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST be one button that says whether it is open", async () => {
      const row = canvas.getByRole("button", { name: /query_data/ });
      await expect(row).toHaveAttribute("aria-expanded", "false");
      await expect(row).toHaveTextContent("4 rows0.8 s");
      await userEvent.click(row);
      await expect(row).toHaveAttribute("aria-expanded", "true");
      await expect(canvas.getByRole("table")).toBeVisible();
    });
  },
};

export const Thought: Story = {
  name: "Thought: name and arguments, still running [CHAT-41]",
  args: { call: { ...thought, label: "Adding up the amounts by region" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("query_data")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show query" }));
    await expect(canvas.getByRole("group", { name: "Arguments" })).toBeVisible();
    await expect(canvas.queryByText("Result")).toBeNull();
  },
};

export const ThoughtFunctionForm: Story = {
  tags: ["state:chat/tool-thought-function-form", "picture"],
  args: { call: { ...thought, name: "list_tasks", arguments: { status: "open" } } },
};

export const ThoughtNoArguments: Story = {
  tags: ["state:chat/tool-thought-no-arguments"],
  name: "No arguments [CHAT-41]",
  args: { call: { ...thought, name: "list_files", arguments: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("{}")).toBeVisible();
  },
};

export const ResultText: Story = {
  tags: ["state:chat/tool-result-text"],
  name: "Result as plain text [CHAT-42]",
  args: { call: { ...queryCall, result: "Two lines\nof <b>plain</b> text" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/of <b>plain<\/b> text/)).toBeVisible();
  },
};

export const ResultLarge: Story = {
  tags: ["state:chat/tool-result-large", "picture"],
  name: "A large result stays closed, with its size [CHAT-42 LO-35]",
  args: {
    call: {
      ...queryCall,
      result: Array.from({ length: 22_000 }, (_, index) => ({
        id: index,
        nested: { deep: [index, { x: index }] },
      })),
    },
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step(
      "MUST keep a result of a megabyte collapsed with its size, and render it in pages",
      async () => {
        const row = canvas.getByRole("button", { name: /Result/ });
        await expect(row).toHaveAttribute("aria-expanded", "false");
        await expect(row).toHaveTextContent(/1\.\d MB/);
        const nodes = () => canvasElement.querySelectorAll("*").length;
        await userEvent.click(row);
        await expect(nodes()).toBeLessThan(500);
        const more = canvas.getByRole("button", { name: /Show 500 more of [\d,]+ lines/ });
        await userEvent.click(more);
        await expect(nodes()).toBeLessThan(4_000);
      },
    );
  },
};

export const ResultLargeTable: Story = {
  name: "A table of ten thousand rows is shown in pages [CHAT-42 C15]",
  args: {
    call: {
      ...queryCall,
      result: {
        kind: "table",
        columns: [{ name: "id" }, { name: "customer" }, { name: "note" }],
        rows: Array.from({ length: 10_000 }, (_, index) => [
          index,
          `Customer ${index}`,
          index === 0 ? "long ".repeat(20_000) : "A note about what was agreed on the phone",
        ]),
        row_count: 10_000,
        truncated: false,
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Result/ }));
    await expect(canvas.getAllByRole("row")).toHaveLength(11);
    await expect(canvasElement.textContent.length).toBeLessThan(4_000);
    await userEvent.click(canvas.getByRole("button", { name: "Show 500 more" }));
    await expect(canvas.getAllByRole("row")).toHaveLength(511);
  },
};

const orders = {
  kind: "table",
  columns: [
    "Order ID",
    "Order Date",
    "Sold In",
    "Region",
    "Customer",
    "Quantity",
    "Unit Price",
  ].map((label) => ({ name: label.toLowerCase().replace(" ", "_"), label, type: "text" })),
  rows: Array.from({ length: 18 }, (_, index) => [
    10_000 + index,
    "2026-11-02",
    2026,
    "Nordrhein-Westfalen",
    `Customer number ${index}`,
    1_200 + index,
    12.5 + index,
  ]),
  row_count: 18,
  truncated: false,
};

export const ResultWideTable: Story = {
  name: "A wide table fades where more columns are; its numbers are written for the reader [CHAT-42]",
  tags: ["picture"],
  args: { call: { ...queryCall, result: orders } },
  play: async ({ canvas, userEvent, step }) => {
    const open = canvas.getByRole("button", { name: /Result/ });
    if (open.getAttribute("aria-expanded") === "false") await userEvent.click(open);
    await step("MUST head its columns as people do and write numbers for the reader", async () => {
      await expect(canvas.getByRole("columnheader", { name: "Unit Price" })).toBeVisible();
      const cells = canvas.getAllByRole("cell").map((cell) => cell.textContent);
      await expect([cells[0], cells[2], cells[5], cells[6]]).toEqual([
        "10000",
        "2026",
        "1,200",
        "12.50",
      ]);
    });
    await step("MUST fade at the side where more columns are, and at no other", async () => {
      const box = canvas.getByRole("group", { name: "Result table" });
      const isMasked = () => getComputedStyle(box).maskImage.includes("gradient");
      await waitFor(() => expect([box.dataset["more"], isMasked()]).toEqual(["end", true]));
      box.scrollLeft = box.scrollWidth;
      await waitFor(() => expect(box.dataset["more"]).toBe("start"));
      box.scrollLeft = 0;
      await waitFor(() => expect(box.dataset["more"]).toBe("end"));
    });
    await step("MUST say how many of its rows are shown, and show all", async () => {
      await expect(canvas.getByText("10 of 18 rows")).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Download CSV" })).toBeVisible();
      const all = canvas.getByRole("button", { name: "Show all" });
      await userEvent.click(all);
      await expect(canvas.getAllByRole("row")).toHaveLength(19);
      await expect(canvas.queryByText("10 of 18 rows")).toBeNull();
    });
  },
};

export const ResultLargeText: Story = {
  name: "A text of a megabyte is shown in pages [CHAT-42 C15]",
  args: { call: { ...queryCall, result: "One line of a long log\n".repeat(50_000) } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Result/ }));
    await expect(canvasElement.textContent.length).toBeLessThan(6_000);
    await userEvent.click(canvas.getByRole("button", { name: "Show 500 more of 50,001 lines" }));
    await expect(canvasElement.textContent.length).toBeLessThan(20_000);
  },
};

export const Download: Story = {
  name: "A result can be saved, a table also as CSV [CHAT-42 S24]",
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST save a result as JSON, and a table also as CSV", async () => {
      const saved = collectDownloads();
      try {
        await userEvent.click(canvas.getByRole("button", { name: "Download CSV" }));
        await waitFor(() => expect(saved.names).toEqual(["query_data.csv"]));
        await userEvent.click(canvas.getByRole("button", { name: "Download JSON" }));
        await waitFor(() => expect(saved.names).toEqual(["query_data.csv", "query_data.json"]));
        const [csv, json] = await saved.texts();
        await expect(csv?.split("\r\n")[3]).toBe("Šumava,98310");
        await expect(JSON.parse(json ?? "")).toEqual(queryCall.result);
      } finally {
        saved.stop();
      }
    });
  },
};

export const ResultEmptyValues: Story = {
  name: "0, false and null are results [CHAT-42 C15]",
  render: () => (
    <div className="grid gap-3">
      {[0, false, null, "", []].map((result, index) => (
        <ToolCall call={{ ...queryCall, id: `c-${index}`, result }} defaultOpen key={index} />
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST show 0, false, null and empty text as results", async () => {
      await expect(canvas.getAllByRole("button", { name: /Result/ })).toHaveLength(5);
    });
  },
};

/** A name with brackets, which bidirectional text often gets wrong. */
const twoScripts = "مرحبا (بالعالم)";

export const TableOfTwoDirections: Story = {
  name: "A right-to-left cell stays on its column's side; numbers are written for the reader [CHAT-42 C13]",
  args: {
    call: {
      ...queryCall,
      result: {
        kind: "table",
        columns: [{ name: "customer" }, { name: "total" }],
        rows: [
          ["Plain Trading", 2489121.95],
          [twoScripts, 2355247.51],
        ],
        row_count: 2,
        truncated: false,
      },
    },
  },
  play: async ({ canvas }) => {
    const startOf = (name: string) => {
      const text = document.createRange();
      text.selectNodeContents(canvas.getByRole("cell", { name }));
      return text.getBoundingClientRect().left;
    };
    await expect(startOf(twoScripts)).toBeCloseTo(startOf("Plain Trading"), 0);
    await expect(canvas.getByRole("cell", { name: "2,355,247.51" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /Result/ })).toHaveTextContent(/\d+\sB$/);
  },
};

export const InRightToLeftPage: Story = {
  name: "On a right-to-left page a long left-to-right cell keeps its beginning",
  args: {
    call: {
      ...queryCall,
      result: {
        kind: "table",
        columns: [{ name: "customer" }, { name: "note" }],
        rows: [["Plain Trading", "Beginning of a note that is long. ".repeat(10)]],
        row_count: 1,
        truncated: false,
      },
    },
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^Beginning of a note/);
    const letter = document.createRange();
    letter.setStart(words.firstChild as Text, 0);
    letter.setEnd(words.firstChild as Text, 1);
    const { left } = letter.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(words.getBoundingClientRect().left - 1);
  },
};

export const LoneColumn: Story = {
  name: "A lone column of numbers begins where the eye does",
  args: {
    call: {
      ...queryCall,
      result: {
        kind: "table",
        columns: [{ name: "id" }],
        rows: [[4711], [88213]],
        row_count: 2,
        truncated: false,
      },
    },
  },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole("cell", { name: "4711" });
    const text = document.createRange();
    text.selectNodeContents(cell);
    const from = text.getBoundingClientRect().left - cell.getBoundingClientRect().left;
    await expect(from).toBeLessThan(40);
  },
};

export const Linked: Story = {
  tags: ["picture"],
  args: {
    defaultOpen: false,
    call: {
      ...queryCall,
      name: "create_issue",
      effect: "write",
      arguments: { title: "Label printer prints the wrong lot code" },
      result: { key: "OPS-412" },
      link: {
        href: "https://tracker.example/OPS-412",
        title: "Label printer prints the wrong lot code",
        external: true,
      },
    },
  },
  play: async ({ canvas, step }) => {
    await step("MUST link to what it made or changed without being opened", async () => {
      await expect(canvas.getByRole("link", { name: /^Open Label printer/ })).toHaveAttribute(
        "href",
        "https://tracker.example/OPS-412",
      );
    });
  },
};

export const LongArgument: Story = {
  name: "A long argument can be read without scrolling sideways [CHAT-41]",
  args: {
    call: {
      ...thought,
      arguments: {
        sql: 'select "customer" as "customer", sum("amount") as "Total amount", count(*) filter (where "amount" is null) as "empty cells" from "sales" group by 1 order by 2 desc limit 5',
      },
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST keep SQL behind a button", async () => {
      await expect(canvas.queryByText(/limit 5/)).toBeNull();
      await userEvent.click(canvas.getByRole("button", { name: "Show query" }));
      await expect(canvas.getByRole("button", { name: "Hide query" })).toHaveAttribute(
        "aria-expanded",
        "true",
      );
    });
    const block = canvas.getByRole("group", { name: "Arguments" });
    await step("MUST show a long argument without scrolling sideways", async () => {
      await expect(block.scrollWidth).toBe(block.clientWidth);
      await expect(block).toHaveTextContent(/limit 5/);
    });
  },
};

export const TruncatedTable: Story = {
  args: {
    call: {
      ...queryCall,
      result: {
        kind: "table",
        columns: [{ name: "id" }, { name: "name" }],
        rows: Array.from({ length: 50 }, (_, index) => [index, `Customer ${index}`]),
        row_count: 5210,
        truncated: true,
      },
    },
  },
};

export const Failed: Story = {
  name: "Failed, with its reason",
  args: {
    call: {
      ...queryCall,
      state: "failed",
      result: "No table is called “sale”. Did you mean “sales”?",
    },
  },
  play: async ({ canvas, step }) => {
    await step("MUST tell failed, denied and unknown outcomes by words", async () => {
      await expect(canvas.getByText("Failed")).toBeVisible();
    });
    await expect(canvas.getByText(/Did you mean/)).toBeVisible();
  },
};

export const OutcomeUnknown: Story = {
  args: {
    call: { ...createTaskCall, proposedArguments: undefined, state: "unknown", result: undefined },
  },
  play: async ({ canvas, step }) => {
    await step("MUST tell failed, denied and unknown outcomes by words", async () => {
      await expect(canvas.getByText("Outcome unknown")).toBeVisible();
    });
  },
};

export const Denied: Story = {
  tags: ["picture"],
  args: {
    call: {
      ...createTaskCall,
      proposedArguments: undefined,
      state: "denied",
      result:
        "The person denied this call, so it did not run. Reason: She is away until Monday. Ask Tomás instead.",
      denialReason: "She is away until Monday. Ask Tomás instead.",
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST tell failed, denied and unknown outcomes by words", async () => {
      await expect(canvas.getByText("Denied")).toBeVisible();
    });
    await step("MUST show why a call was denied without being opened", async () => {
      const row = canvas.getByRole("button", { name: /create_task/ });
      if (row.getAttribute("aria-expanded") === "true") await userEvent.click(row);
      await expect(row).toHaveAttribute("aria-expanded", "false");
      await expect(canvas.getByText(/She is away until Monday/)).toBeVisible();
      // Opened, the result says it, once.
      await userEvent.click(row);
      await expect(canvas.getAllByText(/She is away until Monday/)).toHaveLength(1);
      await userEvent.click(row);
    });
  },
};

export const EditedByYou: Story = {
  name: "Edited before approval, with the difference [A11]",
  args: { call: createTaskCall },
  play: async ({ canvas, userEvent }) => {
    const marks = () => canvas.getAllByText("Edited by you");
    const row = canvas.getByRole("button", { name: /create_task/ });
    await userEvent.click(row);
    await expect(marks()).toHaveLength(1);
    await userEvent.click(row);
    await expect(marks()).toHaveLength(1);
    await expect(canvas.getByText("priority")).toBeVisible();
    await expect(canvas.getByRole("deletion")).toHaveTextContent('"medium"');
    await expect(canvas.getByRole("insertion")).toHaveTextContent('"high"');
  },
};

export const LongName: Story = {
  args: {
    call: {
      ...queryCall,
      name: "a_tool_name_that_is_far_longer_than_any_row_could_ever_hold_on_a_phone_or_a_desk",
    },
  },
  globals: { viewport: { value: "smallest" } },
};
