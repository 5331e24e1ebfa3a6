import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Matrix } from "../../testing/matrix.tsx";
import { LocaleProvider } from "../locale/locale.tsx";
import { Credits } from "./credits.tsx";

const meta = {
  title: "Components/Credits",
  component: Credits,
  args: { value: 1842.5 },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-US" timeZone="UTC">
        <Story />
      </LocaleProvider>
    ),
  ],
} satisfies Meta<typeof Credits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("MUST have two decimals", async () => {
      await expect(canvas.getByText("1842.50")).toBeVisible();
    });
  },
};

export const Playground: Story = { args: { value: 500, signed: true } };

export const EqualWidths: Story = {
  render: () => (
    <div className="grid justify-items-start">
      <Credits value={1111.11} />
      <Credits value={8888.88} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST have digits of equal width", async () => {
      const width = (text: string) => canvas.getByText(text).getBoundingClientRect().width;
      await expect(width("1111.11")).toBe(width("8888.88"));
    });
  },
};

export const Entries: Story = {
  render: () => (
    <div className="grid w-24 text-end">
      <Credits value={-0.25} signed />
      <Credits value={500} signed />
      <Credits value={0} signed />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST carry its sign where it is an entry of the ledger", async () => {
      await expect(canvas.getByText("-0.25")).toBeVisible();
      await expect(canvas.getByText("+500.00")).toBeVisible();
      await expect(canvas.getByText("0.00")).toBeVisible();
    });
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix
      rows={["0", "0.25", "-3.2", "1842.5", "1234567.89"] as const}
      columns={["plain", "signed", "right to left"] as const}
    >
      {(value, look) => (
        <span dir={look === "right to left" ? "rtl" : undefined}>
          <Credits value={Number(value)} signed={look === "signed"} />
        </span>
      )}
    </Matrix>
  ),
};
