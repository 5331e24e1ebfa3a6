import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import {
  customersFile,
  customersRow,
  headless,
  manySheets,
  misreadCustomers,
  payroll,
  payrollRow,
  readMe,
  readMeRow,
  ready,
  receivables,
  receivablesRow,
  twoTables,
  twoTablesRow,
  wide,
  wideRow,
} from "./file-reading.fixtures.ts";
import { FileReadingStage } from "./file-reading.stage.tsx";
import { FileReading } from "./file-reading.tsx";
import type { FileReadingReady, FileReadingView, ReadingRow } from "./types.ts";

const meta = {
  title: "Patterns/File Reading",
  component: FileReading,
  parameters: { layout: "fullscreen" },
  args: {
    state: ready(receivables, receivablesRow),
    actions: {
      onChange: fn(),
      onForNextChange: fn(),
      onSheet: fn(),
      onRows: fn(),
      onSave: fn(),
      onUndo: fn(),
      onUndoLast: fn(),
      onRedo: fn(),
    },
    backHref: "/switchboard-chat",
  },
  decorators: [
    (Story) => (
      <div className="flex h-dvh flex-col">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileReading>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page with a server behind it. */
const served = (
  view: FileReadingView,
  row: (number: number) => ReadingRow,
  more: Partial<FileReadingReady> = {},
): Pick<Story, "render" | "args"> => {
  const state = ready(view, row, more);
  return {
    args: { state },
    render: (args) => <FileReadingStage {...args} row={row} state={state} />,
  };
};

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, step }) => {
    await step("MUST be a page with one heading that names the file", async () => {
      await expect(
        canvas.getByRole("heading", { level: 1, name: "How we read receivables-november.xlsx" }),
      ).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Back to the chat" })).toBeVisible();
    });
    await step("MUST show each row with its number and what it was taken for", async () => {
      const grid = canvas.getByRole("grid", { name: "The file, row by row" });
      await expect(grid).toHaveAttribute("aria-rowcount", "4321");
      await expect(canvas.getByRole("button", { name: "Header 4" })).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Total 12" })).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Row 6" })).toBeVisible();
    });
    await step("MUST list what was decided, and mark what is worth a look", async () => {
      const decided = within(canvas.getByRole("region", { name: "What we decided" }));
      await expect(decided.getAllByRole("listitem")).toHaveLength(7);
      await expect(decided.getByRole("img", { name: "Worth a look" })).toBeVisible();
    });
    await expect(canvas.getByText("4,310 rows, 8 columns")).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Date order" })).toHaveTextContent(
      "Day first (as in the file)",
    );
    await expect(canvas.getByRole("combobox", { name: "Decimal sign" })).toHaveTextContent(
      /^As in the file$/,
    );
  },
};

export const Playground: Story = served(receivables, receivablesRow);

export const Changed: Story = {
  name: "With unsaved changes, and the answers that they would mark",
  tags: ["picture"],
  ...served(receivables, receivablesRow, {
    choices: { dateOrder: "day", sheets: { "Open invoices": { countTotals: true } } },
    forNext: false,
    answers: 3,
  }),
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByText("3 earlier answers will be marked")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.actions.onSave).toHaveBeenCalledOnce();
    await step("MUST keep the focus on the page when changes are taken back", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Undo changes" }));
      await expect(args.actions.onUndo).toHaveBeenCalledOnce();
      await expect(canvas.queryByText("2 changes")).toBeNull();
      await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await expect(args.actions.onSave).toHaveBeenCalledOnce();
    });
    await userEvent.click(canvas.getByRole("button", { name: /^Count them:/ }));
    await expect(canvas.getByText("1 change")).toBeVisible();
  },
};

