import type { Meta, StoryObj } from "@storybook/react-vite";
import { Play } from "lucide-react";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Button } from "../../components/button/button.tsx";
import { Measure, Specimens, TokenName } from "./specimen.tsx";
import { useComputed } from "./use-token-values.ts";

const durations = [
  ["fade", "opacity alone; stays under reduced motion"],
  ["press", "hover and press"],
  ["toggle", "switch, menu that closes"],
  ["overlay", "menu and dialog that open"],
  ["drawer", "drawer that slides in"],
] as const;

const easings = [
  ["ease-out", "0.16, 1, 0.3, 1", "what comes in", "M4 60 C 13 4 21 4 60 4"],
  ["ease-in", "0.7, 0.1, 0.75, 0.9", "what leaves", "M4 60 C 43 54 46 10 60 4"],
  ["ease-move", "0.6, 0, 0.2, 1", "what goes from here to there", "M4 60 C 38 60 15 4 60 4"],
] as const;

interface TrackProps {
  away: boolean;
  transition: string;
}

/** A dot that moves from one end to the other. */
function Track({ away, transition }: TrackProps) {
  return (
    <span aria-hidden className="block rounded-full bg-fill p-1">
      <span
        className="block size-4 rounded-full bg-accent forced-color-adjust-none"
        style={{ transition, marginInlineStart: away ? "calc(100% - 1rem)" : "0rem" }}
      />
    </span>
  );
}

function Durations() {
  const [away, setAway] = useState(false);
  const values = useComputed(
    "transition-duration",
    durations.map(([name]) => `var(--ui-duration-${name})`),
  );
  return (
    <div className="grid gap-5">
      <div>
        <Button iconStart={Play} onClick={() => setAway((was) => !was)}>
          Play durations
        </Button>
      </div>
      <ul className="grid grid-cols-1 *:not-first:border-t border-y">
        {durations.map(([name, job], index) => (
          <li
            key={name}
            data-state={away ? "away" : "home"}
            className="grid grid-cols-1 items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-[16rem_minmax(0,1fr)]"
          >
            <span className="grid">
              <TokenName>{`duration-${name}`}</TokenName>
              <Measure>
                {values[index]} – {job}
              </Measure>
            </span>
            <Track away={away} transition={`margin var(--ui-duration-${name}) var(--ease-out)`} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Easings() {
  const [away, setAway] = useState(false);
  return (
    <div className="grid gap-5">
      <div>
        <Button iconStart={Play} onClick={() => setAway((was) => !was)}>
          Play easings
        </Button>
      </div>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {easings.map(([name, value, job, curve]) => (
          <li key={name} className="grid gap-3 rounded-8 border bg-surface p-5">
            <svg aria-hidden viewBox="0 0 64 64" className="h-32 w-full text-accent" fill="none">
              <path d="M4 4 V60 H60" stroke="currentColor" opacity="0.25" />
              <path d={curve} stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
            <Track
              away={away}
              transition={`margin calc(var(--ui-duration-drawer) * 2) var(--${name})`}
            />
            <span className="grid">
              <TokenName>{name}</TokenName>
              <Measure>
                {value} – {job}
              </Measure>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = {
  title: "Foundations/Motion",
  component: Durations,
  tags: ["!autodocs"],
} satisfies Meta<typeof Durations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Duration: Story = {
  render: () => (
    <Specimens
      title="Durations"
      text="Short and one-way; leaving is quicker than coming. What the keyboard does is not animated."
    >
      <Durations />
    </Specimens>
  ),
};

export const Played: Story = {
  ...Duration,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Play durations" }));
    const [track] = canvas.getAllByRole("listitem");
    await waitFor(() => expect(track).toHaveAttribute("data-state", "away"));
  },
};

export const Easing: Story = {
  render: () => (
    <Specimens
      title="Easings"
      text="Drawn over 560 ms, twice as slow as the slowest in use, so that the curve can be seen."
    >
      <Easings />
    </Specimens>
  ),
};

export const Reduced: Story = {
  render: () => (
    <Specimens
      title="Reduced motion"
      text="Asked for by the system or by the toolbar. Every duration but the fade becomes 0: things appear where they belong. Components know nothing of it."
    >
      <Durations />
    </Specimens>
  ),
  globals: { motion: "reduced" },
};
