import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../../components/button/button.tsx";
import { Checkbox } from "../../components/checkbox/checkbox.tsx";
import { Link } from "../../components/link/link.tsx";
import { TextInput } from "../../components/text-input/text-input.tsx";
import { Measure, Specimens, TokenName } from "./specimen.tsx";

const grounds = [
  "bg-canvas",
  "bg-surface",
  "bg-raised",
  "bg-sunken",
  "bg-fill",
  "bg-fill-hover",
  "bg-fill-active",
  "bg-accent-subtle",
] as const;

/** The focus ring of the base sheet, on an element without focus. */
const RING = {
  outline: "var(--ui-focus-width) solid var(--ui-focus)",
  outlineOffset: "var(--ui-focus-offset)",
};

function Grounds({ theme }: { theme: "light" | "dark" }) {
  return (
    <ul
      data-theme={theme}
      className="grid grid-cols-2 overflow-hidden rounded-8 border bg-canvas text-default sm:grid-cols-4"
    >
      {grounds.map((ground) => (
        <li key={ground} className={`grid place-items-center gap-4 px-2 py-6 ${ground}`}>
          <span className="rounded-6 border border-line-strong px-3 py-1.5 text-14" style={RING}>
            Approve
          </span>
          <TokenName>{ground}</TokenName>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: "Foundations/Focus",
  component: Grounds,
  args: { theme: "light" },
  tags: ["!autodocs"],
} satisfies Meta<typeof Grounds>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ring: Story = {
  tags: ["picture"],
  render: () => (
    <Specimens
      title="One ring"
      text="2 px, 2 px away, the same on everything; 3 px where more contrast was asked for. At least 3 to 1 on every ground."
    >
      <Grounds theme="light" />
      <Grounds theme="dark" />
      <div className="flex flex-wrap gap-x-8 gap-y-2">
        <span className="grid">
          <TokenName>--ui-focus</TokenName>
          <Measure>colour, of the brand</Measure>
        </span>
        <span className="grid">
          <TokenName>--ui-focus-width</TokenName>
          <Measure>2 px, 3 px with more contrast</Measure>
        </span>
        <span className="grid">
          <TokenName>--ui-focus-offset</TokenName>
          <Measure>2 px; inside where the edge would cut it</Measure>
        </span>
      </div>
    </Specimens>
  ),
};

export const ByKeyboard: Story = {
  render: () => (
    <Specimens
      title="By keyboard"
      text="Press Tab. The ring shows for the keyboard, and for a field also when it is clicked."
    >
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="primary">Approve</Button>
        <Button variant="outline">Deny</Button>
        <span className="inline-flex items-center gap-2 text-14">
          <Checkbox aria-label="Remember the choice" />
          Remember the choice
        </span>
        <div className="w-48">
          <TextInput aria-label="Reason" placeholder="Reason" />
        </div>
        <Link href="#focus">What happens then?</Link>
      </div>
    </Specimens>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Approve" })).toHaveFocus();
  },
};
