import type { Meta, StoryObj } from "@storybook/react-vite";
import { Measure, Specimens, TokenName } from "./specimen.tsx";

const ramp = [
  [
    "text-32",
    "font-semibold",
    "32 / 40, −0.02 em",
    "Approve what matters",
    "Headline of the landing page, prices",
  ],
  [
    "text-24",
    "font-semibold",
    "24 / 32, −0.015 em",
    "Welcome to Halden Coffee",
    "First words of an empty screen",
  ],
  ["text-20", "font-semibold", "20 / 28, −0.01 em", "My Connections", "Title of a page"],
  [
    "text-16",
    "font-normal",
    "16 / 24, −0.005 em",
    "Send this message to 14 customers?",
    "The sentence of an approval, a lead",
  ],
  [
    "text-14",
    "font-normal",
    "14 / 20",
    "Six accounts are more than 30 days overdue.",
    "Default: messages, inputs, titles of rows",
  ],
  [
    "text-13",
    "font-normal",
    "13 / 20",
    "QuickBooks – Halden Books",
    "Tables, menus, labels, navigation",
  ],
  ["text-12", "font-normal", "12 / 16", "Updated 5 minutes ago", "Hints, table heads, badges"],
] as const;

const weights = [
  ["font-normal", "400", "read or quiet"],
  ["font-medium", "500", "a name or an action"],
  ["font-semibold", "600", "a title"],
] as const;

function Ramp() {
  return (
    <ul className="grid grid-cols-1 *:not-first:border-t border-y">
      {ramp.map(([size, weight, measure, sample, job]) => (
        <li
          key={size}
          className="grid grid-cols-1 items-baseline gap-x-6 gap-y-1 py-4 sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <div className="grid gap-0.5">
            <TokenName>{size}</TokenName>
            <Measure>{measure}</Measure>
          </div>
          <div className="grid min-w-0 gap-1">
            <span className={`${size} ${weight} wrap-anywhere`}>{sample}</span>
            <Measure>{job}</Measure>
          </div>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: "Foundations/Type",
  component: Ramp,
  tags: ["!autodocs"],
} satisfies Meta<typeof Ramp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  tags: ["picture"],
  render: () => (
    <Specimens
      title="Sizes"
      text="Seven sizes on a 4 px grid. The name is the size in px at 100 % text; all are rem and grow with the reader's own size."
    >
      <Ramp />
    </Specimens>
  ),
};

export const Weights: Story = {
  render: () => (
    <Specimens title="Weights" text="Weight says rank; size hardly does. Nothing lighter than 400.">
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {weights.map(([weight, value, job]) => (
          <li key={weight} className="grid gap-3 rounded-8 border bg-surface p-5">
            <span className={`text-24 ${weight}`}>Overdue invoices</span>
            <span className="grid">
              <TokenName>{weight}</TokenName>
              <Measure>
                {value} – {job}
              </Measure>
            </span>
          </li>
        ))}
      </ul>
    </Specimens>
  ),
};

export const Families: Story = {
  render: () => (
    <Specimens
      title="Families"
      text="Inter with its optical sizes for the interface, Geist Mono for what machines read: both come with the package, so that a page looks the same everywhere."
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <div className="grid gap-3 rounded-8 border bg-surface p-5">
          <span className="text-20">AaBbCc 0123 Il1 &amp; Café</span>
          <TokenName>font-sans</TokenName>
        </div>
        <div className="grid gap-3 rounded-8 border bg-surface p-5">
          <span className="font-mono text-20">list_overdue_invoices</span>
          <TokenName>font-mono</TokenName>
        </div>
      </div>
    </Specimens>
  ),
};

const amounts = ["1,111.11", "9,840.00", "31,482.60"];

export const Numbers: Story = {
  render: () => (
    <Specimens
      title="Numbers"
      text="Digits in columns share one width, so that sums can be compared by eye. Codes with a hyphen keep their own."
    >
      <div className="flex flex-wrap gap-8">
        {["nums", "proportional"].map((kind) => (
          <div key={kind} className="grid gap-2 rounded-8 border bg-surface p-5">
            {amounts.map((amount) => (
              <span key={amount} className={`text-end text-20 ${kind === "nums" ? "nums" : ""}`}>
                {amount}
              </span>
            ))}
            <TokenName>{kind}</TokenName>
          </div>
        ))}
      </div>
    </Specimens>
  ),
};

export const LineLength: Story = {
  render: () => (
    <Specimens title="Line length" text="Running text is at most 64 characters wide.">
      <div className="grid max-w-measure gap-2 border-e border-dashed pe-4">
        <p className="text-14">
          Sundial Market has no owner in HubSpot, so nobody is chasing it. Next I look for open Jira
          tasks for Marlow &amp; Finch and Brightwater, then propose one for each. Nothing is sent
          before you approve it.
        </p>
        <TokenName>max-w-measure</TokenName>
      </div>
    </Specimens>
  ),
};
