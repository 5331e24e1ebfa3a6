import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { LocaleProvider } from "../locale/locale.tsx";
import { Chart } from "./chart.tsx";

const days = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" }).format(
      Date.UTC(2026, 9, 1 + at),
    ),
  );

const wave = (count: number, height: number, turn: number) =>
  Array.from({ length: count }, (_, at) => Math.round(height * (1.2 + Math.sin(at / 3 + turn))));

const week = {
  categories: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  series: [
    { name: "Finished", values: [42, 51, 38, 60, 47, 8, 5] },
    { name: "Failed", values: [3, 1, 4, 2, 6, 0, 1] },
  ],
};

const meta = {
  title: "Components/Chart",
  component: Chart,
  args: { label: "Runs", categoryLabel: "Day", kind: "stacked-bar", ...week },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-US" timeZone="UTC">
        <Story />
      </LocaleProvider>
    ),
  ],
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const plot = canvas.getByRole("slider", { name: "Runs" });
    const tooltip = () => canvasElement.querySelector('[data-slot="chart-tooltip"]');
    await step(
      "MUST be named by what is drawn, and say each category with its values as the arrow keys move over it",
      async () => {
        await userEvent.tab();
        await userEvent.tab();
        await expect(plot).toHaveFocus();
        await expect(plot).toHaveAttribute("aria-valuetext", "Sun: Finished 5, Failed 1");
        await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
        await expect(plot).toHaveAttribute("aria-valuetext", "Fri: Finished 47, Failed 6");
        await expect(tooltip()).toHaveTextContent("FriFinished47Failed6");
        await userEvent.keyboard("{Home}");
        await expect(plot).toHaveAttribute("aria-valuenow", "1");
      },
    );
    await step("MUST draw a bar for each category, where its values are read", async () => {
      const bars = [...canvasElement.querySelectorAll('[data-slot="chart-bar"]')];
      await expect(bars).toHaveLength(7);
      const { left, right } = plot.getBoundingClientRect();
      for (const [at, bar] of bars.entries()) {
        const box = bar.getBoundingClientRect();
        await expect(box.width).toBeGreaterThan(4);
        const middle = left + ((right - left) * (at + 0.5)) / bars.length;
        await expect(Math.abs((box.left + box.right) / 2 - middle)).toBeLessThan(1);
      }
    });
    await step("MUST close what it shows of a category with Escape", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(tooltip()).toBeNull();
    });
    await step("MUST show the same values in a table", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
      const table = within(canvas.getByRole("table", { name: "Runs" }));
      await expect(table.getByRole("row", { name: "Fri 47 6" })).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Show as chart" }));
      await expect(canvas.getByRole("slider", { name: "Runs" })).toBeVisible();
    });
  },
};

export const Playground: Story = { parameters: { contract: {} }, args: { kind: "bar" } };

export const RightToLeft: Story = {
  parameters: { contract: {} },
  name: "Right to left",
  args: { kind: "line" },
  render: (args) => (
    <div dir="rtl">
      <Chart {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step("MUST run from the right where the page does", async () => {
      const plot = canvas.getByRole("slider", { name: "Runs" });
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard("{Home}");
      const { left, width } = plot.getBoundingClientRect();
      const tooltip = canvasElement.querySelector('[data-slot="chart-tooltip"]');
      const middle = left + width / 2;
      await expect(tooltip?.getBoundingClientRect().right).toBeGreaterThan(middle);
      await userEvent.keyboard("{ArrowLeft}");
      await expect(plot).toHaveAttribute("aria-valuenow", "2");
    });
  },
};

export const WentWrong: Story = {
  name: "A series of what went wrong",
  tags: ["picture"],
  args: {
    kind: "stacked-bar",
    label: "Runs",
    categories: ["Mon", "Tue", "Wed"],
    series: [
      { name: "Finished", values: [40, 52, 47] },
      { name: "Failed", values: [3, 8, 1], tone: "danger" },
    ],
  },
  play: async ({ canvasElement, step }) => {
    await step("MUST draw what went wrong in the color of danger", async () => {
      const [bar] = canvasElement.querySelectorAll("[data-slot=chart-bar]");
      const [, failed] = bar?.children ?? [];
      await expect(failed).toHaveClass("bg-danger-solid");
    });
  },
};

export const Horizontal: Story = {
  parameters: { contract: {} },
  name: "Bars on their side",
  tags: ["picture"],
  args: {
    kind: "horizontal-bar",
    label: "Net amount by supplier",
    categoryLabel: "Supplier",
    categories: ["Companhia Atlântica de Distribuição", "Halden Coffee Roasters", "Óptica"],
    series: [{ name: "Net amount", values: [1840.5, 920, -210] }],
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step(
      "MUST write each name and value beside its bar where the bars lie on their side",
      async () => {
        const rows = within(canvas.getByRole("list", { name: "Net amount by supplier" }));
        const said = rows.getAllByRole("listitem").map(({ textContent }) => textContent);
        await expect(said[1]).toBe("Halden Coffee Roasters920");
        const [long, half, below] = [
          ...canvasElement.querySelectorAll("[data-slot=chart-bar]"),
        ].map((bar) => bar.firstElementChild?.getBoundingClientRect());
        if (!long || !half || !below) throw new Error("A bar is missing.");
        await expect(Math.abs(half.width / long.width - 0.5)).toBeLessThan(0.01);
        await expect(Math.abs(below.right - long.left)).toBeLessThan(1);
      },
    );
  },
};

export const Empty: Story = {
  parameters: { contract: {} },
  args: { series: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No values to show.")).toBeVisible();
    await expect(canvas.queryByRole("slider")).toBeNull();
  },
};

const six = Array.from({ length: 6 }, (_, at) => ({
  name: at === 0 ? roughTexts.unbreakable : `Tool ${at + 1}`,
  values: wave(30, 6 + at, at),
}));

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid gap-8">
      <Chart
        categories={days(30)}
        categoryLabel="Day"
        kind="stacked-bar"
        label="Six series over a month"
        series={six}
      />
      <Chart
        categories={days(90)}
        categoryLabel="Day"
        kind="line"
        label="Two lines over 90 days, one with gaps"
        series={[
          { name: "Credits", values: wave(90, 1200, 0) },
          {
            name: "Runs",
            values: wave(90, 700, 2).map((value, at) => (at % 20 < 3 ? null : value)),
          },
        ]}
      />
      <div className="grid gap-8 sm:grid-cols-2">
        <Chart {...week} categoryLabel="Day" kind="bar" label="Bars beside each other" />
        <Chart
          categories={["North", roughTexts.long, roughTexts.rightToLeft]}
          categoryLabel="Region"
          kind="bar"
          label={roughTexts.long}
          series={[{ name: "Change", values: [-120, 340, 0] }]}
        />
        <Chart
          categories={[roughTexts.unbreakable, roughTexts.long, roughTexts.rightToLeft, "None"]}
          categoryLabel="Region"
          kind="horizontal-bar"
          label="Bars on their side"
          series={[{ name: "Change", values: [-120, 340, 0, null] }]}
        />
        <Chart {...week} categoryLabel="Day" defaultView="table" kind="bar" label="As a table" />
        <Chart categories={[]} categoryLabel="Day" kind="bar" label="Without values" series={[]} />
      </div>
    </div>
  ),
};
