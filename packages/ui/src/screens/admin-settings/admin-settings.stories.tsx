import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { admin, paths } from "../../patterns/shell/shell.fixtures.ts";
import { adminPages } from "../admin-parts.fixtures.ts";
import { LoadErrorScreen } from "../load-error/index.ts";
import { RouteErrorScreen } from "../route-error/index.ts";
import { withShell } from "../screen-frame.tsx";
import { many, plugin, plugins, unset } from "./admin-settings.fixtures.ts";
import { AdminSettingsScreen } from "./admin-settings.tsx";
import type { AdminSettingsState, PluginSave } from "./admin-settings.types.ts";

const meta = {
  title: "Screens/AdminSettings",
  component: AdminSettingsScreen,
  excludeStories: ["kinds"],
  parameters: {
    layout: "fullscreen",
    shell: { account: { kind: "user", user: admin }, current: "adminSettings" },
  },
  decorators: [withShell],
  args: {
    state: { kind: "ready", plugins },
    pages: adminPages("Plugin Settings"),
    onSave: fn(),
  },
} satisfies Meta<typeof AdminSettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "One form for each plugin, filled with what is set [ADMSET-01 ADMSET-03 ADMSET-04 ROLE-05]",
  tags: [
    "state:admin-settings/populated",
    "state:admin-settings/dark",
    "state:admin-settings/mobile",
    "picture",
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Plugin Settings" })).toBeVisible();
    const jira = within(canvas.getByRole("region", { name: "Jira" }));
    const id = jira.getByRole("textbox", { name: /Client ID/ });
    await expect(id).toHaveValue("halden-ops");
    await expect(id).toHaveAccessibleDescription(/Register an application with Jira/);
    await userEvent.clear(id);
    await userEvent.type(id, "halden-two");
    await userEvent.click(jira.getByRole("button", { name: "Save Jira" }));
    await expect(args.onSave).toHaveBeenCalledWith({
      id: "jira",
      config: { client_id: "halden-two", client_secret: "__is_set__" },
    });
  },
};

export const Loading: Story = {
  name: "While the settings load [ADMSET-01 LO-136]",
  tags: ["state:admin-settings/loading"],
  args: { state: { kind: "loading" } },
};

export const kinds = { loading: Loading, ready: Default } satisfies Record<
  AdminSettingsState["kind"],
  Story
>;

const only = (one: (typeof plugins)[number]): Story["args"] => ({
  state: { kind: "ready", plugins: [one] },
});

export const StoredSecret: Story = {
  name: "A stored secret is never shown [ADMSET-05 LIMIT-23]",
  tags: ["state:admin-settings/stored-secret"],
  args: only(plugin("Jira")),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: /Replace/ })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent("__is_set__");
  },
};

export const SecretReplaced: Story = {
  name: "A new value is typed, masked, and sent in place of the stored one [ADMSET-05 LO-118]",
  tags: ["state:admin-settings/secret-replaced", "picture"],
  args: only(plugin("Jira")),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Replace/ }));
    const secret = canvas.getByLabelText(/^Client secret/, { selector: "input" });
    await expect(secret).toHaveAttribute("type", "password");
    await userEvent.type(secret, "s3cret");
    await userEvent.click(canvas.getByRole("button", { name: "Save Jira" }));
    await expect(args.onSave).toHaveBeenCalledWith({
      id: "jira",
      config: { client_id: "halden-ops", client_secret: "s3cret" },
    });
  },
};

export const SecretUnset: Story = {
  name: "A secret that was never stored is empty [ADMSET-05]",
  tags: ["state:admin-settings/secret-unset"],
  args: only(unset),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Client secret/, { selector: "input" })).toHaveValue("");
    await expect(canvas.getByText("Not set up", { selector: "[data-slot=badge] *" })).toBeVisible();
  },
};

export const NoPlugins: Story = {
  name: "No plugin has settings [ADMSET-03]",
  tags: ["state:admin-settings/no-plugins", "picture"],
  args: { state: { kind: "ready", plugins: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No plugin has settings")).toBeVisible();
  },
};

export const PluginWithoutFields: Story = {
  name: "A plugin with an empty schema [ADMSET-03]",
  tags: ["state:admin-settings/plugin-without-fields"],
  args: only(plugin("Web Reader", { schema: {}, config: {} })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This plugin has no settings.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Save/ })).toBeNull();
  },
};

