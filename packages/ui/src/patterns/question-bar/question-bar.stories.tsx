import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, screen, waitFor, within } from "storybook/test";
import {
  failingValues,
  loadingValues,
  loadValues,
  longQuestion,
  longTable,
  manyValues,
  orders,
  rainfallByMonth,
  thirtyChips,
  weather,
  wettest,
} from "./question-bar.fixtures.ts";
import { QuestionBarStage } from "./question-bar.stage.tsx";
import { QuestionBar } from "./question-bar.tsx";
import type { Question, QuestionCondition } from "./types.ts";

const counted = { kind: "counted", rows: 365, of: 2922 } as const;

const meta = {
  title: "Patterns/Question Bar",
  component: QuestionBar,
  args: {
    question: rainfallByMonth,
    table: weather,
    tables: [weather, orders],
    status: { ...counted, groups: 12 },
    loadValues,
    onChange: fn(),
    onAsk: fn(),
    onPlace: fn(),
    onFoldedChange: fn(),
    fileHref: "/reading",
  },
  render: (args) => (
    <div className="max-w-page-narrow">
      <QuestionBarStage {...args} />
    </div>
  ),
} satisfies Meta<typeof QuestionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Room below the bar for a menu that is open in a picture. */
const withRoom: Story["render"] = (args) => (
  <div className="min-h-140 max-w-page-narrow">
    <QuestionBarStage {...args} />
  </div>
);

const mobile = { viewport: { value: "mobile", isRotated: false } };

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, step, userEvent }) => {
    await step("MUST be a group with a name, of one button for each part", async () => {
      const bar = within(canvas.getByRole("group", { name: "Question" }));
      const names = ["Average rainfall", "month", "city is Seattle", "2014", "highest first"];
      for (const name of names)
        await expect(bar.getByRole("button", { name })).toHaveAttribute("aria-haspopup", "dialog");
    });
    await step("MUST be one tab stop in which arrow keys move between the chips", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Average rainfall" })).toHaveFocus();
      await userEvent.keyboard("{ArrowRight}{ArrowRight}");
      await expect(canvas.getByRole("button", { name: "city is Seattle" })).toHaveFocus();
      await userEvent.keyboard("{End}");
      await expect(canvas.getByRole("button", { name: "Add to the question" })).toHaveFocus();
      await userEvent.keyboard("{Home}");
      await expect(canvas.getByRole("button", { name: "Average rainfall" })).toHaveFocus();
    });
    await step("MUST close a menu on Escape and give the focus back to its chip", async () => {
      await userEvent.keyboard("{ArrowRight}{Enter}");
      const chip = canvas.getByRole("button", { name: "month" });
      await expect(chip).toHaveAttribute("aria-expanded", "true");
      const field = await screen.findByRole("combobox", { name: "Search columns" });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(chip).toHaveFocus());
      await expect(chip).toHaveAttribute("aria-expanded", "false");
    });
    await userEvent.tab();
    canvas.getByRole("button", { name: "Ask" }).blur();
  },
};

export const Playground: Story = {};

export const Empty: Story = {
  tags: ["picture"],
  args: { question: { table: "weather" }, status: { kind: "idle" }, onFoldedChange: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ask" }));
    await expect(args.onAsk).not.toHaveBeenCalled();
    canvas.getByRole("button", { name: "Ask" }).blur();
  },
};

export const OneFigure: Story = {
  name: "One figure",
  args: {
    question: { table: "weather", show: [{ fn: "avg", column: "rainfall" }] },
    status: { kind: "counted", rows: 2922, of: 2922 },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ask" }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};

export const Comparison: Story = {
  name: "A comparison that is added",
  args: {
    question: { table: "weather", show: [{ fn: "avg", column: "rainfall" }] },
    status: { kind: "counted", rows: 2922, of: 2922 },
  },
  render: withRoom,
  play: async ({ args, canvas, userEvent }) => {
    const add = async (column: string, first: string, second: string) => {
      await userEvent.click(canvas.getByRole("button", { name: "Add to the question" }));
      await userEvent.click(await screen.findByRole("option", { name: /^Comparison/ }));
      await userEvent.click(await screen.findByRole("option", { name: new RegExp(`^${column}`) }));
      await userEvent.click(await screen.findByRole("option", { name: new RegExp(`^${first}`) }));
      await userEvent.click(await screen.findByRole("option", { name: new RegExp(`^${second}`) }));
    };
    await add("city", "New York", "Seattle");
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        compare: {
          a: [{ column: "city", is: ["New York"] }],
          b: [{ column: "city", is: ["Seattle"] }],
        },
      }),
    );
    const side = canvas.getByRole("button", { name: "city is New York" });
    await waitFor(() => expect(side).toHaveFocus());
    await userEvent.keyboard("{Backspace}");
    await add("date", "2014", "2015");
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        compare: {
          a: [{ column: "date", in: "2014" }],
          b: [{ column: "date", in: "2015" }],
          change: true,
        },
      }),
    );
  },
};