export const Types: Story = {
  name: "The types of a column, each with what it would cost",
  tags: ["picture"],
  ...served(receivables, receivablesRow),
  play: async ({ args, canvas, step, userEvent }) => {
    const paid = canvas.getByRole("button", { name: "Type of November · Paid: Text" });
    await step("MUST say of each type what it would cost", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^Decide:/ }));
      const menu = within(await screen.findByRole("menu"));
      await expect(menu.getByRole("menuitemradio", { name: /^Text/ })).toBeChecked();
      await expect(menu.getByText("all 4,310 cells kept")).toBeVisible();
      await expect(menu.getByText("2 cells become empty")).toBeVisible();
    });
    await step("MUST give the focus back to the column once its type is chosen", async () => {
      const menu = within(screen.getByRole("menu"));
      await userEvent.click(menu.getByRole("menuitemradio", { name: /^Money, USD/ }));
      await expect(args.actions.onChange).toHaveBeenCalledWith({
        sheets: { "Open invoices": { types: { "November · Paid": "number" } } },
      });
      await waitFor(() => expect(paid).toHaveFocus());
      await expect(canvas.getByText("1 change")).toBeVisible();
    });
    await step("MUST lead to the cells that do not fit", async () => {
      await userEvent.keyboard("{Enter}");
      const cell = await screen.findByRole("menuitem", { name: /Row 2,204/ });
      await userEvent.click(cell);
      await waitFor(() => expect(canvas.getByRole("cell", { name: "see note" })).toHaveFocus());
    });
    await userEvent.click(paid);
    await screen.findByRole("menu");
  },
};

export const RowMenu: Story = {
  name: "What a row can be made",
  tags: ["picture"],
  ...served(receivables, receivablesRow),
  play: async ({ args, canvas, step, userEvent }) => {
    await step(
      "MUST let a person move the header and the table with the menu of a row",
      async () => {
        await userEvent.click(canvas.getByRole("button", { name: "Header 5" }));
        await userEvent.click(
          await screen.findByRole("menuitem", { name: "Make this the header row" }),
        );
        await expect(args.actions.onChange).toHaveBeenLastCalledWith({
          sheets: { "Open invoices": { header: { first: 5, last: 5 } } },
        });
        const row = canvas.getByRole("button", { name: "Header 5" });
        await waitFor(() => expect(row).toHaveFocus());
        await userEvent.click(canvas.getByRole("button", { name: "Row 16" }));
        await userEvent.click(await screen.findByRole("menuitem", { name: "Table ends here" }));
        await expect(args.actions.onChange).toHaveBeenLastCalledWith({
          sheets: { "Open invoices": { range: "A4:H16" } },
        });
      },
    );
    await step("MUST announce the size of the table after each preview", async () => {
      await expect(canvas.getByText("Now 4,310 rows, 8 columns.")).toBeInTheDocument();
    });
    await userEvent.click(canvas.getByRole("button", { name: "Header 4" }));
    await screen.findByRole("menu");
  },
};

export const Keyboard: Story = {
  name: "The grid is one tab stop, and is walked with the arrow keys",
  ...served(receivables, receivablesRow),
  play: async ({ canvas, step, userEvent }) => {
    await step("MUST be one tab stop that is walked with the arrow keys", async () => {
      canvas.getByRole("link", { name: "Back to the chat" }).focus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Type of Customer: Text" })).toHaveFocus();
      await userEvent.keyboard(
        "{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}",
      );
      const names = canvas.getAllByRole("cell", { name: "Oakline Offices" });
      await expect(document.activeElement).toHaveAttribute("data-cell", "6:1");
      await expect(names.length).toBeGreaterThan(0);
      await userEvent.keyboard("{End}");
      await expect(document.activeElement).toHaveAttribute("data-cell", "6:8");
      await userEvent.keyboard("{Home}");
      await expect(canvas.getByRole("button", { name: "Row 6" })).toHaveFocus();
    });
    await step("MUST load the rows that a key leads to", async () => {
      await userEvent.keyboard("{Control>}{End}{/Control}");
      await expect(document.activeElement).toHaveAttribute("data-cell", "4319:8");
      await expect(
        await canvas.findByText("Prepared by Finance. Paid after the 20th is shown next month."),
      ).toBeVisible();
      await userEvent.keyboard("{PageUp}");
      await expect(canvas.getByRole("grid")).toContainElement(
        document.activeElement as HTMLElement,
      );
    });
  },
};

