import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, screen, waitFor, within } from "storybook/test";
import { rainfallByMonth, weather, wettest } from "../question-bar/question-bar.fixtures.ts";
import { QuestionActionsProvider } from "./question-actions.tsx";
import {
  actions,
  askedOf,
  comparedRain,
  listedRows,
  longAnswer,
  longRows,
  longTables,
  manyGroups,
  never,
  noRows,
  offline,
  rainfall,
  rainfallOverTime,
  sharesBySky,
  tenThousand,
  totalRain,
} from "./question-answer.fixtures.ts";
import { QuestionAnswerStage } from "./question-answer.stage.tsx";
import { QuestionAnswer } from "./question-answer.tsx";

const meta = {
  title: "Patterns/Question Answer",
  component: QuestionAnswer,
  subcomponents: { QuestionActionsProvider },
  args: { asked: askedOf(rainfall) },
  render: (args) => <QuestionAnswerStage actions={actions} asked={args.asked} />,
} satisfies Meta<typeof QuestionAnswer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same where some of what a page can do goes otherwise; null where it can only be read. */
function withActions(other: Partial<typeof actions> | null): NonNullable<Story["render"]> {
  const all = other && { ...actions, ...other };
  return (args) => <QuestionAnswerStage actions={all} asked={args.asked} />;
}

const mobile = { viewport: { value: "mobile", isRotated: false } };

const unfold = async (canvas: ReturnType<typeof within>) => {
  const line = canvas.getByRole("button", { name: /^Average rainfall by month .* 365 rows$/ });
  line.click();
  return within(await canvas.findByRole("group", { name: "Question" }));
};

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, step, userEvent }) => {
    await step("MUST open the rows of each bar, point and figure", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "March 7.74" }));
      const rows = within(await screen.findByRole("region", { name: "March 2014" }));
      await expect(await rows.findByText("= 240.0 mm over 31 rows")).toBeVisible();
      await expect(
        rows.getByRole("row", { name: "792 Mar 1, 2014 Seattle 0.5 9.4" }),
      ).toBeVisible();
      await expect(rows.getByRole("row", { name: /^Sum of all 31 rows 240.0/ })).toBeVisible();
    });
    await step("MUST lead to the next figure without a way back to the answer", async () => {
      const rows = within(screen.getByRole("region", { name: "March 2014" }));
      await userEvent.click(rows.getByRole("button", { name: "Next figure" }));
      await expect(await screen.findByRole("region", { name: "February 2014" })).toBeVisible();
      await expect(canvas.getByRole("button", { name: "February 5.54" })).toHaveAttribute(
        "aria-expanded",
        "true",
      );
    });
    await step("MUST give the focus back to the figure when its rows close", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(screen.queryByRole("region", { name: "February 2014" })).toBeNull();
      await expect(canvas.getByRole("button", { name: "February 5.54" })).toHaveFocus();
      canvas.getByRole("button", { name: "February 5.54" }).blur();
    });
  },
};

export const Playground: Story = {};

export const WithRows: Story = {
  name: "Rows of a figure",
  tags: ["picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "March 7.74" }));
    const rows = within(await screen.findByRole("region", { name: "March 2014" }));
    await userEvent.click(await rows.findByRole("button", { name: "Next rows" }));
    await expect(await rows.findByText("13–24 of 31")).toBeVisible();
    await userEvent.click(rows.getByRole("button", { name: "Previous rows" }));
    await expect(await rows.findByText("1–12 of 31")).toBeVisible();
  },
};

const saving = { saveRows: fn(actions.saveRows) };

export const SavesRows: Story = {
  name: "Rows that are downloaded",
  render: withActions(saving),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "June 0.63" }));
    const rows = within(await screen.findByRole("region", { name: "June 2014" }));
    await userEvent.click(await rows.findByRole("button", { name: "Download the rows as CSV" }));
    await expect(saving.saveRows).toHaveBeenCalledWith({
      question: rainfallByMonth,
      groups: ["2014-06"],
    });
    await userEvent.click(rows.getByRole("button", { name: "Close" }));
    await expect(canvas.getByRole("button", { name: "June 0.63" })).toHaveFocus();
  },
};

export const RowsLoading: Story = {
  name: "Rows that are loading",
  tags: ["picture"],
  render: withActions({ loadRows: never }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "March 7.74" }));
    await expect(await screen.findByRole("img", { name: "Loading the rows" })).toBeVisible();
  },
};

const failing = { loadRows: fn(actions.loadRows), saveRows: offline<void> };

