import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { AppLogo } from "../../components/app-logo/index.ts";
import { Select } from "../../components/select/index.ts";
import { StatusDot } from "../../components/status-dot/index.ts";
import { Switch } from "../../components/switch/index.ts";
import { roughTexts } from "../../testing/matrix.tsx";
import { SettingsLink, SettingsLinks } from "./settings-links.tsx";
import { SettingsSection, SettingsSidebar } from "./settings-sidebar.tsx";

const sections = [
  <SettingsSection key="run" title="RUN">
    <Switch>Ask before every write</Switch>
  </SettingsSection>,
  <SettingsSection key="apps" count="2 of 3" title="APPS">
    <ul className="grid gap-2 text-13">
      <li>Jira – Halden Ops</li>
      <li>Gmail – Accounts</li>
    </ul>
  </SettingsSection>,
  <SettingsSection key="model" defaultOpen={false} title="MODEL">
    <Select aria-label="Model" options={[{ value: "a", label: "openai:gpt-4o" }]} value="a" />
  </SettingsSection>,
];

const meta = {
  title: "Patterns/Settings Sidebar",
  component: SettingsSidebar,
  args: { children: sections },
  render: (args) => (
    <aside aria-label="Settings" className="h-120 w-74 border-s bg-canvas">
      <SettingsSidebar {...args} />
    </aside>
  ),
} satisfies Meta<typeof SettingsSidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, step, userEvent }) => {
    await step(
      "MUST open and close each section by its heading, whatever the others do",
      async () => {
        const [run, model] = ["RUN", "MODEL"].map((name) => canvas.getByRole("button", { name }));
        await expect(run).toHaveAttribute("aria-expanded", "true");
        await expect(model).toHaveAttribute("aria-expanded", "false");
        run?.focus();
        await userEvent.keyboard("{Enter}");
        await expect(canvas.queryByRole("switch")).toBeNull();
        await expect(run).toHaveFocus();
        await userEvent.keyboard(" ");
        await expect(canvas.getByRole("switch")).toBeVisible();
        await expect(canvas.getByRole("heading", { name: "MODEL" })).toBeVisible();
      },
    );
  },
};

export const Playground: Story = {};

export const AllClosed: Story = {
  args: {
    children: ["RUN", "APPS", "MODEL"].map((title) => (
      <SettingsSection key={title} defaultOpen={false} title={title} />
    )),
  },
};

/** The caller controls which sections are open. */
export const Controlled: Story = {
  render: function Stateful() {
    const [open, setOpen] = useState(false);
    return (
      <aside aria-label="Settings" className="h-60 w-74 border-s bg-canvas">
        <SettingsSidebar>
          <SettingsSection onOpenChange={setOpen} open={open} title="MODEL">
            openai:gpt-4o
          </SettingsSection>
        </SettingsSidebar>
      </aside>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "MODEL" }));
    await expect(canvas.getByText("openai:gpt-4o")).toBeVisible();
  },
};

export const Scrolling: Story = {
  render: () => (
    <aside aria-label="Settings" className="h-60 w-74 border-s bg-canvas">
      <SettingsSidebar>
        {Array.from({ length: 8 }, (_, index) => (
          <SettingsSection key={`s-${index + 1}`} title={`SECTION ${index + 1}`}>
            Something to set
          </SettingsSection>
        ))}
      </SettingsSidebar>
    </aside>
  ),
};

export const Links: Story = {
  render: () => (
    <SettingsLinks className="w-56" label="Plugins">
      {["Jira", "Gmail", "QuickBooks", "Zendesk", roughTexts.unbreakable].map((name) => (
        <SettingsLink
          key={name}
          current={name === "QuickBooks"}
          end={name === "Zendesk" && <StatusDot label="Needs a setting" tone="warning" />}
          href={`#${name}`}
          start={<AppLogo name={name} size="sm" />}
        >
          {name}
        </SettingsLink>
      ))}
    </SettingsLinks>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST say which page is shown, by more than a colour", async () => {
      const links = canvas.getAllByRole("link");
      await expect(links.filter((link) => link.ariaCurrent === "page")).toEqual([
        canvas.getByRole("link", { name: /QuickBooks/ }),
      ]);
      const weight = (link?: HTMLElement) => link && getComputedStyle(link).fontWeight;
      await expect(weight(canvas.getByRole("link", { name: /QuickBooks/ }))).not.toBe(
        weight(links[0]),
      );
    });
  },
};