export const UndoKeys: Story = {
  name: "Ctrl+Z takes back the last change, except while a field is typed in",
  ...served(receivables, receivablesRow, { choices: { dateOrder: "month" } }),
  play: async ({ args, canvas, step, userEvent }) => {
    const { onUndoLast, onRedo } = args.actions;
    await step("MUST take back the last change with Ctrl+Z, and make it again", async () => {
      await userEvent.click(canvas.getByRole("cell", { name: "INV-20006" }));
      await userEvent.keyboard("{Control>}z{/Control}");
      await expect(onUndoLast).toHaveBeenCalledOnce();
      await userEvent.keyboard("{Control>}{Shift>}Z{/Shift}y{/Control}");
      await expect(onRedo).toHaveBeenCalledTimes(2);
      canvas.getByRole("combobox", { name: /Date order/ }).focus();
      await userEvent.keyboard("{Control>}z{/Control}");
      await expect(onUndoLast).toHaveBeenCalledTimes(2);
    });
    await step("MUST leave Ctrl+Z to a field that is typed in", async () => {
      await userEvent.click(canvas.getByRole("textbox", { name: "Table range" }));
      await userEvent.keyboard("{Control>}z{/Control}");
      await userEvent.keyboard("{Escape}");
      await expect(onUndoLast).toHaveBeenCalledTimes(2);
    });
  },
};

export const Fields: Story = {
  name: "Header rows and range are typed, and count once they are entered",
  ...served(receivables, receivablesRow),
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change: Header in rows 4–5" }));
    const header = canvas.getByRole("textbox", { name: "Header rows" });
    await expect(header).toHaveFocus();
    await expect(header).toHaveValue("4–5");
    await step("MUST say what is wrong with a typed range, and try nothing", async () => {
      await userEvent.clear(header);
      await userEvent.type(header, "five{Enter}");
      await expect(header).toHaveAccessibleDescription(
        "Enter rows such as 4 or 4–5, or 0 for no header.",
      );
      await userEvent.clear(header);
      await userEvent.type(header, "9000{Enter}");
      await expect(header).toHaveAccessibleDescription("The sheet ends at row 4,319.");
      await expect(args.actions.onChange).not.toHaveBeenCalled();
    });
    await step("MUST take 0 for a table without a header", async () => {
      await userEvent.clear(header);
      await userEvent.type(header, "0{Enter}");
      await expect(args.actions.onChange).toHaveBeenLastCalledWith({
        sheets: { "Open invoices": { header: { first: 0, last: 0 } } },
      });
      await expect(header).toHaveValue("");
    });
    await userEvent.clear(header);
    await userEvent.type(header, "5{Enter}");
    await expect(args.actions.onChange).toHaveBeenLastCalledWith({
      sheets: { "Open invoices": { header: { first: 5, last: 5 } } },
    });
    await expect(header).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: /^Count them:/ }));
    await expect(args.actions.onChange).toHaveBeenLastCalledWith({
      sheets: { "Open invoices": { header: { first: 5, last: 5 }, countTotals: true } },
    });
    await userEvent.click(canvas.getByRole("button", { name: /^Read it: 1 hidden sheet/ }));
    await expect(canvas.getByText("3 changes")).toBeVisible();
    await userEvent.click(
      canvas.getByRole("checkbox", { name: "Read next month's file the same way" }),
    );
    await expect(canvas.getByText("4 changes")).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: /Credit limits/ }));
    await expect(args.actions.onSheet).toHaveBeenCalledWith({ name: "Credit limits" });
  },
};

export const Encoding: Story = {
  name: "A text file whose encoding is in doubt",
  tags: ["picture"],
  ...served(customersFile, customersRow),
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Change: Read as Windows-1252/ }));
    const encoding = canvas.getByRole("combobox", { name: /Encoding/ });
    await expect(encoding).toHaveFocus();
    await userEvent.click(encoding);
    await step(
      "MUST mark letters that an encoding does not have, not by colour alone",
      async () => {
        const name = /^UTF-8 M wrong letter ller, Z wrong letter rich/;
        await expect(await screen.findByRole("option", { name })).toBeVisible();
        await expect(screen.getByRole("option", { name: /^Windows-1252/ })).not.toHaveTextContent(
          "wrong letter",
        );
      },
    );
    await userEvent.click(screen.getByRole("option", { name: /^Mac OS Roman/ }));
    await expect(args.actions.onChange).toHaveBeenCalledWith({ encoding: "macintosh" });
    await expect(canvas.getByRole("combobox", { name: /Delimiter/ })).toHaveTextContent(
      "Semicolon",
    );
    await waitFor(() => expect(encoding).toHaveFocus());
  },
};

