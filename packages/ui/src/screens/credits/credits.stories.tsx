import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { signedIn, withShell } from "../screen-frame.tsx";
import { limits, manyLong, ready } from "./credits.fixtures.ts";
import { CreditsScreen } from "./credits.tsx";
import type { CreditsState } from "./credits.types.ts";
import { noFilter } from "./ledger-filters.tsx";

const meta = {
  title: "Screens/Credits",
  component: CreditsScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", ...signedIn },
  decorators: [withShell],
  args: {
    state: ready,
    paths: { pricing: "/ui/pricing", exportCsv: "/api/v1/credits/ledger.csv?kind=settled" },
    actions: { onFilter: fn(), onShowOlder: fn() },
  },
} satisfies Meta<typeof CreditsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "What there is, and every line with its chat, tools, model and the balance after it",
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Never expire").nextSibling).toHaveTextContent("1200.00");
    const table = within(canvas.getByRole("table", { name: "Ledger" }));
    const [, spent, calls] = table.getAllByRole("row");
    await expect(spent).toHaveTextContent(/18,204 tokens of openai:gpt-4o.*-5\.21.*6691\.79/);
    await expect(calls).toHaveTextContent("query_data · search_issues · openai:gpt-4o");
    await expect(
      within(calls ?? document.body).getByRole("link", {
        name: "What is the total amount by region?",
      }),
    ).toHaveAttribute("href", "/switchboard-chat/s-1");
    await expect(canvas.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
      "href",
      "/api/v1/credits/ledger.csv?kind=settled",
    );
    await expect(canvas.queryByRole("button", { name: "Show older" })).toBeNull();
  },
};

export const Tokens: Story = {
  name: "A charge for tokens opens to its model, its tokens and the prices of that time",
  tags: ["picture"],
  play: async ({ canvas }) => {
    const open = canvas.getByRole("button", { name: /^Tokens and prices: 18,204 tokens/ });
    await userEvent.click(open);
    await expect(open).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("row", { name: "Input 7,000 175" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "Cached input 9,000 17.5" })).toBeVisible();
    const output = canvas.getByRole("row", { name: /^Output .*2,204 1,400$/ });
    await expect(within(output).getByText("including 640 for reasoning")).toBeVisible();
  },
};

export const Filtering: Story = {
  name: "Filters by kind, chat and days, each at once",
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Show" }));
    await userEvent.click(await screen.findByRole("option", { name: "Spent" }));
    await expect(args.actions.onFilter).toHaveBeenLastCalledWith({ ...noFilter, kind: "spent" });
    await userEvent.click(canvas.getByRole("combobox", { name: "Chat" }));
    await userEvent.click(await screen.findByRole("option", { name: "Reply to Marlow & Finch" }));
    await expect(args.actions.onFilter).toHaveBeenLastCalledWith({ ...noFilter, chatId: "s-2" });
    await userEvent.type(canvas.getByLabelText("From"), "2026-11-14");
    await expect(args.actions.onFilter).toHaveBeenLastCalledWith({
      ...noFilter,
      from: "2026-11-14",
    });
  },
};

export const NothingMatches: Story = {
  name: "A filter that no line matches, and the way back",
  tags: ["picture"],
  args: {
    state: { ...ready, filter: { ...noFilter, kind: "held", from: "2026-11-01" }, rows: [] },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("No lines match the filter.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear filter" }));
    await expect(args.actions.onFilter).toHaveBeenCalledWith(noFilter);
  },
};

export const Empty: Story = {
  name: "Nothing has been spent yet",
  tags: ["picture"],
  args: {
    state: { ...ready, rows: [], funds: null },
    paths: { pricing: "/ui/pricing", exportCsv: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing has been spent yet.")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Export CSV" })).toBeNull();
  },
};

export const ManyLong: Story = {
  name: "Many lines with long texts, and more of them",
  tags: ["picture"],
  args: { state: { ...ready, rows: manyLong, older: "some" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show older" }));
    await expect(args.actions.onShowOlder).toHaveBeenCalledOnce();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    canvas.getByRole("button", { name: "Show older" }).blur();
  },
};

export const LoadingOlder: Story = {
  name: "While older lines are loaded",
  args: { state: { ...ready, older: "loading" } },
};

export const OlderFailed: Story = {
  name: "Older lines could not be loaded",
  args: { state: { ...ready, older: "failed" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "The older lines could not be loaded. Try again.",
    );
  },
};

export const Limits: Story = {
  name: "Limits of a day and of a run; empty means no limit, and the server's",
  tags: ["picture"],
  args: { state: { ...ready, limits }, actions: { ...meta.args.actions, onLimit: fn() } },
  play: async ({ canvas, args }) => {
    const form = within(canvas.getByRole("form", { name: "Limits" }));
    await userEvent.type(form.getByLabelText("Daily limit"), "0.5");
    await userEvent.click(form.getByRole("button", { name: "Save limits" }));
    await expect(form.getByLabelText("Daily limit")).toBeInvalid();
    await expect(args.actions.onLimit).not.toHaveBeenCalled();
    await userEvent.clear(form.getByLabelText("Daily limit"));
    await userEvent.type(form.getByLabelText("Daily limit"), "1,500");
    await userEvent.type(form.getByLabelText("Limit per run"), "12.5");
    await userEvent.click(form.getByRole("button", { name: "Save limits" }));
    await waitFor(() =>
      expect(args.actions.onLimit).toHaveBeenCalledWith({ daily: 1500, perRun: 12.5 }),
    );
  },
};

export const MemberLimit: Story = {
  name: "A member reads what the organization allows and who can raise it",
  tags: ["picture"],
  args: {
    state: {
      ...ready,
      limits: {
        ...limits,
        daily: 50,
        perRun: 10,
        member: {
          organization: "Halden Coffee",
          daily: 20,
          spentToday: 18.5,
          owner: "maya.lindqvist@halden.example",
        },
        save: { kind: "saved" },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        "Halden Coffee allows each member 20 shared credits a day, of which you have used 18.5. maya.lindqvist@halden.example can raise this.",
      ),
    ).toBeVisible();
    await expect(canvas.getByText("Limits saved.")).toBeVisible();
  },
};

export const LimitsFailed: Story = {
  name: "Limits that could not be saved keep what was typed",
  args: {
    state: {
      ...ready,
      limits: {
        ...limits,
        daily: 50,
        save: { kind: "failed", failure: { message: "The limits could not be saved. Try again." } },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The limits could not be saved. Try again.")).toBeVisible();
    await expect(canvas.getByLabelText("Daily limit")).toHaveValue("50");
  },
};

export const Loading: Story = { args: { state: { kind: "loading" } } };

export const kinds = { loading: Loading, ready: Default } satisfies Record<
  CreditsState["kind"],
  Story
>;
