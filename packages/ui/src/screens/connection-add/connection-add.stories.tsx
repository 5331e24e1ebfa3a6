import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { noRequest } from "../../patterns/request-form/request-form.fixtures.ts";
import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import {
  deskPlugin,
  mailPlugin,
  manyTools,
  supportPlugin,
  tasksPlugin,
} from "./connection-add.fixtures.ts";
import { ConnectionAddScreen } from "./connection-add.tsx";
import type { ConnectionAddState } from "./connection-add.types.ts";

const meta = {
  title: "Screens/ConnectionAdd",
  component: ConnectionAddScreen,
  excludeStories: ["kinds"],
  parameters: {
    layout: "fullscreen",
    shell: { ...signedIn.shell, current: "connections" },
  },
  decorators: [withShell],
  args: {
    state: { kind: "ready", plugin: tasksPlugin },
    paths,
    request: noRequest,
    onSave: fn(),
  },
} satisfies Meta<typeof ConnectionAddScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const row = (canvas: Canvas, tool: string) => within(canvas.getByRole("listitem", { name: tool }));
const verify = "Verify before running";

export const Default: Story = {
  name: "Way back, a name, and the tools: all enabled, and all that do more than read ask first [CADD-02 CADD-03 CADD-07 CADD-08 CADD-09 CADD-10 CADD-14 CADD-18 LO-50]",
  tags: ["state:connection-add/no-fields", "picture"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("main")).toBeVisible();
    const back = within(canvas.getByRole("main")).getByRole("link", { name: "My Connections" });
    await expect(back).toHaveAttribute("href", "/ui/connections");
    const guide = canvas.getByRole("link", { name: "Setup Guide (opens in a new tab)" });
    await expect(guide).toHaveAttribute("href", "/ui/connections/setup/tasks");
    await expect(guide).toHaveAttribute("target", "_blank");
    const field = canvas.getByRole("textbox", { name: "Connection name" });
    await expect(field).toBeRequired();
    await expect(field).toHaveValue("Tasks");
    const tools = [
      ["list_tasks", "List tasks by status, priority or text", false],
      ["create_task", "Create a task in your inbox", true],
      ["update_task", "Change title, priority or status of a task", true],
    ] as const;
    for (const [name, description, asks] of tools) {
      const tool = row(canvas, name);
      await expect(tool.getByText(description)).toBeVisible();
      await expect(tool.getByRole("checkbox", { name: `Enable ${name}` })).toBeChecked();
      const box = tool.getByRole("checkbox", { name: verify });
      await (asks ? expect(box).toBeChecked() : expect(box).not.toBeChecked());
    }
    await userEvent.clear(field);
    await userEvent.type(field, " My tasks ");
    await userEvent.click(row(canvas, "update_task").getByRole("checkbox", { name: verify }));
    await userEvent.click(canvas.getByRole("button", { name: "Save Connection" }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith({
      name: "My tasks",
      configuration: {},
      credentials: {},
      enabledMethods: ["list_tasks", "create_task", "update_task"],
      hitlMethods: ["create_task"],
    });
  },
};

export const Empty: Story = {
  name: "Empty: the app's name, generated fields, tools, and a way to ask for another method [CADD-03 CADD-04 CADD-07 CADD-14 CADD-18 LO-56]",
  tags: ["state:connection-add/empty", "picture"],
  args: { state: { kind: "ready", plugin: deskPlugin } },
  play: async ({ canvas }) => {
    for (const name of ["Subdomain", "Agent e-mail"]) {
      await expect(canvas.getByRole("textbox", { name })).toHaveValue("");
    }
    await expect(canvas.getByRole("button", { name: "Request a New Method" })).toBeVisible();
    const documentation = canvas.getByRole("link", { name: "Documentation (opens in a new tab)" });
    await expect(documentation).toHaveAttribute("href", "https://desk.example/developers");
  },
};

export const AsksForAMethod: Story = {
  name: "Offers to ask for a method, which saves no connection [CADD-14 CADD-15]",
  tags: ["picture"],
  args: { request: { ...noRequest, state: { kind: "open" }, onSend: fn() } },
  play: async ({ args }) => {
    // Its code is loaded when it opens: on a busy machine longer than the second that is waited otherwise.
    const request = within(
      await screen.findByRole("dialog", { name: "Request a New Method" }, { timeout: 5_000 }),
    );
    for (const [name, text] of [
      ["Method description", "Archive a task"],
      ["Contact name", "Maya Halden"],
      ["Contact email", "maya@haldencoffee.example"],
    ] as const) {
      await userEvent.click(request.getByRole("textbox", { name }));
      await userEvent.paste(text);
    }
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.request.onSend).toHaveBeenCalledOnce());
    await expect(args.onSave).not.toHaveBeenCalled();
    // The form below was not submitted: none of its fields is marked.
    await expect(document.querySelectorAll('form [aria-invalid="true"]')).toHaveLength(0);
  },
};