export const NotBlocking: Story = {
  name: "A value that is not there does not keep from asking",
  args: {
    status: {
      kind: "problems",
      problems: [
        {
          path: "where/0",
          sentence: "No row has city Seattle.",
          written: "Seattle",
          nearest: [],
          blocks: false,
        },
      ],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("No row has city Seattle.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Ask" }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};

export const Folded: Story = {
  tags: ["picture"],
  args: { folded: true, status: counted },
  play: async ({ args, canvas, step, userEvent }) => {
    const line = canvas.getByRole("button", {
      name: "Average rainfall by month where city is Seattle in 2014, highest first 365 rows",
    });
    await step("MUST say the whole question in one line when it is folded", async () => {
      await expect(line).toHaveAttribute("aria-expanded", "false");
    });
    await userEvent.click(line);
    await expect(args.onFoldedChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole("button", { name: "Fold" }));
    await expect(args.onFoldedChange).toHaveBeenLastCalledWith(true);
  },
};

export const FigureMenu: Story = {
  name: "What to compute",
  tags: ["picture"],
  render: withRoom,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Average rainfall" }));
    const menu = within(await screen.findByRole("dialog", { name: "Average rainfall" }));
    await expect(menu.getByRole("radio", { name: "Average" })).toBeChecked();
    await expect(menu.getByRole("option", { name: "rainfall 0 to 55.9 mm" })).toBeVisible();
    await expect(
      menu.getByRole("option", { name: /sky 5 values: rain, sun, fog …/ }),
    ).toBeVisible();
    await userEvent.click(menu.getByRole("radio", { name: "Median" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...rainfallByMonth,
      show: [{ fn: "median", column: "rainfall" }],
    });
    await userEvent.click(menu.getByRole("radio", { name: "Average" }));
  },
};

export const ConditionMenu: Story = {
  name: "Values of a condition",
  tags: ["picture"],
  render: withRoom,
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "city is Seattle" }));
    const menu = within(await screen.findByRole("dialog", { name: "city is Seattle" }));
    await step("MUST show the rows of each value, and which are chosen", async () => {
      const seattle = await menu.findByRole("option", { name: "Seattle 1,461 rows" });
      await expect(seattle).toHaveAttribute("aria-selected", "true");
      await expect(menu.getByText("365 rows with this choice")).toBeVisible();
    });
    await userEvent.click(menu.getByRole("option", { name: "New York 1,461 rows" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        where: [
          { column: "city", is: ["Seattle", "New York"] },
          { column: "date", in: "2014" },
        ],
      }),
    );
    await userEvent.click(menu.getByRole("option", { name: "New York 1,461 rows" }));
  },
};

export const ValuesLoading: Story = {
  name: "Values that are loading",
  tags: ["picture"],
  args: { loadValues: loadingValues },
  render: withRoom,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "city is Seattle" }));
    await expect(await screen.findByRole("img", { name: "Loading…" })).toBeVisible();
  },
};

export const NoValues: Story = {
  name: "No value is found",
  render: withRoom,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "city is Seattle" }));
    const field = await screen.findByRole("combobox", { name: "Search values of city" });
    await userEvent.type(field, "porto");
    await expect(await screen.findByText("No value contains “porto”.")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        where: [
          { column: "city", contains: "porto" },
          { column: "date", in: "2014" },
        ],
      }),
    );
    await expect(
      await canvas.findByRole("button", { name: "city contains “porto”" }),
    ).toBeVisible();
  },
};

