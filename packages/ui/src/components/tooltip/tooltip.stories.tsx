import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil } from "lucide-react";
import { expect, screen, waitFor } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Components/Tooltip",
  component: Tooltip,
  args: { content: "Rename", children: <IconButton label="Rename" icon={Pencil} /> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole("button", { name: "Rename" });
    await step("MUST show on focus as on hover", async () => {
      await userEvent.tab();
      await expect(await screen.findByRole("tooltip")).toHaveTextContent("Rename");
    });
    await step("MUST close by Escape and leave the focus where it is", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
      await expect(button).toHaveFocus();
    });
  },
};

export const Playground: Story = { args: { shortcut: "R", side: "right" } };

export const Hovered: Story = {
  args: { shortcut: "R" },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole("button", { name: "Rename" });
    await step("MUST show on focus as on hover", async () => {
      await userEvent.hover(button);
      await expect(await screen.findByRole("tooltip")).toHaveTextContent("RenameR");
    });
    await step("MUST describe its element for screen readers", async () => {
      await expect(button).toHaveAccessibleDescription(/Rename/);
    });
  },
};

/** A page shows one tooltip at a time: the longest one, with room only below. */
export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="flex flex-wrap gap-4">
      {(["top", "bottom", "left", "right"] as const).map((side) => (
        <Tooltip key={side} content={roughTexts.rightToLeft} side={side}>
          <IconButton label={`Rename, ${side}`} icon={Pencil} />
        </Tooltip>
      ))}
      <Tooltip
        content={
          <span className="wrap-anywhere">
            {roughTexts.long} {roughTexts.unbreakable} {roughTexts.rightToLeft}
          </span>
        }
        shortcut="R"
      >
        <IconButton label="Rename, long" icon={Pencil} />
      </Tooltip>
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Rename, long" }).focus();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent(/^Draft a reply/);
  },
};
