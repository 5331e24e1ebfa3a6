import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { signedIn, withShell } from "../screen-frame.tsx";
import { manyLong, ready } from "./credits.fixtures.ts";
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

export const Loading: Story = { args: { state: { kind: "loading" } } };

export const kinds = { loading: Loading, ready: Default } satisfies Record<
  CreditsState["kind"],
  Story
>;
