import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link2, PencilLine } from "lucide-react";
import { expect, fn, waitFor } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Field } from "../field/field.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { Tab, TabList } from "./tab-list.tsx";
import { TabPanel } from "./tab-panel.tsx";
import { Tabs, type TabsSize } from "./tabs.tsx";

const parts = [
  <TabList key="list" label="Way to add a tool">
    <Tab value="url">From URL (MCP)</Tab>
    <Tab value="manual">Create Manually</Tab>
    <Tab value="import" disabled>
      Import
    </Tab>
  </TabList>,
  <TabPanel key="url" value="url">
    <Field label="MCP Server URL">
      <TextInput placeholder="https://" />
    </Field>
  </TabPanel>,
  <TabPanel key="manual" value="manual">
    Each tool is described by hand.
  </TabPanel>,
];

const meta = {
  title: "Components/Tabs",
  component: Tabs,
  args: { defaultValue: "url", onValueChange: fn(), className: "max-w-form", children: parts },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Create Manually" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("manual");
    await step("MUST name each panel by its tab", async () => {
      await expect(canvas.getByRole("tabpanel", { name: "Create Manually" })).toBeVisible();
    });
  },
};

export const Playground: Story = { args: { size: "sm" } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const [url, manual] = canvas.getAllByRole("tab");
    await step(
      "MUST be one stop for the Tab key, and move with the arrow keys, Home and End",
      async () => {
        await userEvent.tab();
        await expect(url).toHaveFocus();
        await userEvent.keyboard("{ArrowRight}");
        await waitFor(() => expect(manual).toHaveFocus());
        await expect(manual).toHaveAttribute("aria-selected", "true");
        // The third is disabled: the arrow wraps around.
        await userEvent.keyboard("{ArrowRight}");
        await waitFor(() => expect(url).toHaveFocus());
        await userEvent.keyboard("{End}");
        await waitFor(() => expect(manual).toHaveFocus());
        await userEvent.keyboard("{Home}");
        await waitFor(() => expect(url).toHaveFocus());
      },
    );
    await step("MUST lead from the tab into its panel with the Tab key", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("tabpanel")).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole("textbox", { name: "MCP Server URL" })).toHaveFocus();
    });
  },
};

export const WithIconsAndCounts: Story = {
  args: {
    defaultValue: "open",
    children: (
      <>
        <TabList label="Items">
          <Tab value="open" icon={Link2} end="12">
            Open
          </Tab>
          <Tab value="waiting" icon={PencilLine} end="2">
            Waiting
          </Tab>
        </TabList>
        <TabPanel value="open">Twelve items.</TabPanel>
        <TabPanel value="waiting">Two items.</TabPanel>
      </>
    ),
  },
};

export const KeepsWhatWasTyped: Story = {
  args: {
    children: (
      <>
        {parts[0]}
        <TabPanel value="url" keepMounted>
          <Field label="MCP Server URL">
            <TextInput />
          </Field>
        </TabPanel>
        <TabPanel value="manual">Each tool is described by hand.</TabPanel>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "https://tools.example");
    await userEvent.click(canvas.getByRole("tab", { name: "Create Manually" }));
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.click(canvas.getByRole("tab", { name: "From URL (MCP)" }));
    await expect(canvas.getByRole("textbox")).toHaveValue("https://tools.example");
  },
};

const many = Array.from({ length: 12 }, (_, index) => `Section ${index + 1}`);
const manyTabs = (
  <>
    <TabList label="Sections">
      {many.map((name) => (
        <Tab key={name} value={name}>
          {name}
        </Tab>
      ))}
    </TabList>
    {many.map((name) => (
      <TabPanel key={name} value={name}>
        {name}
      </TabPanel>
    ))}
  </>
);

function isInSight(tab: HTMLElement, row: HTMLElement) {
  const [box, room] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  return box.left >= room.left && box.right <= room.right;
}

export const Overflow: Story = {
  args: { defaultValue: "Section 7", className: "w-80", children: manyTabs },
  play: async ({ canvas, userEvent, step }) => {
    const row = canvas.getByRole("tablist", { name: "Sections" });
    await step("MUST keep the active tab in sight where the row scrolls", async () => {
      const active = canvas.getByRole("tab", { name: "Section 7" });
      await waitFor(() => expect(isInSight(active, row)).toBe(true));
      await expect(row.style.maskImage).toContain("transparent");
      await userEvent.tab();
      await userEvent.keyboard("{End}");
      const last = canvas.getByRole("tab", { name: "Section 12" });
      await waitFor(() => expect(last).toHaveFocus());
      await waitFor(() => expect(isInSight(last, row)).toBe(true));
      await userEvent.keyboard("{Home}");
      const first = canvas.getByRole("tab", { name: "Section 1" });
      await waitFor(() => expect(first).toHaveFocus());
      await waitFor(() => expect(isInSight(first, row)).toBe(true));
    });
  },
};

export const RightToLeft: Story = {
  args: { className: "w-80", defaultValue: "Section 7", children: manyTabs },
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent, step }) => {
    // Before it was scrolled into view, focusing it would scroll first, and further.
    const active = canvas.getByRole("tab", { name: "Section 7" });
    await waitFor(() => expect(isInSight(active, canvas.getByRole("tablist"))).toBe(true));
    await step("MUST follow the writing direction with the left and right arrow keys", async () => {
      await userEvent.tab();
      await userEvent.keyboard("{ArrowLeft}");
      await waitFor(() => expect(canvas.getByRole("tab", { name: "Section 8" })).toHaveFocus());
      await userEvent.keyboard("{ArrowRight}");
      await waitFor(() => expect(canvas.getByRole("tab", { name: "Section 7" })).toHaveFocus());
      await expect(getComputedStyle(canvas.getByRole("tablist")).direction).toBe("rtl");
    });
  },
};

function Rough({ size, value }: { size: TabsSize; value: string }) {
  return (
    <Tabs size={size} defaultValue={value}>
      <TabList label={`${size}, ${value}`}>
        <Tab value="short">Short</Tab>
        <Tab value="off" disabled icon={Link2}>
          Disabled
        </Tab>
        <Tab value="counted" icon={PencilLine} end="1,234">
          Counted
        </Tab>
        {Object.entries(roughTexts).map(([name, text]) => (
          <Tab key={name} value={name}>
            {text}
          </Tab>
        ))}
      </TabList>
      <TabPanel value={value}>{value}</TabPanel>
    </Tabs>
  );
}

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid max-w-form grid-cols-1 gap-6">
      {(["sm", "md"] as const).flatMap((size) =>
        ["short", "counted", "unbreakable", "rightToLeft"].map((value) => (
          <Rough key={`${size} ${value}`} size={size} value={value} />
        )),
      )}
    </div>
  ),
};
