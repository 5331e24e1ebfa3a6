import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { dataTableScript } from "./data-table.script.ts";
import { ScreenReaders } from "./screen-readers.tsx";

const meta = {
  title: "Review/Screen readers",
  component: ScreenReaders,
  tags: ["!autodocs"],
  args: {
    scripts: [
      { ...dataTableScript, steps: dataTableScript.steps.slice(0, 5) },
      {
        title: "Menu",
        story: "components-menu--default",
        steps: [
          {
            id: "menu-opens",
            task: "Open the menu.",
            voiceOver: ["VO+Space"],
            nvda: ["Enter"],
            hear: [{ words: "Rename" }],
          },
          {
            id: "menu-stays",
            task: "Press a letter that no entry begins with.",
            voiceOver: ["q"],
            nvda: ["q"],
            hear: [],
          },
        ],
        tried: [
          {
            reader: "NVDA, Firefox",
            version: "2026.1, Firefox 150, Windows 11",
            on: "2026-11-20",
            seen: "As written.",
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof ScreenReaders>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Excerpt: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 of 6 walks were made with a reader")).toBeVisible();
    await expect(canvas.getAllByText("Not tried yet")).toHaveLength(5);
    const [table, menu] = canvas.getAllByRole("link", { name: "Open the story" });
    await expect(table).toHaveAttribute(
      "href",
      "./?path=/story/review-screen-readers-stages--table",
    );
    await expect(menu).toHaveAttribute("target", "_top");
    const [name] = canvas
      .getAllByRole("listitem")
      .filter(({ textContent }) => textContent?.includes("Go to the table."));
    await expect(within(name as HTMLElement).getByText("“Connections”")).toBeVisible();
    await expect(canvas.getByText("As written.")).toBeVisible();
    await expect(canvas.getByText("Nothing.")).toBeVisible();
  },
};
