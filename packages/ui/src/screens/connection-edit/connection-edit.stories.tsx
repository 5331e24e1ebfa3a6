import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { desk, expired, tasks } from "./connection-edit.fixtures.ts";
import { ConnectionEditScreen } from "./connection-edit.tsx";
import type { ConnectionChange, ConnectionEditState } from "./connection-edit.types.ts";

const meta = {
  title: "Screens/ConnectionEdit",
  component: ConnectionEditScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", shell: { ...signedIn.shell, current: "connections" } },
  decorators: [withShell],
  args: { state: { kind: "ready", connection: desk }, paths, onSave: fn() },
} satisfies Meta<typeof ConnectionEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
const tool = (canvas: Canvas, name: string) => within(canvas.getByRole("listitem", { name }));
const verify = "Verify before running";

export const Default: Story = {
  name: "Its name, where it leads, blank credentials with a notice, names of fields and tools; only what was typed is sent [CEDIT-02 CEDIT-03 CEDIT-05 CEDIT-06 CEDIT-07 CEDIT-08 CEDIT-10 CEDIT-11 CEDIT-14 CEDIT-15 CEDIT-16]",
  tags: ["state:connection-edit/populated", "picture"],
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole("textbox", { name: "Connection name" });
    await expect(name).toHaveValue("Support desk");
    await expect(name).toBeRequired();
    const subdomain = canvas.getByRole("textbox", { name: "Subdomain" });
    await expect(subdomain).toBeDisabled();
    await expect(subdomain).toHaveValue("haldencoffee");
    const token = canvas.getByLabelText("API token");
    await expect(token).toHaveAttribute("type", "password");
    await expect(token).toHaveValue("");
    await expect(canvas.getByText(/Encrypted credentials are on file/)).toBeVisible();
    const guide = canvas.getByRole("link", { name: "Setup Guide (opens in a new tab)" });
    await expect(guide).toHaveAttribute("href", "/ui/connections/setup/desk");
    await expect(canvas.getByRole("textbox", { name: "Field ID of Client Name" })).toHaveValue(
      "customfield_10010",
    );
    await save(canvas);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        name: "Support desk",
        configuration: desk.configuration,
        credentials: {},
        enabledMethods: ["search_tickets", "update_ticket", "reply_to_ticket"],
        hitlMethods: ["update_ticket", "reply_to_ticket"],
        fieldMappings: { "Client Name": "customfield_10010", "Renewal date": "customfield_10042" },
      }),
    );
  },
};

export const Loading: Story = {
  name: "While the connection loads [CEDIT-02 LO-136]",
  tags: ["state:connection-edit/loading", "picture"],
  args: { state: { kind: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading page")).toBeInTheDocument();
  },
};

export const OddTools: Story = {
  name: "Tools that are left out are listed with the reason, and so are repaired ones",
  tags: ["picture"],
  args: {
    state: {
      kind: "ready",
      connection: {
        ...tasks,
        toolNotes: [
          { name: "render_scene", offered: false, reason: "Its arguments are not an object." },
          { name: "Tool 14", offered: false, reason: "It has no name." },
          { name: "find", offered: true, reason: "Repaired: items of ids." },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const left = within(canvas.getByRole("list", { name: "Tools left out" }));
    await expect(left.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "render_scene Its arguments are not an object.",
      "Tool 14 It has no name.",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: /Tools repaired/ }));
    const repaired = within(canvas.getByRole("list", { name: "Tools repaired" }));
    await expect(repaired.getByRole("listitem")).toHaveTextContent("find Repaired: items of ids.");
  },
};

export const NoSettings: Story = {
  name: "A type without settings says so, and asks for no credentials [CEDIT-04 CEDIT-09]",
  tags: [
    "state:connection-edit/no-config-fields",
    "state:connection-edit/mappings-empty",
    "picture",
  ],
  args: { state: { kind: "ready", connection: tasks } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("This connection type has no non-secret configuration fields."),
    ).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Credentials" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Add Mapping" })).toBeVisible();
  },
};