export const RowsFailed: Story = {
  name: "Rows that could not be loaded",
  tags: ["picture"],
  render: withActions(failing),
  play: async ({ canvas, userEvent }) => {
    mocked(failing.loadRows).mockImplementation(offline);
    await userEvent.click(canvas.getByRole("button", { name: "March 7.74" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "The rows couldn't be loaded.",
    );
    mocked(failing.loadRows).mockImplementation(actions.loadRows);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await userEvent.click(await screen.findByRole("button", { name: "Download the rows as CSV" }));
    await expect(await screen.findByText("The rows couldn't be downloaded.")).toBeVisible();
    mocked(failing.loadRows).mockImplementation(offline);
    await userEvent.click(screen.getByRole("button", { name: "Next rows" }));
    await expect(await screen.findByRole("alert")).toBeVisible();
  },
};

export const NoFigureRows: Story = {
  name: "No rows behind a figure",
  render: withActions({
    loadRows: async (wanted, options) => ({
      ...(await actions.loadRows(wanted, options)),
      total: 0,
      rows: [],
      figure: { label: "Average rainfall", value: null, used: 0 },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "March 7.74" }));
    await expect(await screen.findByText("There are no rows behind this figure.")).toBeVisible();
  },
};

export const LongRows: Story = {
  name: "Rows with very long values",
  args: { asked: askedOf(longAnswer) },
  render: withActions({ loadRows: longRows, loadTables: () => Promise.resolve(longTables) }),
  play: async ({ canvas, userEvent }) => {
    const [figure] = canvas.getAllByRole("button", { name: /9,000,000.25 USD$/ });
    if (figure) await userEvent.click(figure);
    await expect(await screen.findByText("1–12 of 1,204,388")).toBeVisible();
  },
};

export const Mobile: Story = {
  tags: ["picture"],
  globals: mobile,
  render: withActions({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "March 7.74" }));
    const rows = within(await screen.findByRole("dialog", { name: "March 2014" }));
    await expect(await rows.findByText("1–12 of 31")).toBeVisible();
    await userEvent.click(rows.getByRole("button", { name: "Next figure" }));
    await screen.findByRole("dialog", { name: "February 2014" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "February 5.54" })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole("button", { name: "March 7.74" }));
    await expect(await screen.findByText("= 240.0 mm over 31 rows")).toBeVisible();
  },
};

export const AsTable: Story = {
  name: "As a table",
  tags: ["picture"],
  play: async ({ canvas, step, userEvent }) => {
    await step("MUST show the same figures as a chart and as a table", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: "Table" }));
      const table = within(canvas.getByRole("table", { name: "Average rainfall by month" }));
      await expect(table.getByRole("row", { name: /^March 2014 .*7.74.* 31$/ })).toBeVisible();
      await expect(
        table.getByRole("button", { name: "March 2014, Average rainfall: 7.74 mm" }),
      ).toHaveTextContent("7.74");
    });
    canvas.getByRole("radio", { name: "Table" }).blur();
  },
};

export const OverTime: Story = {
  name: "Over time",
  tags: ["picture"],
  args: { asked: askedOf(rainfallOverTime) },
  play: async ({ canvas, userEvent }) => {
    const point = canvas.getByRole("button", { name: "Dec 2014: Average rainfall 3.93" });
    point.focus();
    await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}{Enter}");
    await expect(await screen.findByRole("region", { name: "March 2014" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(
      canvas.getByRole("button", { name: "Mar 2014: Average rainfall 7.74" }),
    ).toHaveFocus();
  },
};

export const OneFigure: Story = {
  name: "One figure",
  tags: ["picture"],
  args: { asked: askedOf(totalRain) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Total rainfall: 8,863.4 mm" })).toBeVisible();
  },
};

const comparing = { loadRows: fn(actions.loadRows) };

export const Compared: Story = {
  name: "Two sides",
  args: { asked: askedOf(comparedRain) },
  render: withActions(comparing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "New York: 3.37 mm" }));
    await screen.findByRole("region", { name: "All rows" });
    await expect(mocked(comparing.loadRows).mock.lastCall?.[0]).toMatchObject({ side: "b" });
  },
};

const grouping = { loadRows: fn(actions.loadRows) };

export const ManyRows: Story = {
  name: "30 rows",
  tags: ["picture"],
  args: { asked: askedOf(manyGroups) },
  render: withActions(grouping),
  play: async ({ canvas, step, userEvent }) => {
    await step(
      "MUST say how many rows of a long table are shown, and show the others",
      async () => {
        await expect(canvas.getByText(/^10 of 30 rows\./)).toBeVisible();
        await userEvent.click(canvas.getByRole("button", { name: "Show All" }));
        await expect(canvas.getAllByRole("row")).toHaveLength(31);
      },
    );
    await userEvent.click(canvas.getByRole("button", { name: /^South, Q1 2024, Rows: 629$/ }));
    await screen.findByRole("region", { name: "South, Q1 2024" });
    await expect(mocked(grouping.loadRows).mock.lastCall?.[0]).toMatchObject({
      groups: ["South", "2024-Q1"],
      figure: 1,
    });
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await userEvent.click(canvas.getByRole("button", { name: "Show Fewer" }));
    canvas.getByRole("button", { name: "Show All" }).blur();
  },
};

