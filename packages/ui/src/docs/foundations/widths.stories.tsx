import type { Meta, StoryObj } from "@storybook/react-vite";
import { Measure, Specimens, TokenName } from "./specimen.tsx";

const breakpoints = [
  ["none", 0, "one column; dialogs are sheets, sidebars are drawers"],
  ["sm:", 640, "two columns; dialogs are boxes"],
  ["lg:", 1024, "sidebars stand beside the work"],
  ["xl:", 1440, "three columns"],
] as const;

const viewports = [
  ["Smallest", 320],
  ["Mobile", 375],
  ["Tablet", 768],
  ["Desktop", 1280],
] as const;

const containers = [
  ["max-w-dialog-sm", 400, "confirmation"],
  ["max-w-dialog-md", 480, "form, palette"],
  ["max-w-dialog-lg", 600, "approval"],
  ["max-w-form", 640, "form on a page"],
  ["max-w-page-narrow", 960, "keys, admin, one connection"],
  ["max-w-page", 1280, "lists, pricing, landing"],
] as const;

const WIDEST = 1440;

function Bar({ px }: { px: number }) {
  return (
    <span aria-hidden className="block h-2 rounded-full bg-fill">
      <span
        className="block h-2 min-w-1 rounded-full bg-accent forced-color-adjust-none"
        style={{ inlineSize: `${(px / WIDEST) * 100}%` }}
      />
    </span>
  );
}

interface WidthsProps {
  widths: readonly (readonly [name: string, px: number, job?: string])[];
}

function Widths({ widths }: WidthsProps) {
  return (
    <ul className="grid grid-cols-1 *:not-first:border-t border-y">
      {widths.map(([name, px, job]) => (
        <li
          key={name}
          className="grid grid-cols-1 items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-[18rem_minmax(0,1fr)]"
        >
          <span className="grid">
            <TokenName>{name}</TokenName>
            <Measure>
              {px} px{job ? ` – ${job}` : ""}
            </Measure>
          </span>
          <Bar px={px} />
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: "Foundations/Breakpoints and containers",
  component: Widths,
  args: { widths: [] },
  tags: ["!autodocs"],
} satisfies Meta<typeof Widths>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Breakpoints: Story = {
  render: () => (
    <Specimens
      title="Breakpoints"
      text="Three, in rem, so that larger text moves them too. A part that may stand anywhere asks its container instead."
    >
      <Widths widths={breakpoints} />
      <p className="text-13 text-muted">
        This page is drawn as{" "}
        <strong className="font-semibold text-default sm:hidden">one column</strong>
        <strong className="hidden font-semibold text-default sm:inline lg:hidden">sm</strong>
        <strong className="hidden font-semibold text-default lg:inline xl:hidden">lg</strong>
        <strong className="hidden font-semibold text-default xl:inline">xl</strong>.
      </p>
    </Specimens>
  ),
};

export const Containers: Story = {
  render: () => (
    <Specimens title="Containers" text="The widths that content is held to.">
      <Widths widths={containers} />
    </Specimens>
  ),
};

export const Viewports: Story = {
  render: () => (
    <Specimens
      title="Widths in review"
      text="What the toolbar offers; every screen is looked at in all four."
    >
      <Widths widths={viewports} />
    </Specimens>
  ),
};
