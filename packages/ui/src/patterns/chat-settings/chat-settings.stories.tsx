import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { LocaleProvider } from "../../components/locale/index.ts";
import { longFiles, manyConnections, settings, withoutKeys } from "./chat-settings.fixtures.ts";
import { ChatSettings, type ChatSettingsProps } from "./chat-settings.tsx";

/** Stores the changes, as the app does. */
function Stateful(props: ChatSettingsProps) {
  const [view, setView] = useState(props.view);
  return (
    <ChatSettings
      {...props}
      view={view}
      onChange={(change) => {
        props.onChange(change);
        setView((now) => ({ ...now, ...change }));
      }}
      onSelectOnly={({ id }) => {
        props.onSelectOnly({ id });
        setView((now) => ({ ...now, selectedConnectionIds: [id] }));
      }}
    />
  );
}

const meta = {
  title: "Patterns/ChatSettings",
  component: ChatSettings,
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <LocaleProvider locale="en" timeZone="UTC">
      <aside aria-label="Chat settings" className="h-184 w-74 border-s bg-canvas">
        <Stateful {...args} />
      </aside>
    </LocaleProvider>
  ),
  args: {
    view: settings,
    locked: false,
    manageConnectionsHref: "/ui/connections",
    onChange: fn(),
    onSelectOnly: fn(),
    onDiscover: fn(),
    onUpload: fn(),
    onDeleteFile: fn(),
    onCancelUpload: fn(),
    onPreviewFile: fn(),
  },
} satisfies Meta<typeof ChatSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const headings = ["CHAT SETTINGS", "UPLOAD DATA", "CONNECTIONS", "MODEL"];

export const Default: Story = {
  name: "Default [CHAT-17 CHAT-19 CHAT-20 CHAT-21 CHAT-22 CHAT-23 CHAT-24 CHAT-25 CHAT-27 CHAT-29 CHAT-30 LIMIT-01 LIMIT-02 LIMIT-03]",
  tags: ["state:chat-settings/default", "picture"],
  play: async ({ canvas }) => {
    for (const name of headings) {
      await expect(canvas.getByRole("heading", { name: new RegExp(`^${name}`) })).toBeVisible();
    }
    const calls = canvas.getByRole("spinbutton", { name: "Max Tool Calls" });
    await expect(calls).toHaveValue("3");
    await expect(calls).toHaveAttribute("aria-valuemin", "1");
    await expect(calls).toHaveAttribute("aria-valuemax", "10");
    const limit = canvas.getByRole("spinbutton", { name: "Discovery Execution Limit" });
    await expect(limit).toHaveValue("5");
    await expect(limit).toHaveAttribute("aria-valuemax", "20");
    await expect(canvas.getByRole("button", { name: "Discover Something" })).toBeEnabled();
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).toBeChecked();
    await expect(canvas.getByRole("link", { name: "Manage Connections" })).toHaveAttribute(
      "href",
      "/ui/connections",
    );
    await expect(canvas.getByRole("combobox", { name: "Model" })).toHaveTextContent(
      "openai:gpt-4o",
    );
  },
};

export const Playground: Story = {};

export const AllCollapsed: Story = {
  name: "All collapsed [CHAT-17 CHAT-18]",
  tags: ["state:chat-settings/all-collapsed", "picture"],
  play: async ({ canvas, step }) => {
    await step("MUST open and close each part by the button in its heading", async () => {
      for (const name of headings) {
        await userEvent.click(canvas.getByRole("button", { name: new RegExp(`^${name}`) }));
      }
      await expect(canvas.queryByRole("spinbutton")).toBeNull();
      await expect(canvas.queryByRole("checkbox")).toBeNull();
    });
  },
};

export const OneExpanded: Story = {
  name: "One expanded [CHAT-18]",
  tags: ["state:chat-settings/one-expanded"],
  play: async (context) => {
    await AllCollapsed.play?.(context);
    await userEvent.click(context.canvas.getByRole("button", { name: "MODEL" }));
    await expect(context.canvas.getByRole("combobox", { name: "Model" })).toBeVisible();
  },
};

export const Limits: Story = {
  name: "Limits of tool calls [CHAT-19 LIMIT-01]",
  tags: ["state:chat-settings/max-tool-calls-limits"],
  args: { view: { ...settings, maxToolCalls: 10 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "Increase Max Tool Calls" })).toBeDisabled();
    const field = canvas.getByRole("spinbutton", { name: "Max Tool Calls" });
    await userEvent.clear(field);
    await userEvent.type(field, "1{Tab}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ maxToolCalls: 1 });
    await expect(canvas.getByRole("button", { name: "Decrease Max Tool Calls" })).toBeDisabled();
  },
};