export const ManyPlugins: Story = {
  name: "20 plugins with long descriptions, and a search [ADMSET-03]",
  tags: ["state:admin-settings/many-plugins", "picture"],
  args: { state: { kind: "ready", plugins: many } },
};

export const Searched: Story = {
  name: "A search leaves the plugins that have it in their name, and loses nothing that was typed",
  play: async ({ canvas }) => {
    const id = () =>
      within(canvas.getByRole("region", { name: "Jira" })).getByRole("textbox", {
        name: /Client ID/,
      });
    await userEvent.type(id(), "-new");
    const search = canvas.getByRole("searchbox", { name: "Search plugins" });
    await userEvent.type(search, "hub");
    await expect(canvas.queryByRole("region", { name: "Jira" })).toBeNull();
    await expect(canvas.getByRole("region", { name: "HubSpot" })).toBeVisible();
    await userEvent.type(search, "x");
    await expect(canvas.getByText("No plugins match.")).toBeVisible();
    await userEvent.clear(search);
    await expect(id()).toHaveValue("halden-ops-new");
  },
};

const withSave = (save: PluginSave): Story["args"] => ({
  state: { kind: "ready", plugins: [plugin("Jira", { save }), unset] },
});

export const Saving: Story = {
  name: "One plugin is saved, the others can be used [ADMSET-07 LO-134]",
  tags: ["state:admin-settings/saving"],
  args: withSave({ kind: "saving" }),
  play: async ({ canvas }) => {
    const jira = canvas.getByRole("region", { name: "Jira" });
    const [button] = within(jira).getAllByRole("button").slice(-1);
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("button", { name: "Save HubSpot" })).toBeEnabled();
  },
};

export const Saved: Story = {
  name: "The server's message at the plugin that was saved [ADMSET-07]",
  tags: ["state:admin-settings/saved", "picture"],
  args: withSave({ kind: "saved", message: "The settings of Jira were saved." }),
  play: async ({ canvas }) => {
    const jira = within(canvas.getByRole("region", { name: "Jira" }));
    await expect(jira.getByText("The settings of Jira were saved.")).toBeVisible();
  },
};

const failed = (message: string): Pick<Story, "args" | "play"> => ({
  args: withSave({ kind: "failed", message }),
  play: async ({ canvas }) => {
    const jira = within(canvas.getByRole("region", { name: "Jira" }));
    await expect(jira.getByText(message)).toBeVisible();
    const other = within(canvas.getByRole("region", { name: "HubSpot" }));
    await expect(other.queryByText(message)).toBeNull();
  },
});

export const SaveFailedServer: Story = {
  name: "What the server says of a failed save, at that plugin [ADMSET-09]",
  tags: ["state:admin-settings/save-failed-server"],
  ...failed("'client_id' must have at most 4000 characters."),
};

export const SaveFailedFallback: Story = {
  name: "An unknown error occurred. [ADMSET-09 ERR-33]",
  tags: ["state:admin-settings/save-failed-fallback"],
  ...failed("An unknown error occurred."),
};

export const NoData: Story = {
  name: "No data received for admin settings. [ADMSET-08 ERR-50]",
  tags: ["state:admin-settings/no-data"],
  render: () => (
    <RouteErrorScreen
      defaultExpanded
      onRetry={fn()}
      state={{ kind: "failed", message: "No data received for admin settings." }}
    />
  ),
};

export const NotAdmin: Story = {
  name: "Not an administrator: the error screen and nothing else [ROLE-05 LO-121]",
  tags: ["state:admin-settings/not-admin"],
  parameters: { shell: { current: null } },
  render: () => (
    <RouteErrorScreen
      defaultExpanded
      onRetry={fn()}
      state={{ kind: "failed", message: "Only administrators can do this." }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Only administrators can do this.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Save/ })).toBeNull();
  },
};

export const LoggedOut: Story = {
  name: "Without a login [SHELL-05 ROLE-10]",
  tags: ["state:admin-settings/logged-out"],
  parameters: { shell: { account: { kind: "visitor" }, current: null } },
  render: () => (
    <LoadErrorScreen
      paths={paths}
      state={{ kind: "failed", message: "You must be logged in to change plugin settings." }}
    />
  ),
};
