import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { dealsFile, decidedFile, salesFile, wideFile, workbook } from "./file-card.fixtures.ts";
import { FileCard } from "./file-card.tsx";

const meta = {
  title: "Patterns/File Card",
  component: FileCard,
  args: { file: salesFile, onChoosePrompt: fn() },
} satisfies Meta<typeof FileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ args, canvas, step, userEvent }) => {
    await step("MUST be a region named by its file", async () => {
      await expect(canvas.getByRole("region", { name: "sales.csv" })).toBeVisible();
    });
    await step("MUST say how many rows and columns there are", async () => {
      await expect(canvas.getByText("5,210 rows · 7 columns")).toBeVisible();
    });
    await step("MUST name each column with its type, and how far its dates reach", async () => {
      const types = canvas.getAllByRole("definition").map((one) => one.textContent);
      await expect(canvas.getAllByRole("term")[1]).toHaveTextContent("Order Date");
      await expect(types.slice(0, 2)).toEqual(["Whole number", "Date, Jan 3 – Oct 28, 2026"]);
    });
    await step("MUST hand a chosen question to the page and send nothing", async () => {
      const question = canvas.getByRole("button", { name: /total Amount by Region/ });
      await userEvent.click(question);
      await expect(args.onChoosePrompt).toHaveBeenCalledWith({
        prompt: "What is the total Amount by Region in sales.csv?",
      });
      question.blur();
    });
  },
};

export const Playground: Story = {};

export const LeftOut: Story = {
  name: "What was left out when it was read",
  args: {
    file: {
      ...salesFile,
      tables: salesFile.tables.map((table) => ({
        ...table,
        notes: [
          "Rows 1 and 2 are left out: above the header.",
          "Rows 8 and 5,214 are left out: totals, which are not counted.",
        ],
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Rows 8 and 5,214 are left out: totals, which are not counted."),
    ).toBeVisible();
  },
};

export const Decided: Story = {
  name: "What was decided when it was read, in one line that leads to the page",
  tags: ["picture"],
  args: {
    file: decidedFile,
    readingHref: "/ui/files/d-1/reading",
  },
  play: async ({ canvas, step }) => {
    await step("MUST say in one line what was decided, and lead to where it is shown", async () => {
      const line = canvas.getByText("Header in rows 4–5").closest("p");
      await expect(line).toHaveTextContent(
        "Header in rows 4–5 · 2 total rows left out · 2 cells are not numbers",
      );
      await expect(canvas.getByRole("link", { name: "See how we read it" })).toHaveAttribute(
        "href",
        "/ui/files/d-1/reading",
      );
    });
    await expect(canvas.getByText("Read as last month's file")).toBeVisible();
    // The page has the whole sentences.
    await expect(canvas.queryByText(/Rows 12 and 4,317/)).toBeNull();
  },
};

export const SameName: Story = {
  name: "An upload that can replace the earlier file of its name",
  tags: ["picture"],
  args: {
    file: { ...salesFile, sameName: { id: "d-0", name: "sales.csv" } },
    version: { onReplace: fn(), onKeepBoth: fn() },
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("MUST say what replacing an earlier file means before it is done", async () => {
      await expect(canvas.getByText(/used wherever that file is/)).toBeVisible();
      await userEvent.click(
        canvas.getByRole("button", { name: "Use as the new version of sales.csv" }),
      );
      await expect(args.version?.onReplace).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole("button", { name: "Keep both" }));
      await expect(args.version?.onKeepBoth).toHaveBeenCalledOnce();
    });
  },
};

export const NotReplaced: Story = {
  name: "An earlier file that could not be replaced",
  args: {
    file: { ...salesFile, sameName: { id: "d-0", name: "sales.csv" } },
    version: { onReplace: fn(), onKeepBoth: fn(), failure: "The earlier file is gone." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "The file was not replaced, and both are kept: The earlier file is gone.",
    );
  },
};

export const NewVersion: Story = {
  name: "A new version that has other columns",
  tags: ["picture"],
  args: {
    file: {
      ...salesFile,
      changes: {
        missingColumns: ["Discount", "Channel"],
        newColumns: ["Paid"],
        missingTables: [],
        newTables: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "This is the new version now. No longer there: Discount and Channel. New: Paid.",
    );
  },
};

export const Roles: Story = {
  name: "What questions take each column for",
  tags: ["picture"],
  args: { file: dealsFile, onChooseRole: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    await step(
      "MUST say what questions take a column for, and let a person change it with a menu named by the column",
      async () => {
        const button = await canvas.findByRole("button", { name: "Role of Fees: Adds up" });
        await userEvent.click(button);
        const menu = within(await screen.findByRole("menu"));
        await expect(menu.getByRole("menuitemradio", { name: "Adds up" })).toBeChecked();
        await userEvent.click(menu.getByRole("menuitemradio", { name: "Main figure" }));
        await expect(args.onChooseRole).toHaveBeenCalledWith({
          table: "deals",
          column: "fees",
          role: "main_figure",
        });
        // The menu gives the focus back once it has closed.
        await waitFor(() => expect(button).toHaveFocus());
        button.blur();
      },
    );
  },
};

export const RoleNotSaved: Story = {
  name: "A role could not be saved",
  tags: ["picture"],
  args: { file: dealsFile, onChooseRole: fn(), failure: "This file was not found." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This file was not found.", { exact: false })).toBeVisible();
  },
};

export const RolesReadOnly: Story = {
  name: "Roles that cannot be changed",
  args: { file: dealsFile },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Main figure")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Role of/ })).toBeNull();
  },
};

export const WideFile: Story = {
  name: "A file of 200 columns",
  tags: ["picture"],
  args: { file: wideFile },
  play: async ({ canvas, step }) => {
    await step("MUST list the first columns and say how many more there are", async () => {
      await expect(canvas.getAllByRole("term")).toHaveLength(12);
      await expect(canvas.getByText("and 188 more")).toBeVisible();
      await expect(canvas.getByText("1 row · 200 columns")).toBeVisible();
    });
  },
};

export const Workbook: Story = {
  name: "A workbook of several sheets",
  tags: ["picture"],
  args: { file: workbook },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Costs" })).toBeVisible();
    await expect(canvas.getByText("and 2 more sheets")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** During a run no question can be sent. */
export const ReadOnly: Story = {
  args: { onChoosePrompt: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /by month/ })).toBeDisabled();
  },
};
