import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plug, Plus } from "lucide-react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { LinkButton } from "../../components/button/index.ts";
import { LocaleProvider } from "../../components/locale/index.ts";
import { Matrix } from "../../testing/matrix.tsx";
import { connections, type ConnectionRow, roughConnections } from "./data-table.fixtures.ts";
import { connectionActions, connectionColumns, idOf, namesIn } from "./data-table.stage.tsx";
import { DataTable } from "./data-table.tsx";

const meta = {
  title: "Patterns/Data Table",
  component: DataTable<ConnectionRow>,
  decorators: [
    (Story) => (
      <LocaleProvider locale="en" timeZone="UTC">
        <Story />
      </LocaleProvider>
    ),
  ],
  args: {
    label: "Connections",
    rows: connections,
    columns: connectionColumns,
    getRowId: idOf,
    rowActions: connectionActions,
    onRetry: fn(),
    messages: {
      empty: {
        title: "You have no connections yet.",
        icon: Plug,
        children: "Connect an app and the agent can read it.",
        actions: (
          <LinkButton href="#connect-app" iconStart={Plus}>
            Add Connection
          </LinkButton>
        ),
      },
      filtered: { title: "No connection matches “asana”." },
      error: { title: "The connections could not be loaded." },
    },
  },
} satisfies Meta<typeof DataTable<ConnectionRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole("table", { name: "Connections" });
    await step("MUST be a native table with a name, column heads and rows [T6]", async () => {
      await expect(table.tagName).toBe("TABLE");
      await expect(canvas.getAllByRole("columnheader")).toHaveLength(5);
      await expect(canvas.getAllByRole("row")).toHaveLength(connections.length + 1);
    });
    await step(
      "MUST leave the text of cells selectable, and do nothing on a press there [T11]",
      async () => {
        const cell = within(table).getByRole("cell", { name: "HubSpot – Sales" });
        const selection = window.getSelection();
        selection?.selectAllChildren(cell);
        cell.click();
        await expect(selection?.toString()).toBe("HubSpot – Sales");
        await expect(getComputedStyle(cell).userSelect).not.toBe("none");
        selection?.removeAllRanges();
      },
    );
  },
};

export const Playground: Story = { args: { rowActions: undefined, maxHeight: "16rem" } };

export const Sorting: Story = {
  name: "Sorting by heads",
  play: async ({ canvas, userEvent, step }) => {
    const table = canvas.getByRole("table");
    const head = canvas.getByRole("columnheader", { name: "Last checked" });
    const press = () => userEvent.click(within(head).getByRole("button"));
    await step("MUST say the order of each column that can be sorted", async () => {
      await expect(head).toHaveAttribute("aria-sort", "none");
      await press();
      await expect(head).toHaveAttribute("aria-sort", "ascending");
      await expect(namesIn(table)[0]).toBe("Shopify – Store");
      await expect(namesIn(table).at(-1)).toBe("Slack – Halden");
      await press();
      await expect(head).toHaveAttribute("aria-sort", "descending");
      await expect(namesIn(table).at(-1)).toBe("Slack – Halden");
      await press();
      await expect(head).toHaveAttribute("aria-sort", "none");
      await expect(namesIn(table)).toEqual(connections.map(({ name }) => name));
    });
    within(canvas.getByRole("columnheader", { name: "Enabled Tools" }))
      .getByRole("button")
      .focus();
    await userEvent.keyboard("{Enter}");
    await expect(namesIn(table)[0]).toBe("Shopify – Store");
  },
};