export const ValuesFailed: Story = {
  name: "Values that could not be loaded",
  tags: ["picture"],
  args: { loadValues: failingValues },
  render: withRoom,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "city is Seattle" }));
    await expect(await screen.findByText("The values couldn't be loaded.")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const ManyValues: Story = {
  name: "More values than fit in a list",
  args: { loadValues: fn(manyValues) },
  render: withRoom,
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "city is Seattle" }));
    const field = await screen.findByRole("combobox", { name: "Search values of city" });
    await expect(
      await screen.findByText("8 of 1,204 values. Search for the others."),
    ).toBeVisible();
    await step("MUST search all values of a column, and keep those that are chosen", async () => {
      await userEvent.type(field, "oak");
      await expect(
        await screen.findByRole("option", { name: "Customer oak 1 40 rows" }),
      ).toBeVisible();
      await userEvent.keyboard("{Enter}{Escape}");
      const chip = await canvas.findByRole("button", { name: "city is Seattle or Customer oak 1" });
      await waitFor(() => expect(chip).toHaveFocus());
      // Nobody waits for an answer once the menu is closed.
      for (const [wanted, { signal }] of mocked(args.loadValues).mock.calls) {
        await expect(wanted.where).toEqual([{ column: "date", in: "2014" }]);
        await expect(signal.aborted).toBe(true);
      }
    });
  },
};

export const DateMenu: Story = {
  name: "Periods of a date",
  tags: ["picture"],
  render: withRoom,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "2014" }));
    const menu = within(await screen.findByRole("dialog", { name: "2014" }));
    await expect(await menu.findByRole("option", { name: /^2014/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await userEvent.click(menu.getByRole("radio", { name: "months" }));
    await userEvent.click(await menu.findByRole("option", { name: "March" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        where: [
          { column: "city", is: ["Seattle"] },
          { column: "date", months: [3] },
        ],
      }),
    );
    await userEvent.click(menu.getByRole("radio", { name: "in" }));
    await userEvent.click(await menu.findByRole("option", { name: /^2014/ }));
    const chip = await canvas.findByRole("button", { name: "2014" });
    await waitFor(() => expect(chip).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("option", { name: /^2014/ });
  },
};

const windy = {
  table: "weather",
  show: [{ fn: "count" }],
  where: [{ column: "wind", op: ">", value: 7 }],
} satisfies Question;

export const NumberMenu: Story = {
  name: "A number to compare with",
  tags: ["picture"],
  args: { question: windy },
  render: withRoom,
  play: async ({ args, canvas, step, userEvent }) => {
    const last = (where: QuestionCondition[]) =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ where }));
    const open = async (name: string) => {
      await userEvent.click(canvas.getByRole("button", { name }));
      return within(await screen.findByRole("dialog", { name }));
    };
    const write = async (menu: typeof canvas, text: string) => {
      const number = menu.getByRole("textbox", { name: "Number" });
      await userEvent.clear(number);
      await userEvent.type(number, text);
    };
    await step(
      "MUST take a number as it is typed, by Enter, the button or on leaving",
      async () => {
        const first = await open("wind above 7 m/s");
        await expect(first.getByText("Holds 0.4 to 9.5 m/s")).toBeVisible();
        await userEvent.click(first.getByRole("radio", { name: "at most" }));
        await write(first, "1,234.56{Enter}");
        await last([{ column: "wind", op: "<=", value: 1234.56 }]);
        const chip = await canvas.findByRole("button", { name: "wind at most 1,234.56 m/s" });
        await waitFor(() => expect(chip).toHaveFocus());
        const second = await open("wind at most 1,234.56 m/s");
        await write(second, "7,5");
        await userEvent.click(second.getByRole("button", { name: "Apply" }));
        await last([{ column: "wind", op: "<=", value: 7.5 }]);
        const third = await open("wind at most 7.5 m/s");
        await write(third, "5.25");
        await userEvent.tab();
        await last([{ column: "wind", op: "<=", value: 5.25 }]);
        await userEvent.keyboard("{Escape}");
      },
    );
    await open("wind at most 5.25 m/s");
  },
};

export const NewNumber: Story = {
  name: "A number of a new condition",
  args: { question: { table: "weather", show: [{ fn: "count" }] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "where …" }));
    await userEvent.click(await screen.findByRole("option", { name: /^wind/ }));
    const number = await screen.findByRole("textbox", { name: "Number" });
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("3.5{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ where: [{ column: "wind", op: ">", value: 3.5 }] }),
    );
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "wind above 3.5 m/s" })).toHaveFocus(),
    );
  },
};