export const WrongEncoding: Story = {
  // While the list is open the page behind it is hidden, and the focus cannot leave the list.
  parameters: { a11y: { config: { rules: [{ id: "aria-hidden-focus", enabled: false }] } } },
  name: "A text file that is read in an encoding that does not fit",
  tags: ["picture"],
  ...served(misreadCustomers, (number) => ({
    kind: number === 1 ? "header" : "value",
    cells: ["M\uFFFDller", `${number}`],
  })),
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getAllByRole("cell", { name: /^M wrong letter ller/ }).length,
    ).toBeGreaterThan(5);
    await userEvent.click(canvas.getByRole("combobox", { name: /Encoding/ }));
    await screen.findByRole("listbox");
  },
};

export const NoHeader: Story = {
  name: "A text file without a header",
  tags: ["picture"],
  ...served(headless, (number) => ({ ...customersRow(number + 1), kind: "value" })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Header rows" })).toHaveValue("");
    await expect(canvas.getByPlaceholderText("No header")).toBeVisible();
  },
};

export const NoTable: Story = {
  name: "A sheet without a table",
  tags: ["picture"],
  ...served(readMe, readMeRow),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: /Read me/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(canvas.getByText("Ask Finance before you change it.")).toBeVisible();
  },
};

export const HiddenSheet: Story = {
  name: "A hidden sheet, which is left out until it is read",
  tags: ["picture"],
  ...served(payroll, payrollRow),
  play: async ({ args, canvas, userEvent }) => {
    const read = canvas.getByRole("checkbox", { name: "Read this sheet" });
    await expect(read).not.toBeChecked();
    await userEvent.click(read);
    await expect(args.actions.onChange).toHaveBeenCalledWith({
      sheets: { Payroll: { include: true } },
    });
  },
};

