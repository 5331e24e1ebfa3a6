import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { readStates, shownStates } from "./screen-states.logic.ts";
import { ScreenStates } from "./screen-states.tsx";

// A fixed excerpt of the catalogue: the page itself reads the whole one, live.
const EXCERPT = `
## Shell: top bar

| shell-header/user | \`Welcome, {email}\`, \`My Connections\`, \`API Keys\`, balance, \`Logout\`, \`Inbox\`, \`Chat\`; no admin links | SHELL-20 SHELL-25 SHELL-28 |
| shell-header/admin | As user plus \`Plugin Settings\` and \`Manage Users\` | SHELL-26 SHELL-27 ROLE-05 |
| shell-header/balance-negative | \`Balance: -3.20 credits\` | SHELL-34 |

## Landing

| landing/default | Headline, both calls to action, logo strip, request form entry, three cards | LAND-01 LAND-02 |
| landing/logos-many | 30 logos wrap or scroll | LAND-05 |
`;

const story = (id: string, title: string, name: string, state: string) => ({
  id,
  title,
  name,
  type: "story",
  tags: [`state:${state}`],
});

const meta = {
  title: "Review/Screen states",
  component: ScreenStates,
  tags: ["!autodocs"],
  args: {
    states: readStates(EXCERPT),
    verdicts: {
      "patterns-top-bar--admin": {
        verdict: "accepted",
        note: "",
        by: "Ana",
        on: "2026-11-20",
      },
      "screens-landing--default": {
        verdict: "changes",
        note: "The logos stand too close together on a phone.",
        by: "Ana",
        on: "2026-11-20",
      },
    },
    shown: shownStates([
      story("patterns-top-bar--user", "Patterns/Shell/TopBar", "User", "shell-header/user"),
      story("patterns-top-bar--admin", "Patterns/Shell/TopBar", "Admin", "shell-header/admin"),
      story("screens-landing--user", "Screens/Landing", "Logged In", "shell-header/user"),
      story("screens-landing--default", "Screens/Landing", "Default", "landing/default"),
    ]),
  },
} satisfies Meta<typeof ScreenStates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Excerpt: Story = {
  play: async ({ canvas, step }) => {
    await step("counts in all and by group", async () => {
      await expect(canvas.getByText("3 of 5 states have a story")).toBeVisible();
      await expect(canvas.getByText("2 are missing")).toBeVisible();
      await expect(canvas.getByText("2 of 3")).toBeVisible();
      await expect(canvas.getByText("1 of 2")).toBeVisible();
    });
    await step("leads to the story in the manager", async () => {
      const link = canvas.getByRole("link", { name: "TopBar: Admin" });
      await expect(link).toHaveAttribute("href", "./?path=/story/patterns-top-bar--admin");
      await expect(link).toHaveAttribute("target", "_top");
    });
  },
};

export const Reviewed: Story = {
  args: { find: "admin" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox", { name: "Find a state" })).toHaveValue("admin");
    await expect(canvas.getByRole("status")).toHaveTextContent("2 of 5 states");
    await expect(canvas.getByText("Accepted")).toBeVisible();
  },
};

export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "All" }));
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Missing" })).toBeChecked();
    await expect(canvas.getByRole("status")).toHaveTextContent("2 of 5 states");
    await expect(canvas.getByText("shell-header/balance-negative")).toBeVisible();
    await expect(canvas.queryByText("shell-header/user")).toBeNull();
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Find a state" }), "land logos");
    await expect(canvas.getByRole("status")).toHaveTextContent("1 of 5 states");
    await expect(canvas.getByText("landing/logos-many")).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Find a state" }), "zebra");
    await expect(canvas.getByText("No state has all of these words.")).toBeVisible();
  },
};