export const RangeMenu: Story = {
  name: "A range of numbers",
  tags: ["picture"],
  args: { question: windy },
  render: withRoom,
  play: async ({ args, canvas, userEvent }) => {
    const last = (between: [number, number]) =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ where: [{ column: "wind", between }] }),
      );
    await userEvent.click(canvas.getByRole("button", { name: "wind above 7 m/s" }));
    await userEvent.click(await screen.findByRole("radio", { name: "between" }));
    await userEvent.click(await screen.findByRole("option", { name: "2 to 4" }));
    await last([2, 4]);
    await userEvent.click(await canvas.findByRole("button", { name: "wind between 2 and 4 m/s" }));
    const search = await screen.findByRole("combobox", { name: /^Search ranges of wind/ });
    await userEvent.type(search, "9 to 1.5{Enter}");
    await last([1.5, 9]);
    await userEvent.click(
      await canvas.findByRole("button", { name: "wind between 1.5 and 9 m/s" }),
    );
    const to = await screen.findByRole("textbox", { name: "To" });
    await userEvent.clear(to);
    await userEvent.type(to, "8.25{Enter}");
    await last([1.5, 8.25]);
    await userEvent.click(
      await canvas.findByRole("button", { name: "wind between 1.5 and 8.25 m/s" }),
    );
    await screen.findByRole("option", { name: "2 to 4" });
  },
};