export const NoOperations: Story = {
  name: "A tool that was created manually says that it has no operations, and where to add one that has [CEDIT-14]",
  tags: ["picture"],
  args: {
    state: {
      kind: "ready",
      connection: {
        ...tasks,
        name: "Loyalty points",
        displayName: "Loyalty points",
        tools: [],
        permissions: { enabled: [], verified: [] },
        operationsHref: "/ui/connections/create-custom-tool",
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This tool was created manually/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Add a tool with operations" })).toHaveAttribute(
      "href",
      "/ui/connections/create-custom-tool",
    );
  },
};

export const NothingOnFile: Story = {
  name: "Without credentials on file there is no notice [CEDIT-09]",
  tags: ["state:connection-edit/no-credentials-on-file"],
  args: { state: { kind: "ready", connection: { ...desk, hasCredentials: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("API token")).toBeVisible();
    await expect(canvas.queryByText(/Encrypted credentials are on file/)).toBeNull();
  },
};

export const NothingToType: Story = {
  name: "Credentials that nobody types, such as those of a consent, have no section [CEDIT-08]",
  args: { state: { kind: "ready", connection: { ...tasks, hasCredentials: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", { name: "Credentials" })).toBeNull();
    await expect(canvas.queryByText(/Encrypted credentials are on file/)).toBeNull();
  },
};

export const CredentialTyped: Story = {
  name: "A credential that is typed is masked, and sent alone [CEDIT-05 CEDIT-07]",
  tags: ["state:connection-edit/credentials-typed"],
  play: async ({ canvas, args }) => {
    const token = canvas.getByLabelText("API token");
    await userEvent.type(token, "new-secret");
    await expect(token).toHaveAttribute("type", "password");
    await save(canvas);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ credentials: { api_token: "new-secret" } }),
      ),
    );
  },
};

export const FieldsToChoose: Story = {
  name: "The app's fields are chosen by name; one that it does not list is typed, and saved as typed [CEDIT-11]",
  tags: ["picture"],
  args: {
    fields: {
      kind: "ready",
      complete: true,
      fields: [
        { id: "customfield_10010", name: "Client" },
        { id: "customfield_10042", name: "Renewal" },
        { id: "customfield_10077", name: "Contract value" },
      ],
    },
  },
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByRole("combobox", { name: "Field ID of Client Name" });
    await userEvent.click(canvas.getByRole("button", { name: "Add Mapping" }));
    await userEvent.keyboard("{Tab}contract");
    const list = within(canvasElement.ownerDocument.body);
    await userEvent.click(await list.findByRole("option", { name: /^Contract value/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Add Mapping" }));
    await userEvent.keyboard("Owner{Tab}owner_id");
    await save(canvas);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          fieldMappings: {
            ...desk.mappings,
            "Contract value": "customfield_10077",
            Owner: "owner_id",
          },
        }),
      ),
    );
  },
};

export const FieldsNotListed: Story = {
  name: "Fields that the app does not list are typed, and it is said why [CEDIT-11 LO-58]",
  args: {
    fields: { kind: "failed", message: "Redmine does not allow this (403).", onRetry: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
    await canvas.findByRole("combobox", { name: "Field ID of Client Name" });
  },
};

export const ManyMappings: Story = {
  name: "Many names of fields, such as Client Name for customfield_10010 [CEDIT-11]",
  tags: ["state:connection-edit/mappings-many"],
  args: {
    state: {
      kind: "ready",
      connection: {
        ...desk,
        mappings: Object.fromEntries([
          ["Client Name", "customfield_10010"],
          ...Array.from({ length: 14 }, (_, index) => [
            `Field ${index + 2}`,
            `customfield_${10_011 + index}`,
          ]),
        ]),
      },
    },
  },
};

export const BlankName: Story = {
  name: "A row without a name is left out, what is typed is trimmed [CEDIT-11 CEDIT-12 CEDIT-13 LO-58]",
  tags: ["state:connection-edit/mapping-blank-key"],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add Mapping" }));
    await userEvent.keyboard("  Owner {Tab} customfield_10077 ");
    await userEvent.click(canvas.getByRole("button", { name: "Add Mapping" }));
    await userEvent.keyboard("{Tab}customfield_10099");
    await save(canvas);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          fieldMappings: { ...desk.mappings, Owner: "customfield_10077" },
        }),
      ),
    );
  },
};

