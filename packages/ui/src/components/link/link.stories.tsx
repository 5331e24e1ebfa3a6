import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Link } from "./link.tsx";
import { LinkProvider, type RouterLinkProps } from "./link-provider.tsx";

function MarkedLink({ children, ...rest }: RouterLinkProps) {
  return (
    <a data-router {...rest}>
      {children}
    </a>
  );
}

const meta = {
  title: "Components/Link",
  component: Link,
  args: { href: "/ui/connections", children: "Manage Connections" },
  decorators: [
    (Story) => (
      <LinkProvider link={MarkedLink}>
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Manage Connections" });
    await expect(link).toHaveAttribute("data-router");
  },
};

export const Playground: Story = { args: { variant: "text" } };

export const External: Story = {
  args: { href: "https://example.com/", children: "Documentation", newTab: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Documentation (opens in a new tab)" });
    await expect(link).not.toHaveAttribute("data-router");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

export const LeavesTheApp: Story = {
  args: { href: "/api/v1/oauth/start", external: true, children: "Connect" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).not.toHaveAttribute("data-router");
  },
};

export const Variants: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid max-w-80 gap-3">
      <Link href="#a">Inline, alone on its line</Link>
      <p>
        A sentence with{" "}
        <Link href="#b" variant="text">
          a link in it
        </Link>
        , underlined because colour alone is not enough.
      </p>
      <p className="text-12 text-subtle">
        <Link href="#c" variant="quiet">
          Privacy Policy
        </Link>
      </p>
      {Object.values(roughTexts).map((text) => (
        <Link key={text} href="#d" className="wrap-anywhere">
          {text}
        </Link>
      ))}
    </div>
  ),
};