export const CountCloses: Story = {
  name: "Counting needs no column",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Average rainfall" }));
    await userEvent.click(await screen.findByRole("radio", { name: "Count" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ show: [{ fn: "count" }] }),
    );
    const chip = canvas.getByRole("button", { name: "Number of rows" });
    await waitFor(() => expect(chip).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Share: Story = {
  name: "A share of the rows",
  tags: ["picture"],
  args: {
    question: { table: "weather" },
    status: { kind: "counted", rows: 2922, of: 2922 },
  },
  render: withRoom,
  play: async ({ args, canvas, step, userEvent }) => {
    await step("MUST offer a share of the rows that meet a condition", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Add to the question" }));
      await userEvent.click(await screen.findByRole("option", { name: /^Share/ }));
      await userEvent.click(await screen.findByRole("option", { name: /^sky/ }));
      await userEvent.click(await screen.findByRole("option", { name: "rain 1,240 rows" }));
      await userEvent.click(await screen.findByRole("option", { name: "snow 86 rows" }));
      await userEvent.keyboard("{Escape}");
      await expect(args.onChange).toHaveBeenLastCalledWith({
        table: "weather",
        show: [{ fn: "count" }],
        share: [{ column: "sky", is: ["rain", "snow"] }],
      });
      await expect(canvas.getByRole("button", { name: "Percent of rows" })).toBeVisible();
      const chip = canvas.getByRole("button", { name: "sky is rain or snow" });
      await waitFor(() => expect(chip).toHaveFocus());
      await userEvent.keyboard("{Backspace}");
      await expect(args.onChange).toHaveBeenLastCalledWith({
        table: "weather",
        show: [{ fn: "count" }],
      });
    });
    await userEvent.click(canvas.getByRole("button", { name: "Add to the question" }));
    await userEvent.type(await screen.findByRole("combobox"), "percent sky{Enter}");
    await userEvent.click(await screen.findByRole("option", { name: "rain 1,240 rows" }));
    await userEvent.keyboard("{Escape}");
    await canvas.findByRole("button", { name: "sky is rain" });
    await userEvent.click(canvas.getByRole("button", { name: "Add to the question" }));
    await expect(await screen.findByRole("option", { name: /^Share/ })).toBeVisible();
    await expect(screen.queryByRole("option", { name: /^Order/ })).toBeNull();
  },
};

export const TopOne: Story = {
  name: "Only the first row of an order",
  tags: ["picture"],
  args: {
    question: { table: "orders", show: [] },
    table: orders,
    tables: [orders],
    status: { kind: "counted", rows: 18_400, of: 18_400 },
  },
  render: withRoom,
  play: async ({ args, canvas, userEvent }) => {
    const add = async (name: RegExp) => {
      await userEvent.click(canvas.getByRole("button", { name: "Add to the question" }));
      await userEvent.click(await screen.findByRole("option", { name }));
    };
    await add(/^Order/);
    await userEvent.click(await screen.findByRole("option", { name: "Lowest first" }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("option", { name: "Highest first" }));
    await userEvent.click(screen.getByRole("option", { name: /^Amount/ }));
    await canvas.findByRole("button", { name: "by Amount, highest first" });
    await add(/^Limit/);
    await userEvent.type(
      await screen.findByRole("textbox", { name: "Only the first" }),
      "1{Enter}",
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({
      table: "orders",
      show: [],
      order: { down: true, by: { column: "amount" } },
      top: 1,
    });
    const chip = await canvas.findByRole("button", { name: "top 1" });
    await waitFor(() => expect(chip).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("option", { name: "top 5" });
  },
};

export const SecondCondition: Story = {
  name: "A second condition is joined by and",
  args: { question: { table: "weather", show: [{ fn: "count" }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "where …" }));
    await userEvent.click(await screen.findByRole("option", { name: /^sky/ }));
    await userEvent.click(await screen.findByRole("option", { name: "rain 1,240 rows" }));
    await expect(canvas.getByRole("button", { name: "and …", hidden: true })).toBeVisible();
  },
};

const halfFilled: Story["args"] = {
  question: {
    table: "weather",
    by: [{ column: "date", each: "month" }],
    where: [
      { column: "city", is: ["Seattle"] },
      { column: "date", in: "2014" },
    ],
  },
  open: [wettest],
  assumed: [{ path: "where/1", reason: "From the question before." }],
};

export const OpenWords: Story = {
  name: "A word without a meaning",
  tags: ["picture"],
  args: halfFilled,
  render: withRoom,
  play: async ({ args, canvas, step, userEvent }) => {
    await step("MUST say why nothing is asked while a word has no meaning", async () => {
      const ask = canvas.getByRole("button", { name: "Ask" });
      await expect(ask).toHaveAccessibleDescription(
        "Nothing is computed until each word has a meaning.",
      );
      await userEvent.click(ask);
      await expect(args.onAsk).not.toHaveBeenCalled();
    });
    await userEvent.click(canvas.getByRole("button", { name: "“wettest”: choose" }));
    await expect(
      await screen.findByRole("checkbox", {
        name: "Remember for weather.csv and columns named rainfall",
      }),
    ).toBeChecked();
  },
};

export const NotRememberable: Story = {
  name: "A meaning that cannot be remembered",
  args: halfFilled,
  render: withRoom,
  play: async ({ args, canvas, step, userEvent }) => {
    await step("MUST offer to remember only what can be remembered", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "“wettest”: choose" }));
      const field = await screen.findByRole("combobox", {
        name: "What does “wettest” mean here?",
      });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard("{ArrowDown}");
      await expect(screen.getByRole("checkbox")).toBeChecked();
      await userEvent.keyboard("{ArrowDown}");
      await expect(await screen.findByText("For this question only")).toBeVisible();
      await expect(screen.queryByRole("checkbox")).toBeNull();
      await userEvent.keyboard("{Enter}");
      await expect(args.onPlace).toHaveBeenCalledWith(
        expect.objectContaining({ word: "wettest", remember: false }),
      );
    });
  },
};

export const PlacedByNumber: Story = {
  name: "A word gets its meaning by a number key",
  args: halfFilled,
  render: withRoom,
  play: async ({ args, canvas, step, userEvent }) => {
    await step("MUST let the number keys choose the meaning of a word", async () => {
      canvas.getByRole("button", { name: "“wettest”: choose" }).focus();
      await userEvent.keyboard("{Enter}");
      const field = await screen.findByRole("combobox", {
        name: "What does “wettest” mean here?",
      });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard("1");
      await expect(args.onPlace).toHaveBeenCalledWith({
        word: "wettest",
        means: { kind: "candidate", candidate: wettest.candidates[0] },
        remember: true,
      });
      await waitFor(() =>
        expect(canvas.getByRole("button", { name: "Sum of rainfall" })).toHaveFocus(),
      );
    });
  },
};

export const PlacedAsValue: Story = {
  name: "A word means a value that was not likely",
  args: halfFilled,
  render: withRoom,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "“wettest”: choose" }));
    await userEvent.click(
      await screen.findByRole("option", { name: "Choose a column or a value" }),
    );
    await userEvent.click(await screen.findByRole("option", { name: /sky/ }));
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(await screen.findByRole("option", { name: "rain 1,240 rows" }));
    await expect(args.onPlace).toHaveBeenCalledWith({
      word: "wettest",
      means: { kind: "value", column: "sky", value: "rain" },
      remember: false,
    });
  },
};

