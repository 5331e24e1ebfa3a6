import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { latePart } from "./late-part.tsx";

/** What the network does with the next tries. */
let broken = true;

interface WindowProps {
  open: boolean;
  onClose: () => void;
}

const createWindow = () =>
  latePart<WindowProps>(async () => {
    if (broken) throw new TypeError("Failed to fetch dynamically imported module");
    return ({ open, onClose }) =>
      open && (
        <p>
          Here it is. <Button onClick={onClose}>Done</Button>
        </p>
      );
  });

function Page() {
  const [Window] = useState(createWindow);
  const [open, setOpen] = useState(false);
  return (
    <div className="min-h-40">
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Window onClose={() => setOpen(false)} open={open} />
    </div>
  );
}

const meta = {
  title: "Components/LatePart",
  component: Page,
  beforeEach: () => {
    broken = true;
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: () => {
    broken = false;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await expect(await canvas.findByText("Here it is.")).toBeVisible();
  },
};

export const Playground: Story = {
  beforeEach: () => {
    broken = false;
  },
};

export const Failed: Story = {
  tags: ["picture"],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await step("MUST say that it could not be loaded, and try again", async () => {
      await expect(await canvas.findByRole("alert")).toHaveTextContent("This could not be loaded.");
      await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
      await expect(await canvas.findByRole("alert")).toBeVisible();
    });
  },
};

export const Recovered: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    await step("MUST take its press back when it is closed", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Close" }));
      await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
    });
    broken = false;
    await userEvent.click(opener);
    await expect(await canvas.findByText("Here it is.")).toBeVisible();
  },
};
