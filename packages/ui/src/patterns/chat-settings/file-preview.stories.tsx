import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { LocaleProvider } from "../../components/locale/index.ts";
import { FilePreview } from "./file-preview.tsx";
import type { FilePreviewView } from "./types.ts";

const file = { id: "f-1", name: "wholesale-terms-2026.xlsx" };
const ready: FilePreviewView = {
  ...file,
  kind: "ready",
  tables: [
    {
      label: "Orders",
      rowCount: 5204,
      columns: [
        { label: "Account", type: "text" },
        { label: "Ordered on", type: "date" },
        { label: "Net amount", type: "decimal" },
        { label: "Paid", type: "boolean" },
      ],
      rows: [
        ["Brightwater Hotels", "2026-11-02", "1240.50", true],
        ["Halden Coffee, Oslo", "2026-11-03", "0", false],
        ["Nordlys Bakery", null, "88.00", true],
      ],
      notes: ["More than one column is called 'Net amount'; column 5 is called 'net_amount_2'."],
    },
    {
      label: "Terms",
      rowCount: 0,
      columns: [{ label: "Term", type: "text" }],
      rows: [],
      notes: [],
    },
  ],
};

const meta = {
  title: "Patterns/ChatSettings/FilePreview",
  component: FilePreview,
  parameters: { docs: { story: { inline: false, height: "36rem" } } },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en" timeZone="UTC">
        <Story />
      </LocaleProvider>
    ),
  ],
  args: { preview: ready, onClose: fn(), onRetry: fn() },
} satisfies Meta<typeof FilePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => within(await screen.findByRole("dialog", { name: file.name }));

export const Default: Story = {
  tags: ["picture"],
  play: async ({ args }) => {
    const dialog = await open();
    const orders = within(dialog.getByRole("table", { name: "Orders" }));
    const heads = orders.getAllByRole("columnheader").map((head) => head.textContent);
    await expect(heads).toEqual([
      "AccountText",
      "Ordered onDate",
      "Net amountNumber",
      "PaidYes or no",
    ]);
    const cells = orders.getAllByRole("cell").map((cell) => cell.textContent);
    // Numbers as in results: with thousands, and all of a column with the same decimals.
    await expect(cells.slice(0, 12)).toEqual([
      ...["Brightwater Hotels", "2026-11-02", "1,240.50", "true"],
      ...["Halden Coffee, Oslo", "2026-11-03", "0.00", "false"],
      ...["Nordlys Bakery", "–", "88.00", "true"],
    ]);
    await expect(dialog.getByText("3 of 5,204 rows")).toBeVisible();
    await expect(dialog.getByText(/column 5 is called 'net_amount_2'/)).toBeVisible();
    await expect(dialog.getByText("No rows.")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

const hostile = [
  '=HYPERLINK("http://evil.example","Click")',
  '<img src=x onerror="alert(1)">',
  "[link](javascript:alert(1))",
  "a\u202Egnp.exe",
];

export const Hostile: Story = {
  name: "Hostile cells are text [S24]",
  args: {
    preview: {
      ...file,
      kind: "ready",
      tables: [
        {
          label: "<script>alert(1)</script>",
          rowCount: 4,
          columns: [{ label: '<b onclick="x">Name</b>', type: "text" }],
          rows: hostile.map((text) => [text]),
          notes: ["'<i>Name</i>' was read as text."],
        },
      ],
    },
  },
  play: async ({ step }) => {
    const dialog = await open();
    await step("MUST show the content of a file as text, whatever it looks like", async () => {
      const cells = dialog.getAllByRole("cell");
      await expect(cells.map((cell) => cell.textContent)).toEqual(hostile);
      await expect(dialog.queryByRole("link")).toBeNull();
      await expect(document.querySelector("[role=dialog] :is(img, script, b, i)")).toBeNull();
    });
  },
};

export const Loading: Story = {
  args: { preview: { ...file, kind: "loading" } },
  play: async () => {
    await expect((await open()).getByRole("status")).toHaveTextContent("Loading the first rows…");
  },
};

export const Failed: Story = {
  args: { preview: { ...file, kind: "failed", reason: "The server could not be reached." } },
  play: async ({ args }) => {
    const dialog = await open();
    await expect(dialog.getByText(/could not be reached/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ManyColumns: Story = {
  args: {
    preview: {
      ...file,
      kind: "ready",
      tables: [
        {
          label: "A year of daily figures of the regional roasteries, exported from the old system",
          rowCount: 1_000_000,
          columns: Array.from({ length: 30 }, (_, at) => ({ label: `Day ${at}`, type: "integer" })),
          rows: Array.from({ length: 5 }, () => Array.from({ length: 30 }, (_, at) => at * 1000)),
          notes: [],
        },
      ],
    },
  },
};

export const Mobile: Story = { globals: { viewport: { value: "mobile" } } };

export const Dark: Story = { globals: { theme: "dark" } };