export const Assumed: Story = {
  name: "A part that nobody wrote",
  tags: ["picture"],
  args: { assumed: [{ path: "where/1", reason: "From the question before." }] },
  render: withRoom,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "2014 assumed" }));
    await expect(await screen.findByText("From the question before.")).toBeVisible();
  },
};

export const ColumnGone: Story = {
  name: "A column that is gone",
  tags: ["picture"],
  args: {
    question: {
      table: "weather",
      show: [{ fn: "avg", column: "rainfall" }],
      by: [{ column: "region" }],
    },
    status: {
      kind: "problems",
      problems: [
        {
          path: "by/0",
          sentence: "weather.csv was replaced on 24 November. It has no column region.",
          written: "region",
          nearest: ["city"],
          blocks: true,
        },
      ],
    },
  },
};

export const NearestColumn: Story = {
  ...ColumnGone,
  name: "A column that is gone, and the nearest ones",
  render: withRoom,
  play: async ({ args, canvas, step, userEvent }) => {
    await step("MUST offer the nearest names for one that is not there", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "“region”: no such column" }));
      const near = within(await screen.findByRole("group", { name: "Nearest" }));
      await expect(near.getByRole("option", { name: /city/ })).toBeVisible();
      await userEvent.keyboard("{Enter}");
      await expect(args.onChange).toHaveBeenCalledWith(
        expect.objectContaining({ by: [{ column: "city" }] }),
      );
      await expect(await canvas.findByRole("button", { name: "city" })).toBeVisible();
    });
  },
};

export const ValueUnknown: Story = {
  name: "A value that is not there",
  args: {
    question: {
      table: "weather",
      show: [{ fn: "avg", column: "rainfall" }],
      where: [{ column: "city", is: ["Seatle"] }],
    },
    status: {
      kind: "problems",
      problems: [
        {
          path: "where/0/is/0",
          sentence: "No row has the city Seatle.",
          written: "Seatle",
          nearest: ["Seattle"],
          blocks: true,
        },
      ],
    },
  },
  render: withRoom,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "“Seatle”: no such value" }));
    await userEvent.click(await screen.findByRole("option", { name: "Seattle" }));
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ where: [{ column: "city", is: ["Seattle"] }] }),
    );
  },
};

export const NoRows: Story = {
  name: "No row is left",
  args: { status: { kind: "counted", rows: 0, of: 2922 } },
};

export const Counting: Story = { args: { status: { kind: "counting" } } };

export const Failed: Story = {
  name: "Rows that could not be counted",
  args: { status: { kind: "failed", onRetry: fn() } },
};

export const VeryLong: Story = {
  name: "Very long names",
  tags: ["picture"],
  args: {
    question: longQuestion,
    table: longTable,
    tables: [longTable],
    status: { kind: "counted", rows: 12, of: 18_400 },
  },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole("button", { name: /^Sum of Net amount/ });
    await expect(chip).toHaveAttribute("title", expect.stringContaining("of the invoice"));
  },
};

export const ThirtyChips: Story = {
  name: "Thirty chips",
  tags: ["picture"],
  args: {
    question: thirtyChips,
    table: orders,
    tables: [orders],
    status: { kind: "counted", rows: 218, of: 18_400 },
  },
};

export const Compared: Story = {
  name: "Two sides, and a share of the whole",
  tags: ["picture"],
  args: {
    question: {
      table: "orders",
      show: [{ fn: "sum", column: "amount" }],
      share: [],
      compare: {
        a: [{ column: "ordered", in: "2025" }],
        b: [{ column: "ordered", in: "2026" }],
        change: true,
      },
      by: [{ column: "region" }],
    },
    table: orders,
    tables: [orders],
    status: { kind: "counted", rows: 18_400, of: 18_400, groups: 4 },
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("button", { name: "as share of the whole" }).focus();
    await userEvent.keyboard("{Backspace}");
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.not.objectContaining({ share: expect.anything() }),
    );
    await expect(canvas.getByRole("button", { name: "Sum of Amount" })).toHaveFocus();
    canvas.getByRole("button", { name: "Sum of Amount" }).blur();
  },
};