export const VerifyDisabled: Story = {
  name: "A tool that is not enabled cannot be verified and is left out [CADD-09 CADD-13 LO-51]",
  tags: ["state:connection-add/verify-disabled"],
  args: { state: { kind: "ready", plugin: supportPlugin } },
  play: async ({ canvas, args }) => {
    const tool = row(canvas, "merge_tickets");
    await expect(tool.getByRole("checkbox", { name: verify })).toBeChecked();
    await userEvent.click(tool.getByRole("checkbox", { name: "Enable merge_tickets" }));
    await expect(tool.getByRole("checkbox", { name: verify })).toBeDisabled();
    await expect(tool.getByRole("checkbox", { name: verify })).not.toBeChecked();
    await expect(canvas.getByText("3 of 4 enabled")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Connection name" }), " 2{Enter}");
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        name: "Harbor Desk 2",
        configuration: {},
        credentials: {},
        enabledMethods: ["search_tickets", "update_ticket", "reply_to_ticket"],
        hitlMethods: ["update_ticket", "reply_to_ticket"],
      }),
    );
  },
};

export const Filled: Story = {
  name: "Filled, some tools off, some verified [CADD-08 CADD-09]",
  tags: ["state:connection-add/filled"],
  args: { state: { kind: "ready", plugin: supportPlugin } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Connection name" }), " – Support");
    await userEvent.click(row(canvas, "update_ticket").getByRole("checkbox", { name: verify }));
    await userEvent.click(
      row(canvas, "merge_tickets").getByRole("checkbox", { name: "Enable merge_tickets" }),
    );
    await expect(canvas.getByText("3 of 4 enabled")).toBeVisible();
  },
};

export const Validation: Story = {
  name: "A missing name is said at the field, which gets the focus; nothing is sent [CADD-03]",
  tags: ["state:connection-add/validation", "picture"],
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole("textbox", { name: "Connection name" });
    await userEvent.clear(name);
    await userEvent.type(name, "   ");
    await userEvent.click(canvas.getByRole("button", { name: "Save Connection" }));
    await waitFor(() => expect(name).toBeInvalid());
    await expect(args.onSave).not.toHaveBeenCalled();
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(/Enter a name for the connection\./);
    // A single error needs no list.
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const ValidationOfFields: Story = {
  name: "Missing name and fields are marked and listed; the first gets the focus [CADD-03 CADD-06]",
  args: { state: { kind: "ready", plugin: deskPlugin } },
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole("textbox", { name: "Connection name" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save Connection" }));
    const list = within(await canvas.findByRole("alert"));
    await expect(list.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Enter a name for the connection.",
      "Subdomain: Enter a value.",
      "Agent e-mail: Enter a value.",
      "API token: Enter a value.",
    ]);
    const name = canvas.getByRole("textbox", { name: "Connection name" });
    await waitFor(() => expect(name).toHaveFocus());
    for (const field of ["Connection name", "Subdomain", "Agent e-mail", "API token"]) {
      await expect(canvas.getByLabelText(field)).toBeInvalid();
    }
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SecretFields: Story = {
  name: "A field for each setting, secrets masked; each goes where it belongs [CADD-04 CADD-05 CADD-06 CADD-11 CADD-12]",
  tags: ["state:connection-add/secret-fields", "picture"],
  args: { state: { kind: "ready", plugin: deskPlugin } },
  play: async ({ canvas, args }) => {
    const subdomain = canvas.getByRole("textbox", { name: "Subdomain" });
    await expect(subdomain).toBeRequired();
    await expect(subdomain).toHaveAccessibleDescription("The part before .desk.example");
    const token = canvas.getByLabelText("API token");
    await expect(token).toBeRequired();
    await expect(token).toHaveAttribute("type", "password");
    await userEvent.type(subdomain, "haldencoffee");
    await userEvent.type(
      canvas.getByRole("textbox", { name: "Agent e-mail" }),
      "maya@halden.example",
    );
    await userEvent.type(token, "hunter2{Enter}");
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        name: "Harbor Desk",
        configuration: { subdomain: "haldencoffee", email: "maya@halden.example" },
        credentials: { api_token: "hunter2" },
        enabledMethods: ["search_tickets", "update_ticket", "reply_to_ticket", "merge_tickets"],
        hitlMethods: ["update_ticket", "reply_to_ticket", "merge_tickets"],
      }),
    );
    await expect(args.onSave).toHaveBeenCalledOnce();
    token.blur();
  },
};

