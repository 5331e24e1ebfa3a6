import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { AppLogo } from "../app-logo/app-logo.tsx";
import { BackLink } from "../back-link/back-link.tsx";
import { Button } from "../button/button.tsx";
import { PageHeader } from "./page-header.tsx";

const meta = {
  title: "Components/PageHeader",
  component: PageHeader,
  args: {
    title: "My Connections",
    description: "The apps that the agent can read and act in.",
    actions: <Button variant="primary">Add Connection</Button>,
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("MUST contain the only level-one heading", async () => {
      const [title, ...others] = canvas.getAllByRole("heading", { level: 1 });
      await expect(title).toHaveAccessibleName("My Connections");
      await expect(others).toHaveLength(0);
    });
  },
};

export const Playground: Story = { args: { back: <BackLink href="/ui">Home</BackLink> } };

export const OfOneThing: Story = {
  args: {
    back: <BackLink href="/ui/connections">My Connections</BackLink>,
    start: <AppLogo name="Jira" size="lg" />,
    title: "Jira – Halden Ops",
    description: undefined,
  },
};

export const TitleOnly: Story = { args: { description: undefined, actions: undefined } };

export const Mobile: Story = {
  args: { title: roughTexts.unbreakable },
  globals: { viewport: { value: "mobile", isRotated: false } },
};

export const Smallest: Story = {
  args: {
    back: <BackLink href="/ui">{roughTexts.unbreakable}</BackLink>,
    title: roughTexts.unbreakable,
    description: roughTexts.unbreakable,
  },
  globals: { viewport: { value: "smallest", isRotated: false } },
  play: async ({ canvas, step }) => {
    await step("MUST keep title and actions inside the page at 320 px", async () => {
      await expect(window.innerWidth).toBe(320);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
      const action = canvas.getByRole("button", { name: "Add Connection" });
      await expect(action.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: (args) => (
    <main className="grid grid-cols-1 gap-8">
      {Object.values(roughTexts).map((text) => (
        <PageHeader
          {...args}
          key={text}
          back={<BackLink href="/ui">{text}</BackLink>}
          start={<AppLogo name={text} size="lg" />}
          title={text}
          description={text}
          dir={text === roughTexts.rightToLeft ? "rtl" : undefined}
        />
      ))}
    </main>
  ),
};