export const SortedByServer: Story = {
  args: {
    sorting: {
      sort: { column: "type", direction: "descending" },
      manual: true,
      onSortChange: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const table = canvas.getByRole("table");
    await expect(namesIn(table)).toEqual(connections.map(({ name }) => name));
    await userEvent.click(canvas.getByRole("button", { name: "Type" }));
    await expect(args.sorting?.onSortChange).toHaveBeenCalledWith(null);
  },
};

export const Loading: Story = {
  args: { status: "loading", rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading…");
  },
};

export const LoadingKeepsRows: Story = {
  args: { status: "loading" },
  play: async ({ canvas, step }) => {
    await step("MUST keep its rows while it loads, and say that it is busy [T12]", async () => {
      await expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true");
      await expect(canvas.getAllByRole("row")).toHaveLength(connections.length + 1);
      await expect(canvas.getByRole("status")).toHaveTextContent("Loading…");
    });
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas, step }) => {
    await step(
      "MUST tell empty, filtered and failed apart, each with its way on [T12]",
      async () => {
        await expect(canvas.getByText("You have no connections yet.")).toBeVisible();
        await expect(canvas.getByRole("link", { name: "Add Connection" })).toBeVisible();
      },
    );
  },
};

export const FilteredEmpty: Story = {
  args: { rows: [], filtered: true },
  play: async ({ canvas, step }) => {
    await step(
      "MUST tell empty, filtered and failed apart, each with its way on [T12]",
      async () => {
        await expect(canvas.getByText("No connection matches “asana”.")).toBeVisible();
        await expect(canvas.queryByText("You have no connections yet.")).toBeNull();
      },
    );
  },
};

export const Failed: Story = {
  parameters: { contract: {} },
  args: { rows: [], status: "error" },
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      "MUST tell empty, filtered and failed apart, each with its way on [T12]",
      async () => {
        await expect(canvas.getByRole("alert")).toHaveTextContent("could not be loaded");
        await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
        await expect(args.onRetry).toHaveBeenCalledOnce();
      },
    );
  },
};

export const FailedKeepsRows: Story = {
  args: { status: "error" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("could not be loaded");
    await expect(canvas.getAllByRole("row")).toHaveLength(connections.length + 1);
  },
};

/** The default messages, if the caller sets none. */
export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix rows={["left to right", "right to left"]} columns={["rough", "narrow", "empty"]}>
      {(direction, content) => (
        <div
          dir={direction === "right to left" ? "rtl" : "ltr"}
          className={content === "rough" ? "w-160" : "w-80"}
        >
          <DataTable
            label={`${direction}, ${content}`}
            rows={content === "empty" ? [] : [...connections.slice(0, 2), ...roughConnections]}
            columns={connectionColumns}
            getRowId={idOf}
          />
        </div>
      )}
    </Matrix>
  ),
};

export const Narrow: Story = {
  globals: { viewport: { value: "mobile" } },
  decorators: [
    (Story) => (
      <div className="max-w-86">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    const table = canvas.getByRole("table");
    await step("MUST show every value in a narrow place too, and sort by it", async () => {
      await waitFor(() => expect(canvas.getAllByRole("columnheader")).toHaveLength(2));
      for (const { type, enabled, tools } of connections) {
        await expect(within(table).getByText(type)).toBeVisible();
        await expect(within(table).getByText(`${enabled} of ${tools}`)).toBeVisible();
      }
      await userEvent.click(canvas.getByRole("button", { name: "Sort" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Type" }));
      await expect(table.querySelector("tbody td")).toHaveTextContent("Gmail");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    });
  },
};

export const LongText: Story = { args: { rows: roughConnections } };

const truncated = connectionColumns.map((column) => ({ ...column, truncate: true }));

export const Truncated: Story = {
  args: { rows: roughConnections, columns: truncated },
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST give the whole of a cut text to the keyboard [T11]", async () => {
      const cut = await waitFor(() => {
        const [found] = canvas.getAllByText(roughConnections[0]?.name ?? "");
        if (found?.getAttribute("tabindex") !== "0") throw new Error("not measured yet");
        return found;
      });
      await expect(canvas.getByText("Jira")).not.toHaveAttribute("tabindex");
      cut.focus();
      const whole = await screen.findByRole("tooltip");
      await expect(whole).toHaveTextContent(roughConnections[0]?.name ?? "");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
      cut.blur();
    });
  },
};