export const ReadOnly: Story = {
  name: "A question that can only be read",
  tags: ["picture"],
  args: { onChange: undefined, onFoldedChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByText("city is Seattle")).toBeVisible();
  },
};

export const OtherFile: Story = {
  name: "Another file",
  render: withRoom,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Other file" }));
    await userEvent.click(
      await screen.findByRole("option", { name: "orders-2026.xlsx Orders, 18,400 rows" }),
    );
    await expect(args.onChange).toHaveBeenCalledWith({ table: "orders" });
    await expect(await canvas.findByRole("button", { name: "Choose a figure" })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: "Right to left",
  tags: ["picture"],
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Average rainfall" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: "month" })).toHaveFocus();
    canvas.getByRole("button", { name: "month" }).blur();
  },
};

export const Narrow: Story = {
  name: "A list on a phone",
  tags: ["picture"],
  globals: mobile,
  args: halfFilled,
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole("button", { name: "Where city is Seattle" });
    chip.focus();
    await userEvent.keyboard("{ArrowDown}");
    const when = canvas.getByRole("button", { name: "When 2014 assumed" });
    await expect(when).toHaveFocus();
    when.blur();
  },
};

export const NarrowSecond: Story = {
  name: "Two conditions on a phone",
  globals: mobile,
  args: {
    question: {
      table: "weather",
      show: [{ fn: "count" }],
      where: [
        { column: "city", is: ["Seattle"] },
        { column: "sky", is: ["rain"] },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Where city is Seattle" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "And sky is rain" })).toBeVisible();
  },
};

export const Sheet: Story = {
  name: "A menu on a phone",
  tags: ["picture"],
  globals: mobile,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Where city is Seattle" }));
    const sheet = within(await screen.findByRole("dialog", { name: "city is Seattle" }));
    await expect(await sheet.findByRole("option", { name: "Seattle 1,461 rows" })).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: "A question built by keyboard alone",
  args: { question: { table: "orders" }, table: orders, tables: [orders], status: counted },
  render: withRoom,
  play: async ({ args, canvas, step, userEvent }) => {
    /** Opens the menu of the chip that has the focus, and types into it. */
    const fill = async (...texts: string[]) => {
      await userEvent.keyboard("{Enter}");
      for (const text of texts) {
        await waitFor(() => expect(document.activeElement).toHaveRole("combobox"));
        await userEvent.keyboard(text);
        await screen.findAllByRole("option");
        await userEvent.keyboard("{Enter}");
      }
    };
    const hasFocus = async (name: string) =>
      waitFor(() => expect(canvas.getByRole("button", { name })).toHaveFocus());
    await step("MUST be built and asked by keyboard alone", async () => {
      await userEvent.tab();
      await fill("sum amount");
      await hasFocus("Sum of Amount");
      await userEvent.keyboard("{End}");
      await fill("by region");
      await hasFocus("Region");
      await userEvent.keyboard("{End}");
      await fill("where status", "open");
      await userEvent.keyboard("{Escape}");
      await hasFocus("Status is open");
      await userEvent.keyboard("{End}");
      await fill("highest");
      await hasFocus("highest first");
      await userEvent.keyboard("{End}");
      await fill("top 5");
      await hasFocus("top 5");
      await expect(args.onChange).toHaveBeenLastCalledWith({
        table: "orders",
        show: [{ fn: "sum", column: "amount" }],
        by: [{ column: "region" }],
        where: [{ column: "status", is: ["open"] }],
        order: { down: true },
        top: 5,
      });
      await userEvent.keyboard("{Control>}{Enter}{/Control}");
      await expect(args.onAsk).toHaveBeenCalledOnce();
    });
    await step("MUST say the question and its rows once after a change", async () => {
      await expect(
        canvas.getByText(
          "Sum of Amount by Region where Status is open, highest first, top 5, 365 rows",
        ),
      ).toBeInTheDocument();
    });
    await step("MUST remove a chip on Backspace and move the focus to its neighbour", async () => {
      await userEvent.keyboard("{Backspace}");
      await hasFocus("highest first");
      await userEvent.keyboard("{ArrowLeft}{Delete}");
      await hasFocus("Region");
      await expect(args.onChange).toHaveBeenLastCalledWith({
        table: "orders",
        show: [{ fn: "sum", column: "amount" }],
        by: [{ column: "region" }],
        order: { down: true },
      });
    });
  },
};
