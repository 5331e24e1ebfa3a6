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
  subcomponents: { LinkProvider },
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
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole("link", { name: "Manage Connections" });
    await step("MUST be an anchor with its address", async () => {
      await expect(link.tagName).toBe("A");
      await expect(link).toHaveAttribute("href", "/ui/connections");
    });
    await step("MUST stay inside the app by the given link component", async () => {
      await expect(link).toHaveAttribute("data-router");
    });
  },
};

export const Playground: Story = { args: { variant: "text" } };

export const External: Story = {
  parameters: { contract: {} },
  args: { href: "https://example.com/", children: "Documentation", newTab: true },
  play: async ({ canvas, step }) => {
    await step("MUST say that it opens a new tab", async () => {
      const link = canvas.getByRole("link");
      await expect(link).toHaveAccessibleName("Documentation (opens in a new tab)");
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    });
  },
};

export const LeavesTheApp: Story = {
  render: () => (
    <div className="grid justify-items-start gap-2">
      <Link href="/api/v1/oauth/start" external>
        Connect
      </Link>
      <Link href="https://example.com/">Example</Link>
      <Link href="mailto:help@example.com">Write to us</Link>
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST leave the app through a page load", async () => {
      for (const link of canvas.getAllByRole("link")) {
        await expect(link).not.toHaveAttribute("data-router");
      }
    });
  },
};

export const InASentence: Story = {
  render: () => (
    <p>
      Read{" "}
      <Link href="/ui/how-it-works" variant="text">
        how it works
      </Link>{" "}
      before you begin.
    </p>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST be underlined inside a sentence", async () => {
      const { textDecorationLine } = getComputedStyle(canvas.getByRole("link"));
      await expect(textDecorationLine).toBe("underline");
    });
  },
};

export const Matrices: Story = {
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
