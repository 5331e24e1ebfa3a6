import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { brand, paths } from "../../patterns/shell/shell.fixtures.ts";
import { manualClock } from "../../patterns/step-player/clock.ts";
import { scriptDuration } from "../../patterns/step-player/index.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { demoQuestion, demoScript } from "./demo.script.ts";
import { HowItWorksScreen } from "./how-it-works.tsx";
import type { HowItWorksState } from "./how-it-works.types.ts";

const meta = {
  title: "Screens/How It Works",
  component: HowItWorksScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen" },
  decorators: [withShell],
  args: { state: { kind: "ready" }, brand, paths },
} satisfies Meta<typeof HowItWorksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** It comes after the page. */
const demo = async (canvas: Canvas) => within(await canvas.findByRole("group", { name: "Demo" }));
/** The conversation itself: what is announced beside it would be found twice. */
const chat = async (canvas: Canvas) =>
  within(await canvas.findByRole("log", { name: "Conversation" }));
const inbox = (canvas: Canvas) => within(canvas.getByRole("region", { name: "Demo inbox" }));
const typed = demoQuestion.length * 40;
/** The moments at which a story looks: each is some milliseconds after the one that it shows. */
const at = {
  typing: 40 * 30,
  posted: typed + 600,
  thinking: typed + 1_400,
  toolResult: typed + 3_200,
  approval: typed + 4_700,
  approved: typed + 7_700,
};

export const Start: Story = {
  parameters: { contract: {} },
  name: "An empty chat, an inbox with its item open, a replay button and the way in [DEMO-01 DEMO-02 DEMO-03 LO-127]",
  tags: ["state:how-it-works/start", "picture"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "How It Works" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Get Started Now" })).toHaveAttribute(
      "href",
      "/ui/login",
    );
    await expect((await demo(canvas)).getByRole("button", { name: "Replay" })).toBeVisible();
    await expect(
      (await chat(canvas)).getByText("Press Play to watch a task being resolved."),
    ).toBeVisible();
    await expect(inbox(canvas).getAllByText("Open")).toHaveLength(3);
  },
};

export const kinds = { ready: Start } satisfies Record<HowItWorksState["kind"], Story>;

export const Typing: Story = {
  name: "The message is half typed [DEMO-04]",
  tags: ["state:how-it-works/typing"],
  args: { player: { startAt: at.typing } },
  play: async ({ canvasElement }) => {
    // It is inert, so no role finds it.
    const box = () => canvasElement.querySelector("textarea");
    await waitFor(() => expect(box()).toHaveValue(demoQuestion.slice(0, 30)));
  },
};

export const Posted: Story = {
  name: "The message is posted [DEMO-05]",
  tags: ["state:how-it-works/posted"],
  args: { player: { startAt: at.posted } },
  play: async ({ canvas }) => {
    await expect((await chat(canvas)).getByText(demoQuestion)).toBeVisible();
  },
};

export const Thinking: Story = {
  name: "Thinking [DEMO-05]",
  tags: ["state:how-it-works/thinking"],
  args: { player: { startAt: at.thinking } },
  play: async ({ canvas }) => {
    await expect((await chat(canvas)).getByText(/is working/)).toBeVisible();
  },
};

export const ToolResult: Story = {
  name: "The first tool result [DEMO-05]",
  tags: ["state:how-it-works/tool-result"],
  args: { player: { startAt: at.toolResult } },
  play: async ({ canvas }) => {
    await expect((await chat(canvas)).getByText("search_issues")).toBeVisible();
    await expect((await chat(canvas)).queryByText(/is working/)).toBeNull();
  },
};

export const Approval: Story = {
  name: "The approval waits; there is nothing to press in it [DEMO-05 DEMO-06]",
  tags: ["state:how-it-works/approval", "picture"],
  args: { player: { startAt: at.approval } },
  play: async ({ canvas }) => {
    const approval = within(await canvas.findByRole("region", { name: "Approval Required" }));
    await expect(approval.getByText("update_issue")).toBeVisible();
    await expect(approval.queryByRole("button")).toBeNull();
  },
};

export const Approved: Story = {
  name: "Approved, with the result [DEMO-05 DEMO-06]",
  tags: ["state:how-it-works/approved"],
  args: { player: { startAt: at.approved } },
  play: async ({ canvas }) => {
    await expect(
      (await chat(canvas)).getByText("User approved tool call: update_issue"),
    ).toBeVisible();
    await expect((await chat(canvas)).getByText("update_issue")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Approval Required" })).toBeNull();
  },
};

export const Final: Story = {
  name: "The answer, and the item resolved [DEMO-05 LO-127]",
  tags: ["state:how-it-works/final", "picture"],
  args: { player: { startAt: scriptDuration(demoScript) } },
  play: async ({ canvas }) => {
    await expect(await (await chat(canvas)).findByText(/notes that Brightwater/)).toBeVisible();
    await expect(inbox(canvas).getByText("Resolved")).toBeVisible();
    await expect(inbox(canvas).getAllByText("Open")).toHaveLength(2);
  },
};

let clock = manualClock();

export const Replayed: Story = {
  name: "Restarted in the middle it starts clean, and no message comes twice [DEMO-02 DEMO-08]",
  tags: ["state:how-it-works/replayed"],
  beforeEach: () => {
    clock = manualClock();
  },
  render: (args) => (
    <HowItWorksScreen {...args} player={{ clock, startAt: at.approval, reducedMotion: false }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Play" }));
    await userEvent.click(canvas.getByRole("button", { name: "Replay" }));
    await expect((await chat(canvas)).queryByText("search_issues")).toBeNull();
    await waitFor(() => expect(clock.waiting()).toBe(1));
    await waitFor(
      async () => {
        clock.tick();
        await expect((await chat(canvas)).getByText("search_issues")).toBeVisible();
      },
      { interval: 1, timeout: 8_000 },
    );
    await expect((await chat(canvas)).getAllByText(demoQuestion)).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Pause" }));
    await expect(clock.waiting()).toBe(0);
  },
};

export const ReducedMotion: Story = {
  name: "Where motion is not wanted the end is there at once, with Play and Replay [LO-126]",
  tags: ["state:how-it-works/reduced-motion"],
  args: { player: { autoPlay: true, reducedMotion: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(await (await chat(canvas)).findByText(/notes that Brightwater/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Play" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Replay" }));
    await expect((await chat(canvas)).getByText(/notes that Brightwater/)).toBeVisible();
  },
};

export const LoggedIn: Story = {
  name: "Under the bar of a member [DEMO-01 LO-132]",
  tags: ["state:how-it-works/logged-in"],
  parameters: signedIn,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Welcome, / })).toBeVisible();
    await demo(canvas);
  },
};

export const Mobile: Story = {
  name: "On a phone [DEMO-01 LO-130]",
  tags: ["state:how-it-works/mobile"],
  args: { player: { startAt: at.approval } },
  play: async ({ canvas }) => void (await demo(canvas)),
  globals: { viewport: { value: "mobile" } },
};

export const Dark: Story = {
  name: "In the dark theme [DEMO-01 LO-128]",
  tags: ["state:how-it-works/dark"],
  args: { player: { startAt: at.approval } },
  play: async ({ canvas }) => void (await demo(canvas)),
  globals: { theme: "dark" },
};