export const TenThousandRows: Story = {
  name: "10,000 rows",
  args: { asked: askedOf(tenThousand) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^10 of 10,000 rows\./)).toBeVisible();
    await expect(canvas.getByText("1,204,388 rows")).toBeVisible();
  },
};

export const Shares: Story = {
  name: "A share of each group",
  tags: ["picture"],
  args: { asked: askedOf(sharesBySky) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "rain, Share: 45.2 %" })).toBeVisible();
  },
};

export const ListedRows: Story = {
  name: "The rows themselves",
  tags: ["picture"],
  args: { asked: askedOf(listedRows) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: "1,790.50 empty Mar 2, 2026 no" })).toBeVisible();
  },
};

export const NoRows: Story = {
  name: "No rows",
  args: { asked: askedOf(noRows) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No rows match.")).toBeVisible();
  },
};

export const LongTexts: Story = {
  name: "Very long texts",
  tags: ["picture"],
  args: { asked: askedOf(longAnswer) },
};

export const ReadOnly: Story = {
  name: "Only to read",
  args: { asked: askedOf(rainfall, { readOnly: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Table" }));
    await expect(canvas.getByRole("row", { name: "March 2014 7.74 31" })).toBeVisible();
    // Its table can still be saved; nothing can be changed or opened.
    const buttons = canvas.getAllByRole("button").map(({ textContent }) => textContent);
    await expect(buttons).toEqual(["Download CSV"]);
  },
};

export const Unfolded: Story = {
  name: "The bar over an answer",
  tags: ["picture"],
  play: async ({ canvas, step, userEvent }) => {
    const bar = await unfold(canvas);
    await step("MUST move the focus along when it is folded and unfolded", async () => {
      await waitFor(() =>
        expect(bar.getByRole("button", { name: "Average rainfall" })).toHaveFocus(),
      );
      await userEvent.click(bar.getByRole("button", { name: "Fold" }));
      await waitFor(() => expect(canvas.getByRole("button", { name: /365 rows$/ })).toHaveFocus());
      await userEvent.keyboard("{Enter}");
    });
    await expect(await canvas.findByText(/^12 months from 365 of 2,922 rows/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Ask" })).toBeNull();
  },
};

export const FilesLoading: Story = {
  name: "Files that are loading",
  tags: ["picture"],
  render: withActions({ loadTables: never }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /365 rows$/ }));
    await expect(canvas.getByRole("img", { name: "Loading your files" })).toBeVisible();
  },
};

const tables = { loadTables: fn(actions.loadTables) };

export const FilesFailed: Story = {
  name: "Files that could not be loaded",
  render: withActions(tables),
  play: async ({ canvas, userEvent }) => {
    mocked(tables.loadTables).mockImplementationOnce(offline);
    await userEvent.click(canvas.getByRole("button", { name: /365 rows$/ }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Your files couldn't be loaded.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("group", { name: "Question" })).toBeVisible();
  },
};

export const FileGone: Story = {
  name: "A file that is gone",
  render: withActions({ loadTables: () => Promise.resolve(longTables) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /365 rows$/ }));
    await expect(
      await canvas.findByText("weather.csv is no longer among your files."),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Fold" }));
    await expect(canvas.getByRole("button", { name: /365 rows$/ })).toBeVisible();
  },
};

export const ColumnGone: Story = {
  name: "A column that is gone",
  tags: ["picture"],
  render: withActions({
    loadTables: () =>
      Promise.resolve([
        { ...weather, columns: weather.columns.filter(({ name }) => name !== "city") },
      ]),
    check: () =>
      Promise.resolve({
        problems: [
          {
            path: "where/0",
            sentence: "weather.csv has no column city.",
            written: "city",
            nearest: ["sky"],
            blocks: true,
          },
        ],
      }),
  }),
  play: async ({ canvas }) => {
    const bar = await unfold(canvas);
    await expect(await bar.findByRole("button", { name: "“city”: no such column" })).toBeVisible();
  },
};

const asking = {
  askAgain: fn(actions.askAgain),
  undo: fn(actions.undo),
  check: fn(actions.check),
};

export const AsksAgain: Story = {
  name: "Asked again in its place",
  tags: ["picture"],
  render: withActions(asking),
  play: async ({ canvas, step, userEvent }) => {
    const bar = await unfold(canvas);
    await step("MUST be changed and asked again by keyboard alone", async () => {
      bar.getByRole("button", { name: "2014" }).focus();
      await userEvent.keyboard("{Backspace}");
      await expect(await bar.findByText(/^365 of 2,922 rows/)).toBeVisible();
      await userEvent.keyboard("{Control>}{Enter}{/Control}");
      const { where: [city] = [], ...rest } = rainfallByMonth;
      await expect(asking.askAgain).toHaveBeenCalledWith("call-1", { ...rest, where: [city] });
    });
    await step("MUST say the result and keep the focus in the bar", async () => {
      await expect(await canvas.findByText("Changed after the answer")).toBeVisible();
      const said = canvas.getAllByRole("status").map(({ textContent }) => textContent);
      await expect(said).toContain(`${rainfall.said}: 365 rows`);
      await expect(bar.getByRole("button", { name: "city is Seattle" })).toHaveFocus();
    });
    await step("MUST lead back to the first answer", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
      await waitFor(() => expect(canvas.queryByText("Changed after the answer")).toBeNull());
      await expect(bar.getByRole("button", { name: "2014" })).toBeVisible();
      await expect(document.body).not.toHaveFocus();
    });
    bar.getByRole("button", { name: "2014" }).focus();
    await userEvent.keyboard("{Backspace}{Control>}{Enter}{/Control}");
    await canvas.findByText("Changed after the answer");
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Computing: Story = {
  tags: ["picture"],
  render: withActions({ askAgain: never }),
  play: async ({ canvas, userEvent }) => {
    const bar = await unfold(canvas);
    bar.getByRole("button", { name: "2014" }).focus();
    await userEvent.keyboard("{Backspace}");
    await userEvent.click(bar.getByRole("button", { name: "Ask" }));
    await expect(canvas.getByRole("group", { name: "Question and answer" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await expect(canvas.getAllByText("Computing")[0]).toBeVisible();
  },
};

export const AskFailed: Story = {
  name: "Could not be computed",
  tags: ["picture"],
  render: withActions({ askAgain: offline }),
  play: async ({ canvas, step, userEvent }) => {
    const bar = await unfold(canvas);
    bar.getByRole("button", { name: "2014" }).focus();
    await userEvent.keyboard("{Backspace}");
    await userEvent.click(bar.getByRole("button", { name: "Ask" }));
    await step("MUST keep a change that could not be computed, and say why", async () => {
      await expect(await canvas.findByRole("alert")).toHaveTextContent(
        "The question couldn't be computed.The connection is gone.",
      );
      await expect(bar.queryByRole("button", { name: "2014" })).toBeNull();
      await expect(bar.getByRole("button", { name: "Ask" })).toBeVisible();
    });
  },
};

const { show: _figure, ...withoutFigure } = rainfallByMonth;
const halfRead = {
  callId: "call-1",
  question: withoutFigure,
  said: "wettest month in seattle",
  open: [wettest],
  assumed: [{ path: "where/1", reason: "From the question before." }],
};
const placing = { askAgain: fn(actions.askAgain), remember: fn(actions.remember) };

export const OpenWords: Story = {
  name: "A word without a meaning",
  tags: ["picture"],
  args: { asked: halfRead },
  render: withActions(placing),
  play: async ({ canvas, step, userEvent }) => {
    const bar = within(await canvas.findByRole("group", { name: "Question" }));
    await expect(
      bar.getAllByText("Nothing is computed until each word has a meaning.")[0],
    ).toBeVisible();
    await step("MUST ask at once when the last word has its meaning", async () => {
      await userEvent.click(bar.getByRole("button", { name: "“wettest”: choose" }));
      await screen.findByRole("combobox", { name: "What does “wettest” mean here?" });
      await userEvent.keyboard("2");
      await expect(placing.askAgain).toHaveBeenCalledWith("call-1", rainfallByMonth);
      await expect(placing.remember).toHaveBeenCalledWith(
        expect.objectContaining({ word: "wettest", table: "weather", remember: true }),
      );
      await expect(await canvas.findByText("Completed by you")).toBeVisible();
    });
  },
};

export const HalfRead: Story = {
  name: "Half filled by the reader",
  tags: ["picture"],
  args: { asked: halfRead },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: "Question" })).toBeVisible();
  },
};

export const NotRemembered: Story = {
  name: "A word that could not be remembered",
  args: { asked: halfRead },
  render: withActions({ remember: offline, askAgain: never }),
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole("group", { name: "Question" }));
    await userEvent.click(bar.getByRole("button", { name: "“wettest”: choose" }));
    await screen.findByRole("combobox", { name: "What does “wettest” mean here?" });
    await userEvent.keyboard("2");
    await expect(await canvas.findByText("“wettest” couldn't be remembered.")).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: "Right to left",
  tags: ["picture"],
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "March 7.74" }));
    await expect(await screen.findByText("1–12 of 31")).toBeVisible();
  },
};

export const Dark: Story = {
  tags: ["picture"],
  globals: { theme: "dark" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "March 7.74" }));
    await expect(await screen.findByText("1–12 of 31")).toBeVisible();
  },
};
