import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import type { CatalogueTool } from "./connection-tiles.types.ts";
import { ToolTiles } from "./tool-tiles.tsx";

const tool = (
  name: string,
  kind: CatalogueTool["kind"],
  more: Partial<CatalogueTool> = {},
): CatalogueTool => ({
  name,
  displayName: name,
  kind,
  logoUrl: null,
  enabled: false,
  busy: false,
  href: `#${name}`,
  ...more,
});

const meta = {
  title: "Patterns/ConnectionTiles/ToolTiles",
  component: ToolTiles,
  args: {
    label: "Tools",
    customHref: "#custom",
    onEnable: fn(),
    onDisable: fn(),
    tools: [
      tool("Spreadsheets", "system", { enabled: true, manageHref: "#manage" }),
      tool("Tasks", "system", { description: "The tasks of your inbox" }),
      tool("Harbor Mail", "oauth"),
      tool("Harbor Wiki", "oauth", { needsSetup: true, description: "Search and read pages" }),
      tool("Ledgerline Books", "other", { description: "Customers, invoices and payments" }),
    ],
  },
} satisfies Meta<typeof ToolTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, args, step }) => {
    const tools = within(canvas.getByRole("list", { name: "Tools" }));
    await step("MUST say by name what each button of a built-in tool switches", async () => {
      await userEvent.click(tools.getByRole("button", { name: "Enable Tasks" }));
      await expect(args.onEnable).toHaveBeenCalledWith({ name: "Tasks" });
      await userEvent.click(tools.getByRole("button", { name: "Disable Spreadsheets" }));
      await expect(args.onDisable).toHaveBeenCalledWith({ name: "Spreadsheets" });
    });
    await step(
      "MUST lead from the logo of a built-in tool to what is written about it",
      async () => {
        await expect(tools.getByRole("link", { name: "About Tasks" })).toHaveAttribute(
          "href",
          "#Tasks",
        );
      },
    );
    await step("MUST lead from an enabled built-in tool to its permissions", async () => {
      await expect(tools.getByRole("link", { name: "Manage Spreadsheets" })).toHaveAttribute(
        "href",
        "#manage",
      );
      await expect(tools.queryByRole("link", { name: "Manage Tasks" })).toBeNull();
    });
    await step("MUST say what keeps an app from being connected", async () => {
      await expect(tools.getByRole("link", { name: /^Harbor Wiki/ })).toHaveTextContent(
        "Needs setup by an administrator",
      );
    });
    await step("MUST say in words, too, that a tool is switched on", async () => {
      await expect(tools.getByText("Built in, enabled")).toBeVisible();
    });
  },
};

export const Playground: Story = {};

export const Busy: Story = {
  args: { tools: [tool("Tasks", "system", { busy: true })] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Enable Tasks/ }));
    await expect(args.onEnable).not.toHaveBeenCalled();
  },
};

export const WithoutCustom: Story = {
  args: { customHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Create Custom Tool")).toBeNull();
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: "smallest" } },
  args: {
    tools: Object.values(roughTexts).map((text, index) =>
      tool(text, index % 2 === 0 ? "system" : "other", {
        description: text,
        enabled: index % 4 === 0,
        manageHref: "#manage",
        needsSetup: index % 2 === 1,
      }),
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