export const ToolsMixed: Story = {
  name: "Tools that may run, that may not, and that ask first [CEDIT-14 CEDIT-15]",
  tags: ["state:connection-edit/tools-mixed"],
  play: async ({ canvas, args }) => {
    const merge = tool(canvas, "merge_tickets");
    await expect(merge.getByRole("checkbox", { name: "Enable merge_tickets" })).not.toBeChecked();
    const update = tool(canvas, "update_ticket");
    await expect(update.getByRole("checkbox", { name: verify })).toBeChecked();
    await userEvent.click(update.getByRole("checkbox", { name: verify }));
    await userEvent.click(merge.getByRole("checkbox", { name: "Enable merge_tickets" }));
    await expect(merge.getByRole("checkbox", { name: verify })).toBeChecked();
    await save(canvas);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          enabledMethods: ["search_tickets", "update_ticket", "reply_to_ticket", "merge_tickets"],
          hitlMethods: ["reply_to_ticket", "merge_tickets"],
        }),
      ),
    );
  },
};

export const Revoking: Story = {
  name: "A permission to run without asking is taken back at once, after a question [CEDIT-15]",
  args: {
    state: {
      kind: "ready",
      connection: {
        ...desk,
        permissions: { ...desk.permissions, verified: ["reply_to_ticket"] },
        tools: desk.tools.map((each) =>
          each.name === "update_ticket"
            ? {
                ...each,
                grant: {
                  at: "2026-05-03T09:00:00Z",
                  by: "maya@haldencoffee.example",
                  endedBecause: null,
                },
              }
            : each,
        ),
      },
    },
    onRevoke: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Revoke for update_ticket" }));
    const question = within(await within(document.body).findByRole("alertdialog"));
    await expect(args.onRevoke).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole("button", { name: "Revoke" }));
    await expect(args.onRevoke).toHaveBeenCalledWith({ tool: "update_ticket" });
    // The page is hidden from the accessibility tree until the question has closed.
    await waitFor(() =>
      expect(
        tool(canvas, "update_ticket").getByRole("checkbox", { name: verify, hidden: true }),
      ).toBeChecked(),
    );
  },
};

export const NameMissing: Story = {
  name: "A connection needs a name [CEDIT-02]",
  tags: ["state:connection-edit/name-missing", "picture"],
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole("textbox", { name: "Connection name" }));
    await save(canvas);
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "Connection name" })).toHaveAccessibleDescription(
        /Enter a name for the connection\./,
      ),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  name: "While saving the button says so and takes no press [CEDIT-17]",
  tags: ["state:connection-edit/saving"],
  args: { state: { kind: "saving", connection: desk } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Saving..." }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: "The server's words are shown, and what was typed stays [CEDIT-21]",
  tags: ["state:connection-edit/error-server", "picture"],
  args: {
    state: { kind: "failed", connection: desk, message: "Harbor Desk refused the API token." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Harbor Desk refused the API token.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Connection name" })).toHaveValue(
      "Support desk",
    );
  },
};

export const RefusedUnknown: Story = {
  name: "Without any, a general sentence [CEDIT-21 ERR-33]",
  tags: ["state:connection-edit/error-fallback"],
  args: { state: { kind: "failed", connection: desk, message: "An unknown error occurred." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("An unknown error occurred.")).toBeVisible();
  },
};