export const DiscoveryLimits: Story = {
  tags: ["state:chat-settings/discovery-limits"],
  args: { view: { ...settings, discoveryLimit: 20 } },
};

export const OutOfRange: Story = {
  name: "Out of range [CHAT-19 LO-40]",
  tags: ["state:chat-settings/out-of-range", "picture"],
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole("spinbutton", { name: "Max Tool Calls" });
    await step("MUST mark a number out of its range before it is brought into it", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "42");
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await userEvent.tab();
      await expect(field).toHaveValue("10");
      await expect(args.onChange).toHaveBeenLastCalledWith({ maxToolCalls: 10 });
    });
    await userEvent.clear(field);
    await userEvent.type(field, "99");
  },
};

export const DisabledWhileLoading: Story = {
  name: "Disabled while loading [CHAT-51]",
  tags: ["state:chat-settings/disabled-while-loading", "picture"],
  args: { locked: true },
  play: async ({ canvas, step }) => {
    await step(
      "MUST disable every control during a run, and keep every value readable",
      async () => {
        const inputs = [
          ...canvas.getAllByRole("spinbutton"),
          ...canvas.getAllByRole("checkbox"),
          canvas.getByRole("combobox"),
          canvas.getByRole("button", { name: "Discover Something" }),
          canvas.getByRole("button", { name: "CSV or Excel file" }),
        ];
        for (const input of inputs) await expect(input).toBeDisabled();
        // The text keeps its contrast: only the controls are dimmed.
        const colour = (element: Element) => getComputedStyle(element).color;
        const [first] = canvas.getAllByRole("checkbox", { checked: true });
        const name = document.querySelector(`label[for="${first?.id}"] > *`);
        await expect(colour(name ?? document.body)).toBe(
          colour(canvas.getByText("Max Tool Calls")),
        );
      },
    );
  },
};

// While the list is open the page behind it is hidden from screen readers, and focus cannot leave the list: what axe
// reports as focusable there cannot be reached.
const listOpen = { a11y: { config: { rules: [{ id: "aria-hidden-focus", enabled: false }] } } };

export const ModelOpen: Story = {
  parameters: listOpen,
  name: "Model open [CHAT-29 LIMIT-03]",
  tags: ["state:chat-settings/model-open", "picture"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Model" }));
    const options = await screen.findAllByRole("option");
    await expect(options.map((option) => option.textContent)).toEqual([
      "openai:gpt-4o",
      "google:gemini-1.5-pro-latest",
      "google:gemini-1.5-flash-latest",
    ]);
  },
};

export const WithoutKeys: Story = {
  parameters: listOpen,
  name: "No model has an API key: the built-in planner is selected, with one reason for all [CHAT-29]",
  tags: ["picture"],
  args: { view: withoutKeys },
  play: async ({ args, canvas, step }) => {
    const select = canvas.getByRole("combobox", { name: "Model" });
    await expect(select).toHaveTextContent("Built-in planner");
    await userEvent.click(select);
    const models = within(
      await screen.findByRole("group", { name: "Needs an API key – ask your administrator" }),
    ).getAllByRole("option");
    await step("MUST name what answers, and offer no model that cannot", async () => {
      await expect(models).toHaveLength(3);
      for (const model of models) await expect(model).toHaveAttribute("aria-disabled", "true");
      await expect(screen.getByRole("option", { selected: true })).toHaveTextContent(
        "Built-in planner",
      );
    });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ModelWithoutKey: Story = {
  name: "The chat's model has no API key, and others have [CHAT-29]",
  tags: ["picture"],
  args: { view: { ...settings, model: "google:gemini-1.5-pro-latest" } },
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox", { name: "Model" });
    await expect(select).toHaveTextContent("Built-in planner");
    await expect(select).toHaveAccessibleDescription(
      /This chat is set to google:gemini-1\.5-pro-latest, which is not available/,
    );
  },
};

export const ModelChosenInstead: Story = {
  name: "One that has a key can be chosen instead [CHAT-29]",
  args: ModelWithoutKey.args,
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole("combobox", { name: "Model" });
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole("option", { name: "openai:gpt-4o" }));
    await expect(args.onChange).toHaveBeenCalledWith({ model: "openai:gpt-4o" });
    await waitFor(() => expect(select).toHaveTextContent("openai:gpt-4o"));
  },
};

