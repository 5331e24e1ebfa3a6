import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronDown, Plus } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Matrix, roughTexts } from "../../testing/matrix.tsx";
import { Button } from "./button.tsx";
import type { ButtonSize, ButtonVariant } from "./button.types.ts";
import { LinkButton } from "./link-button.tsx";

const variants: readonly ButtonVariant[] = ["primary", "neutral", "ghost", "outline", "danger"];
const sizes: readonly ButtonSize[] = ["sm", "md", "lg"];
const states = ["rest", "icon", "disabled", "loading", "loading with icon"] as const;

const meta = {
  title: "Components/Button",
  component: Button,
  subcomponents: { LinkButton },
  args: { children: "Save Connection", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: "primary", size: "md", iconStart: Plus },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid gap-6">
      <Matrix rows={variants} columns={states}>
        {(variant, state) => (
          <Button
            variant={variant}
            iconStart={state.includes("icon") ? Plus : undefined}
            disabled={state === "disabled"}
            loading={state.startsWith("loading") || undefined}
          >
            Add Task
          </Button>
        )}
      </Matrix>
      <Matrix rows={sizes} columns={variants}>
        {(size, variant) => (
          <Button size={size} variant={variant} iconStart={Plus} iconEnd={ChevronDown}>
            Resolve
          </Button>
        )}
      </Matrix>
      <div className="grid w-60 grid-cols-1 gap-3">
        {Object.values(roughTexts).map((text) => (
          <Button key={text} className="w-full" iconStart={Plus}>
            {text}
          </Button>
        ))}
      </div>
    </div>
  ),
};

export const Danger: Story = {
  render: () => (
    <div className="flex gap-2">
      <Button tone="danger">Remove</Button>
      <Button variant="ghost" tone="danger">
        Remove
      </Button>
      <Button variant="danger">Confirm Delete</Button>
    </div>
  ),
};

export const Press: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save Connection" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save Connection" }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { loading: true, variant: "primary", type: "submit" },
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole("button");
    await step("MUST keep its name and its focus while loading", async () => {
      button.focus();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleName("Save Connection");
    });
    await step(
      "MUST refuse presses while loading, from a pointer and from the keyboard",
      async () => {
        await userEvent.click(button);
        await userEvent.keyboard("{Enter} ");
        await expect(args.onClick).not.toHaveBeenCalled();
        await expect(button).toHaveAttribute("aria-disabled", "true");
      },
    );
    await step("MUST announce politely that it waits", async () => {
      await expect(canvas.getByRole("status")).toHaveTextContent("Loading…");
    });
  },
};

export const LoadingKeepsWidth: Story = {
  render: () => (
    <div className="grid justify-items-start gap-2">
      <Button variant="primary">Approve &amp; Continue</Button>
      <Button variant="primary" loading>
        Approve &amp; Continue
      </Button>
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST keep its width while loading", async () => {
      const [rest, busy] = canvas.getAllByRole("button", { name: "Approve & Continue" });
      await expect(busy?.getBoundingClientRect().width).toBe(rest?.getBoundingClientRect().width);
    });
  },
};

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-2">
      {sizes.map((size) => (
        <Button key={size} size={size}>
          Go
        </Button>
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST be a target of at least 24 px at every size", async () => {
      for (const button of canvas.getAllByRole("button")) {
        const { height, width } = button.getBoundingClientRect();
        await expect(Math.min(height, width)).toBeGreaterThanOrEqual(24);
      }
    });
  },
};

export const LongWords: Story = {
  args: { children: roughTexts.unbreakable, iconStart: Plus },
  decorators: [
    (Story) => (
      <div data-testid="place" className="w-60">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step("MUST stay inside its place, however long its words are", async () => {
      const place = canvas.getByTestId("place");
      await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
    });
  },
};

export const AsLink: Story = {
  render: () => (
    <LinkButton href="/ui/connections" iconStart={Plus}>
      Add Connection
    </LinkButton>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST be a real link where it goes somewhere", async () => {
      const link = canvas.getByRole("link", { name: "Add Connection" });
      await expect(link).toHaveAttribute("href", "/ui/connections");
      await expect(canvas.queryByRole("button")).toBeNull();
    });
  },
};
