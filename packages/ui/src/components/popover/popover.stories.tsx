import type { Meta, StoryObj } from "@storybook/react-vite";
import { ListFilter } from "lucide-react";
import { expect, screen, waitFor } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import {
  Popover,
  PopoverAnchor,
  PopoverClose,
  PopoverContent,
  PopoverTrigger,
} from "./popover.tsx";

const columns = (
  <div key="columns" className="grid gap-2">
    <Checkbox defaultChecked>Priority</Checkbox>
    <Checkbox defaultChecked>Source</Checkbox>
    <Checkbox>Assignee</Checkbox>
  </div>
);
const foot = (
  <div key="foot" className="mt-4 flex justify-end gap-2">
    <PopoverClose>
      <Button variant="ghost" size="sm">
        Cancel
      </Button>
    </PopoverClose>
    <PopoverClose>
      <Button variant="primary" size="sm">
        Apply
      </Button>
    </PopoverClose>
  </div>
);

const meta = {
  title: "Components/Popover",
  component: PopoverContent,
  args: { title: "Columns", children: [columns, foot] },
  render: (args) => (
    <div className="min-h-80">
      <Popover defaultOpen>
        <PopoverTrigger>
          <Button iconStart={ListFilter}>Columns</Button>
        </PopoverTrigger>
        <PopoverContent {...args} />
      </Popover>
    </div>
  ),
} satisfies Meta<typeof PopoverContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ step }) => {
    await step("MUST be a dialog with a name, visible or for screen readers", async () => {
      await expect(await screen.findByRole("dialog", { name: "Columns" })).toBeVisible();
    });
  },
};

export const Playground: Story = {
  args: { size: "lg", closable: true, description: "Those that are off are still searched." },
};

export const NamedForReaders: Story = {
  args: { title: undefined, "aria-label": "Columns", size: "sm" },
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: "Columns" })).toBeVisible();
  },
};

export const Focus: Story = {
  render: (args) => (
    <div className="flex gap-2">
      <Popover>
        <PopoverTrigger>
          <Button>Columns</Button>
        </PopoverTrigger>
        <PopoverContent {...args} />
      </Popover>
      <Button variant="ghost">Elsewhere</Button>
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole("button", { name: "Columns" });
    await step(
      "MUST take the focus when it opens and give it back to its button when it closes",
      async () => {
        opener.focus();
        await userEvent.keyboard("{Enter}");
        await waitFor(() =>
          expect(screen.getByRole("checkbox", { name: "Priority" })).toHaveFocus(),
        );
        await userEvent.click(screen.getByRole("button", { name: "Apply" }));
        await waitFor(() => expect(opener).toHaveFocus());
      },
    );
    await step("MUST close on Escape and on a press outside", async () => {
      await userEvent.click(opener);
      await screen.findByRole("dialog");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(opener).toHaveFocus();
      await userEvent.click(opener);
      await screen.findByRole("dialog");
      await userEvent.click(canvas.getByRole("button", { name: "Elsewhere" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "smallest", isRotated: false } },
  args: {
    size: "lg",
    children: Array.from({ length: 40 }, (_, line) => (
      <Checkbox key={line} className="py-1">
        Column {line + 1}
      </Checkbox>
    )),
  },
  play: async ({ step }) => {
    await step("MUST stay inside a window of 320 px, and scroll where it is too tall", async () => {
      const popover = await screen.findByRole("dialog");
      await waitFor(() => {
        const box = popover.getBoundingClientRect();
        void expect(box.left).toBeGreaterThanOrEqual(0);
        void expect(box.right).toBeLessThanOrEqual(window.innerWidth);
        void expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
      });
      await expect(popover.scrollHeight).toBeGreaterThan(popover.clientHeight);
    });
  },
};

export const Anchored: Story = {
  render: (args) => (
    <Popover open>
      <PopoverAnchor>
        <div className="max-w-form rounded-6 border bg-surface p-3">What it is about</div>
      </PopoverAnchor>
      <PopoverContent
        {...args}
        align="center"
        onOpenAutoFocus={(event) => event.preventDefault()}
      />
    </Popover>
  ),
};

const sizes = ["sm", "md", "lg", "auto"] as const;

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="flex h-130 flex-wrap content-start gap-x-110 gap-y-70">
      {sizes.map((size) => (
        <Popover key={size} open>
          <PopoverTrigger>
            <Button>{size}</Button>
          </PopoverTrigger>
          <PopoverContent
            title={size === "auto" ? "Auto" : roughTexts.long}
            description={size === "sm" ? roughTexts.unbreakable : roughTexts.rightToLeft}
            closable
            size={size}
            onOpenAutoFocus={(event) => event.preventDefault()}
          >
            {columns}
          </PopoverContent>
        </Popover>
      ))}
    </div>
  ),
};