export const ManySheets: Story = {
  name: "Thirty sheets on a phone: the tabs have a line of their own, and the shown one is in view",
  tags: ["picture"],
  globals: { viewport: { value: "mobile" } },
  ...served(manySheets(receivables), receivablesRow),
  play: async ({ canvas }) => {
    const size = canvas.getByText("4,310 rows, 8 columns").getBoundingClientRect();
    const list = canvas.getByRole("tablist", { name: "Sheets" });
    await expect(list.getBoundingClientRect().width).toBeGreaterThan(window.innerWidth * 0.9);
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(size.top);
    const shown = canvas.getByRole("tab", { name: /^Receivables of branch 25/ });
    await waitFor(async () => {
      const { left, right } = shown.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};

export const TwoTables: Story = {
  name: "Two tables on a sheet: the columns above the rows are those of the table in view",
  tags: ["picture"],
  ...served(twoTables, twoTablesRow),
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByRole("button", { name: /^Type of Revenue/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("cell", { name: "M3" }));
    await expect(canvas.getByRole("button", { name: /^Type of Orders/ })).toBeVisible();
    const range = canvas.getByRole("textbox", { name: "Table range" });
    await expect(range).toHaveValue("A15:B27");
    await step(
      "MUST say which tables of a sheet are read, and lead back to all of them",
      async () => {
        const decided = within(canvas.getByRole("region", { name: "What we decided" }));
        await expect(decided.getByText("2 tables on this sheet")).toBeVisible();
        await expect(
          decided.getByText("A1:B11 and A15:B27 are read, each as a table of its own."),
        ).toBeVisible();
        await userEvent.click(decided.getByRole("button", { name: /^Show: 2 tables/ }));
        await expect(document.activeElement).toHaveAttribute("data-cell", "15:0");
        await userEvent.clear(range);
        await userEvent.type(range, "A15:B20{Enter}");
        await userEvent.click(canvas.getByRole("button", { name: /^Decide from the file/ }));
        await expect(args.actions.onChange).toHaveBeenLastCalledWith({});
        await expect(canvas.getByRole("textbox", { name: "Header rows" })).toHaveFocus();
      },
    );
  },
};

export const Wide: Story = {
  name: "100,000 rows and 300 columns are rendered as they come into view",
  tags: ["picture"],
  ...served(wide, wideRow),
  play: async ({ canvas, step, userEvent }) => {
    await step("MUST render the rows in view alone", async () => {
      await expect(canvas.getAllByRole("cell").length).toBeLessThan(2500);
    });
    await userEvent.click(canvas.getByRole("cell", { name: "2.0" }));
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await expect(await canvas.findByRole("cell", { name: "100000.299" })).toHaveFocus();
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    await expect(canvas.getByRole("button", { name: "Header 1" })).toHaveFocus();
    await step("MUST move by what is in view with Page Down and Page Up", async () => {
      await userEvent.keyboard("{PageDown}");
      const first = Number(document.activeElement?.getAttribute("data-cell")?.split(":")[0]);
      await expect(first).toBeGreaterThan(5);
      await expect(first).toBeLessThan(60);
      await userEvent.keyboard("{PageDown}{PageUp}");
      await expect(document.activeElement).toHaveAttribute("data-cell", `${first}:0`);
    });
  },
};

export const Previewing: Story = {
  name: "While other choices are tried, the last reading stays",
  args: {
    state: ready(receivables, receivablesRow, {
      previewing: true,
      choices: { dateOrder: "month" },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Reading the file again")).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Total 12" })).toBeVisible();
  },
};

export const PreviewingType: Story = {
  name: "A chosen type is seen at once, while the file is read with it",
  tags: ["picture"],
  args: {
    state: ready(receivables, receivablesRow, {
      previewing: true,
      choices: { sheets: { "Open invoices": { types: { "November · Paid": "number" } } } },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const pending = canvas.getByRole("button", { name: "Type of November · Paid: Money, USD" });
    await expect(pending).toHaveAttribute("aria-busy", "true");
    await expect(
      canvas.getByRole("button", { name: "Type of Customer: Text" }),
    ).not.toHaveAttribute("aria-busy");
    await userEvent.click(pending);
    await userEvent.click(await screen.findByRole("menuitemradio", { name: /^Date/ }));
    await expect(args.actions.onChange).toHaveBeenCalledWith({
      sheets: { "Open invoices": { types: { "November · Paid": "date" } } },
    });
  },
};

export const PreviewFailed: Story = {
  name: "Choices that cannot be tried are kept, with a way back",
  tags: ["picture"],
  args: {
    state: ready(receivables, receivablesRow, {
      previewFailure: "The range A9000:H9100 is empty.",
      choices: { sheets: { "Open invoices": { range: "A9000:H9100" } } },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const alert = within(canvas.getByRole("alert"));
    await expect(canvas.getByRole("textbox", { name: "Table range" })).toHaveValue("A9000:H9100");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.actions.onSave).not.toHaveBeenCalled();
    await userEvent.click(alert.getByRole("button", { name: "Try again" }));
    await expect(args.actions.onChange).toHaveBeenLastCalledWith(
      args.state.kind === "ready" && args.state.choices,
    );
    await userEvent.click(alert.getByRole("button", { name: "Undo last change" }));
    await expect(args.actions.onUndoLast).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

export const PreviewFailedOnAPhone: Story = {
  name: "On a phone, a failure is in view also from the fields below the file",
  tags: ["picture"],
  globals: { viewport: { value: "mobile" } },
  args: PreviewFailed.args ?? {},
  play: async ({ canvas }) => {
    const last = canvas.getByRole("checkbox", { name: "Read next month's file the same way" });
    last.scrollIntoView();
    const { top, bottom } = canvas.getByRole("alert").getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThan(last.getBoundingClientRect().top);
  },
};

export const SaveFailed: Story = {
  name: "Choices that could not be saved",
  args: {
    state: ready(receivables, receivablesRow, {
      saveFailure: "This file was not found.",
      choices: { dateOrder: "day" },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("This file was not found.");
  },
};

export const Saving: Story = {
  args: {
    state: ready(receivables, receivablesRow, { saving: true, choices: { dateOrder: "day" } }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.actions.onSave).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  name: "A file that can only be looked at",
  tags: ["picture"],
  ...served(receivables, receivablesRow, { readOnly: true }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Save" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^Row/ })).toBeNull();
    await expect(canvas.getByRole("textbox", { name: "Header rows" })).toHaveAttribute("readonly");
  },
};

export const Loading: Story = {
  args: { state: { kind: "loading" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading the file")).toBeInTheDocument();
  },
};

export const OlderFile: Story = {
  name: "A file whose rows cannot be shown as they were",
  tags: ["picture"],
  args: {
    state: {
      kind: "failed",
      message:
        "Older files are not kept as they were. Upload the file again to change how it is read.",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Upload the file again/)).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: "Back to the chat" })).toHaveLength(2);
  },
};

export const RightToLeft: Story = {
  name: "Right to left",
  globals: { direction: "rtl" },
  ...served(receivables, receivablesRow),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("cell", { name: "INV-20006" }));
    await userEvent.keyboard("{ArrowLeft}");
    await expect(document.activeElement).toHaveAttribute("data-cell", "6:3");
  },
};
