import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { dealsFile, salesFile, wideFile, workbook } from "./file-card.fixtures.ts";
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