export const NoConnections: Story = {
  name: "No connections [CHAT-27 CHAT-28]",
  tags: ["state:chat-settings/no-connections", "picture"],
  args: { view: { ...settings, connections: [], selectedConnectionIds: [] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("No connections found. Please add one to get started."),
    ).toBeVisible();
  },
};

export const SomeConnections: Story = {
  name: "Some connections [CHAT-24]",
  tags: ["state:chat-settings/some-connections"],
  args: { view: { ...settings, selectedConnectionIds: ["c-1"] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Jira – Halden Ops" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ selectedConnectionIds: ["c-1", "c-3"] });
  },
};

export const ConnectionHoverOnly: Story = {
  tags: ["state:chat-settings/connection-hover-only"],
  play: async ({ canvas, step }) => {
    const only = canvas.getByRole("button", { name: "Only HubSpot – Sales" });
    await step("MUST show Only to the keyboard, not to the pointer alone", async () => {
      await expect(only).toHaveStyle({ opacity: "0" });
      canvas.getByRole("checkbox", { name: "HubSpot – Sales" }).focus();
      await expect(only).toHaveStyle({ opacity: "1" });
    });
    await step("MUST give each of its buttons at least 24 px", async () => {
      for (const button of canvas.getAllByRole("button")) {
        const { height, width } = button.getBoundingClientRect();
        await expect(Math.min(height, width)).toBeGreaterThanOrEqual(24);
      }
    });
  },
};

export const AfterOnly: Story = {
  name: "After Only [CHAT-26]",
  tags: ["state:chat-settings/after-only"],
  play: async ({ args, canvas, step }) => {
    await step("MUST name what Only and Delete act on", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Only HubSpot – Sales" }));
      await expect(args.onSelectOnly).toHaveBeenCalledWith({ id: "c-2" });
    });
    const ticked = canvas.getAllByRole("checkbox", { checked: true });
    await expect(ticked).toHaveLength(1);
    await expect(ticked[0]).toHaveAccessibleName("HubSpot – Sales");
  },
};

export const AllAgain: Story = {
  name: "After one alone, all again [CHAT-26]",
  args: { view: { ...settings, selectedConnectionIds: ["c-2"] } },
  play: async ({ args, canvas, step }) => {
    await step("MUST lead back from one connection alone to all of them by one press", async () => {
      await expect(canvas.queryByRole("button", { name: "Only HubSpot – Sales" })).toBeNull();
      const all = canvas.getByRole("button", { name: "All connections" });
      await expect(all).toHaveStyle({ opacity: "1" });
      await userEvent.click(all);
      await expect(args.onChange).toHaveBeenLastCalledWith({
        selectedConnectionIds: settings.connections.map(({ id }) => id),
      });
      await expect(canvas.getByRole("button", { name: "Only HubSpot – Sales" })).toHaveFocus();
    });
  },
};

export const NoneTicked: Story = {
  tags: ["state:chat-settings/none-ticked"],
  args: { view: { ...settings, selectedConnectionIds: [] } },
};

export const ManyConnectionsLong: Story = {
  tags: ["state:chat-settings/many-connections-long", "picture"],
  args: { view: { ...settings, connections: manyConnections, selectedConnectionIds: ["m-0"] } },
};

export const NoFiles: Story = {
  name: "No files [UPLOAD-01 UPLOAD-06]",
  tags: ["state:chat-settings/no-files"],
  args: { view: { ...settings, files: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No files uploaded.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "CSV or Excel file" })).toBeEnabled();
  },
};

export const Files: Story = {
  name: "Files [UPLOAD-04 UPLOAD-05]",
  tags: ["state:chat-settings/files", "picture"],
  play: async ({ args, canvas, step }) => {
    const list = within(canvas.getByRole("list", { name: "Uploaded files" }));
    await expect(list.getByText("wholesale-terms-2026.xlsx")).toBeVisible();
    await step("MUST name what Only and Delete act on", async () => {
      await userEvent.click(list.getByRole("button", { name: "Delete credit-limits.csv" }));
      await expect(args.onDeleteFile).toHaveBeenCalledWith({ id: "f-2" });
    });
  },
};

export const FilesLongNames: Story = {
  tags: ["state:chat-settings/files-long-names"],
  args: { view: { ...settings, files: longFiles } },
};