export const Loading: Story = {
  name: "While the manifest loads [LO-136]",
  tags: ["state:connection-add/loading", "picture"],
  args: { state: { kind: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading page")).toBeInTheDocument();
  },
};

export const Saving: Story = {
  name: "While saving nothing can be changed or sent again [CADD-10 LO-134]",
  tags: ["state:connection-add/saving", "picture"],
  args: { state: { kind: "saving", plugin: tasksPlugin } },
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole("button", { name: "Save Connection" });
    await expect(save).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("textbox", { name: "Connection name" })).toBeDisabled();
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const ErrorServer: Story = {
  name: "A failed save shows the server's message [CADD-17]",
  tags: ["state:connection-add/error-server", "picture"],
  args: {
    state: {
      kind: "failed",
      plugin: tasksPlugin,
      message: "A connection of this name is there already.",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "A connection of this name is there already.",
    );
  },
};

export const Authorize: Story = {
  name: "An app that is connected on its own page: what happens there, what the agent can do then, and the way [CONN-12 LO-03]",
  tags: ["picture"],
  args: {
    state: {
      kind: "authorize",
      plugin: mailPlugin,
      href: "/api/v1/connections/oauth/harbor-mail/start",
    },
  },
  play: async ({ canvas }) => {
    const way = canvas.getByRole("link", { name: "Continue to Harbor Mail" });
    await expect(way).toHaveAttribute("href", "/api/v1/connections/oauth/harbor-mail/start");
    await expect(canvas.queryByRole("textbox")).toBeNull();
    for (const [tool, verified] of [
      ["search_messages", false],
      ["create_draft", true],
      ["send_message", true],
      ["trash_message", true],
    ] as const) {
      const box = row(canvas, tool).getByRole("checkbox", { name: verify });
      await expect(box).toBeDisabled();
      await (verified ? expect(box).toBeChecked() : expect(box).not.toBeChecked());
    }
    await expect(canvas.getByRole("link", { name: "Cancel" })).toHaveAttribute(
      "href",
      "/ui/connections",
    );
  },
};

export const NotSetUp: Story = {
  name: "An app that the server is not known at: who can change that, and no way there",
  tags: ["picture"],
  args: { state: { kind: "not-set-up", plugin: mailPlugin, setUp: null } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { name: "Harbor Mail is not set up on this server yet" }),
    ).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "An administrator needs to add Harbor Mail's client ID and secret in the plugin settings.",
    );
    await expect(canvas.queryByRole("link", { name: /Continue/ })).toBeNull();
  },
};

export const NotSetUpForAdministrator: Story = {
  name: "The same for an administrator: what to register, and where to enter what comes of it",
  args: {
    state: {
      kind: "not-set-up",
      plugin: mailPlugin,
      setUp: {
        redirectUri: "https://switchboard.example/api/v1/connections/oauth/callback",
        settingsHref: "/ui/admin/settings",
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("https://switchboard.example/api/v1/connections/oauth/callback"),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copy redirect URI" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Plugin Settings" })).toHaveAttribute(
      "href",
      "/ui/admin/settings",
    );
  },
};

export const NotSetUpMobile: Story = {
  ...NotSetUpForAdministrator,
  name: "What an administrator has to do, on a phone",
  globals: { viewport: { value: "mobile" } },
};

export const kinds = {
  loading: Loading,
  ready: Default,
  saving: Saving,
  failed: ErrorServer,
  authorize: Authorize,
  "not-set-up": NotSetUp,
} satisfies Record<ConnectionAddState["kind"], Story>;

export const ErrorFallback: Story = {
  name: "A failure without a message has one [CADD-17 ERR-33]",
  tags: ["state:connection-add/error-fallback"],
  args: {
    state: { kind: "failed", plugin: tasksPlugin, message: "An unknown error occurred." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("An unknown error occurred.");
  },
};

export const ErrorLong: Story = {
  name: "A long message wraps [CADD-17]",
  tags: ["state:connection-add/error-long"],
  globals: { viewport: { value: "mobile" } },
  args: {
    state: {
      kind: "failed",
      plugin: tasksPlugin,
      message: `The plugin refused these settings: ${"unbreakable".repeat(30)}`,
    },
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NoTools: Story = {
  name: "A plugin without tools says so [CADD-07]",
  tags: ["state:connection-add/no-tools", "picture"],
  args: { state: { kind: "ready", plugin: { ...tasksPlugin, tools: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This connection has no tools.")).toBeVisible();
  },
};

export const ManyTools: Story = {
  name: "Sixty tools with long texts [CADD-07]",
  tags: ["state:connection-add/many-tools"],
  args: { state: { kind: "ready", plugin: manyTools } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("60 of 60 enabled")).toBeVisible();
    await userEvent.click(canvas.getByRole("switch", { name: "Enable all tools under Reads" }));
    await expect(canvas.getByText(/^[1-5]\d of 60 enabled$/)).toBeVisible();
  },
};

export const Mobile: Story = {
  tags: ["state:connection-add/mobile"],
  globals: { viewport: { value: "mobile" } },
};

export const Dark: Story = { tags: ["state:connection-add/dark"], globals: { theme: "dark" } };