const shown = {
  ...desk,
  version: "1",
  permissions: { ...desk.permissions, verified: ["reply_to_ticket"] },
};
const refusedAsOld =
  "Nothing was saved because this connection changed since you opened it: which tools run or ask. Review the current state and save again.";

export const ChangedElsewhere: Story = {
  name: "What others stored meanwhile is shown beside what was typed, and what ended stays ended [CEDIT-15 CEDIT-21]",
  tags: ["picture"],
  args: { state: { kind: "ready", connection: shown } },
  render: function Render(args) {
    const [state, setState] = useState(args.state);
    const refuse = (change: ConnectionChange) => {
      args.onSave(change);
      const connection = { ...desk, name: "The desk", version: "2" };
      setState({ kind: "failed", connection, message: refusedAsOld });
    };
    return <ConnectionEditScreen {...args} state={state} onSave={refuse} />;
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText("API token"), "new-secret");
    const asks = (name: string) =>
      tool(canvas, name).getByRole("checkbox", { name: verify, hidden: true });
    await userEvent.click(asks("search_tickets"));
    await expect(asks("update_ticket")).not.toBeChecked();
    await save(canvas);
    await waitFor(() => expect(canvas.getByText(refusedAsOld)).toBeVisible());
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ version: "1" }));
    await expect(asks("update_ticket")).toBeChecked();
    await expect(asks("search_tickets")).toBeChecked();
    await expect(canvas.getByLabelText("API token")).toHaveValue("new-secret");
    await expect(canvas.getByRole("textbox", { name: "Connection name" })).toHaveValue("The desk");
  },
};

export const kinds = {
  loading: Loading,
  ready: Default,
  saving: Saving,
  failed: Refused,
} satisfies Record<ConnectionEditState["kind"], Story>;

export const Reconnect: Story = {
  name: "One that expired says why on top; whoever comes to reconnect types the new credentials at once",
  args: { health: { ...expired, onTest: fn() }, reconnecting: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("The app no longer accepts the credentials.")).toBeVisible();
    await expect(canvas.getByText(/^Harbor Desk says: Invalid token/)).toBeVisible();
    await expect(canvas.getByText("2 days ago")).toBeVisible();
    await expect(canvas.getByLabelText("API token")).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Test" }));
    await expect(args.health?.onTest).toHaveBeenCalledTimes(1);
  },
};

export const ReconnectThere: Story = {
  name: "One that is authorized on the app's own page is reconnected there",
  args: {
    health: {
      ...expired,
      health: { ...expired.health, reconnectHref: "https://api.example.test/start?connection=c-1" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Reconnect" })).toHaveAttribute(
      "href",
      "https://api.example.test/start?connection=c-1",
    );
  },
};

export const Works: Story = {
  name: "One that works says so in a line, and while it is tried the button waits",
  args: {
    health: {
      ...expired,
      health: { status: "ok", reason: null, lastSuccessAt: "2026-11-22T11:57:00Z" },
      testing: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The connection works.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Test" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const LongValues: Story = {
  name: "Long values and names of tools stay inside [CEDIT-03]",
  tags: ["state:connection-edit/long-values"],
  args: {
    state: {
      kind: "ready",
      connection: {
        ...desk,
        name: "Cooperative association of coffee growers and roasters ".repeat(3),
        displayName: "Internationalisierungsdienst".repeat(4),
        configuration: { subdomain: "unbreakable".repeat(20), email: "maya@haldencoffee.example" },
        tools: desk.tools.map((each) => ({ ...each, name: `${each.name}_${"x".repeat(60)}` })),
      },
    },
  },
  globals: { viewport: { value: "smallest" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Mobile: Story = {
  tags: ["state:connection-edit/mobile"],
  globals: { viewport: { value: "mobile" } },
};

export const Dark: Story = {
  tags: ["state:connection-edit/dark"],
  globals: { theme: "dark" },
};