export const Uploading: Story = {
  name: "Uploading [UPLOAD-01]",
  tags: ["state:chat-settings/uploading", "picture"],
  args: { view: { ...settings, uploading: { name: "sales.csv", share: 0.426 } } },
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole("button", { name: "Uploading sales.csv…" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await step("MUST name the progress of an upload, and let it be cancelled", async () => {
      const bar = canvas.getByRole("progressbar", { name: "Uploading sales.csv…" });
      await expect(bar).toHaveAttribute("aria-valuetext", "42%");
      await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
      await expect(args.onCancelUpload).toHaveBeenCalledOnce();
    });
  },
};

export const Reading: Story = {
  name: "All of a file has left, and the server reads it",
  args: { view: { ...settings, uploading: { name: "sales.csv", share: 1 } } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Uploading sales.csv…" });
    await expect(bar).toHaveAttribute("aria-valuetext", "Reading the file…");
    await expect(bar).not.toHaveAttribute("aria-valuenow");
  },
};

export const Uploaded: Story = {
  name: "After an upload its first rows are offered",
  args: { view: { ...settings, uploaded: { id: "f-1", name: "wholesale-terms-2026.xlsx" } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("“wholesale-terms-2026.xlsx” was uploaded.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show first rows" }));
    const file = { id: "f-1", name: "wholesale-terms-2026.xlsx" };
    await expect(args.onPreviewFile).toHaveBeenLastCalledWith(file);
    const row = canvas.getByRole("button", { name: "First rows of credit-limits.csv" });
    row.focus();
    await userEvent.keyboard("{Enter}");
    const other = { id: "f-2", name: "credit-limits.csv" };
    await expect(args.onPreviewFile).toHaveBeenLastCalledWith(other);
  },
};

export const DeletingFile: Story = {
  name: "A file that is being deleted says so",
  args: {
    view: {
      ...settings,
      files: settings.files.map((file) => ({ ...file, deleting: file.id === "f-2" })),
    },
  },
  play: async ({ args, canvas }) => {
    const remove = canvas.getByRole("button", { name: "Delete credit-limits.csv" });
    await expect(remove).toHaveAttribute("aria-busy", "true");
    await expect(remove.parentElement).toHaveStyle({ opacity: "1" });
    await userEvent.click(remove);
    await expect(args.onDeleteFile).not.toHaveBeenCalled();
  },
};

export const SeveralFiles: Story = {
  name: "Of several files that are dropped together one is taken, and that is said",
  play: async ({ args, canvas }) => {
    const place = canvas.getByRole("button", { name: "CSV or Excel file" });
    const drop = (...files: File[]) => {
      const dataTransfer = new DataTransfer();
      for (const file of files) dataTransfer.items.add(file);
      place.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    };
    const sales = new File(["a"], "sales.csv");
    const said = /“sales.csv” was added/;
    drop(sales, new File(["b"], "costs.csv"), new File(["c"], "photo.png"));
    await expect(await canvas.findByText(said)).toHaveTextContent("2 other files were skipped.");
    await expect(args.onUpload.mock.calls).toEqual([[{ file: sales }]]);
    drop(new File(["d"], "next.csv"));
    await waitFor(() => expect(canvas.queryByText(said)).toBeNull());
    drop(sales, new File(["b"], "costs.csv"));
    await expect(await canvas.findByText(said)).toHaveTextContent("1 other file was skipped.");
  },
};

export const WrongFileType: Story = {
  name: "Wrong file type [UPLOAD-02 LIMIT-14]",
  tags: ["state:chat-settings/wrong-file-type", "picture"],
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (input === null) throw new Error("There is no file input.");
    await expect(input.accept).toContain(".csv");
    await expect(input.accept).toContain(".xlsx");
    await userEvent.upload(input, new File(["x"], "photo.png", { type: "image/png" }), {
      applyAccept: false,
    });
    await expect(canvas.getByRole("alert")).toHaveTextContent("photo.png");
    await expect(args.onUpload).not.toHaveBeenCalled();
    const file = new File(["a,b"], "sales.csv", { type: "text/csv" });
    await userEvent.upload(input, file);
    await expect(args.onUpload).toHaveBeenCalledWith({ file });
    await userEvent.upload(input, new File(["x"], "photo.png", { type: "image/png" }), {
      applyAccept: false,
    });
  },
};

export const Dark: Story = { tags: ["state:chat-settings/dark"], globals: { theme: "dark" } };
