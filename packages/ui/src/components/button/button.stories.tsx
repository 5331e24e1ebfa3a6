import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronDown, Plus } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Matrix, roughTexts } from "../../testing/matrix.tsx";
import { Button, type ButtonSize, type ButtonVariant } from "./button.tsx";
import { LinkButton } from "./link-button.tsx";

const variants: readonly ButtonVariant[] = ["primary", "neutral", "ghost", "outline", "danger"];
const sizes: readonly ButtonSize[] = ["sm", "md", "lg"];
const states = ["rest", "icon", "disabled", "loading", "loading with icon"] as const;

const meta = {
  title: "Components/Button",
  component: Button,
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

export const Loading: Story = {
  args: { loading: true, variant: "primary", type: "submit" },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Save Connection" });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading…");
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
  play: async ({ canvas }) => {
    const [rest, busy] = canvas.getAllByRole("button", { name: "Approve & Continue" });
    await expect(busy?.getBoundingClientRect().width).toBe(rest?.getBoundingClientRect().width);
  },
};

export const AsLink: Story = {
  render: () => (
    <LinkButton href="/ui/connections" iconStart={Plus}>
      Add Connection
    </LinkButton>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Add Connection" })).toHaveAttribute(
      "href",
      "/ui/connections",
    );
  },
};

export const Dark: Story = { ...Matrices, name: "Dark", globals: { theme: "dark" } };
