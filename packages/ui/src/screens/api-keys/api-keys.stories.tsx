import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { RouteErrorScreen } from "../route-error/index.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { keys, manyLong, plaintext, ready } from "./api-keys.fixtures.ts";
import { apiKeysTexts } from "./api-keys.texts.ts";
import { ApiKeysScreen } from "./api-keys.tsx";
import type { ApiKeysState } from "./api-keys.types.ts";

const meta = {
  title: "Screens/ApiKeys",
  component: ApiKeysScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", shell: { ...signedIn.shell, current: "apiKeys" } },
  decorators: [withShell],
  args: {
    state: ready,
    paths,
    actions: {
      onCreate: fn(),
      onHide: fn(),
      onRevoke: fn(),
      onConfirmRevoke: fn(),
      onCancel: fn(),
    },
  },
} satisfies Meta<typeof ApiKeysScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const nameField = (canvas: Canvas) => canvas.getByRole("textbox", { name: "New key" });
const create = (canvas: Canvas) => canvas.getByRole("button", { name: "Create Key" });
const created = { id: keys[0]?.id ?? "", name: keys[0]?.name ?? "", text: plaintext };

export const Default: Story = {
  name: "Keys with their prefix and last use, and a form for another one [KEY-01 KEY-07 KEY-08 LO-12 LO-73]",
  tags: ["state:api-keys/populated", "state:api-keys/dark", "state:api-keys/mobile", "picture"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "API Keys" })).toBeVisible();
    const table = within(canvas.getByRole("table", { name: "API keys" }));
    await expect(table.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Name",
      "Key Prefix",
      "Created",
      "Last Used",
      "Actions",
    ]);
    const unused = within(table.getByRole("row", { name: /Nightly receivables export/ }));
    await expect(unused.getByText("pk_8c2f07d1…")).toBeVisible();
    await expect(unused.getByText("Never")).toBeVisible();
    const used = within(table.getByRole("row", { name: /Warehouse tablet/ }));
    await expect(used.getByText(/^Oct 4, 2026, 8:00/)).toBeVisible();
    await expect(used.getByText(/^Nov 20, 2026, 10:57/)).toBeVisible();
    await userEvent.type(nameField(canvas), "  Reports ");
    await userEvent.click(create(canvas));
    await waitFor(() =>
      expect(args.actions.onCreate).toHaveBeenCalledWith({
        name: "Reports",
        limits: {
          scopes: ["read", "runs", "inbox", "tools"],
          expiresInDays: null,
          creditLimit: null,
        },
      }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Revoke Warehouse tablet" }));
    await expect(args.actions.onRevoke).toHaveBeenCalledWith({ id: "5e71aa04" });
    await userEvent.clear(nameField(canvas));
  },
};

export const Loading: Story = {
  name: "While the page loads [KEY-07 LO-136]",
  tags: ["state:api-keys/loading"],
  args: { state: { kind: "loading" } },
};

export const kinds = { loading: Loading, ready: Default } satisfies Record<
  ApiKeysState["kind"],
  Story
>;

export const Empty: Story = {
  name: "You have no API keys yet. [KEY-07 LO-70]",
  tags: ["state:api-keys/empty", "picture"],
  args: { state: { ...ready, keys: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You have no API keys yet.")).toBeVisible();
  },
};

export const NameBlank: Story = {
  name: "A blank name is refused and sends nothing [KEY-02]",
  tags: ["state:api-keys/name-blank", "picture"],
  play: async ({ canvas, args }) => {
    await userEvent.type(nameField(canvas), "   ");
    await userEvent.click(create(canvas));
    await waitFor(() => expect(nameField(canvas)).toBeInvalid());
    await expect(nameField(canvas)).toHaveAccessibleDescription(/Enter a name for the key\./);
    const { top } = nameField(canvas).getBoundingClientRect();
    await expect(Math.abs(create(canvas).getBoundingClientRect().top - top)).toBeLessThan(2);
    await expect(args.actions.onCreate).not.toHaveBeenCalled();
  },
};

export const Limits: Story = {
  name: "A key can do less, expire, and have a credit limit [KEY-01 S13]",
  tags: ["picture"],
  play: async ({ canvas, args }) => {
    await userEvent.type(nameField(canvas), "Reports");
    await userEvent.click(canvas.getByRole("button", { name: "Permissions and limits" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Change the inbox" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Call tools" }));
    await userEvent.click(canvas.getByRole("combobox", { name: /Expires/ }));
    await userEvent.click(await screen.findByRole("option", { name: "In 90 days" }));
    const limit = canvas.getByRole("textbox", { name: "Credit limit" });
    await userEvent.type(limit, "none");
    await userEvent.click(create(canvas));
    await waitFor(() => expect(limit).toBeInvalid());
    await expect(args.actions.onCreate).not.toHaveBeenCalled();
    await userEvent.clear(limit);
    await userEvent.type(limit, "1,200");
    await userEvent.click(create(canvas));
    await waitFor(() =>
      expect(args.actions.onCreate).toHaveBeenCalledWith({
        name: "Reports",
        limits: { scopes: ["read", "runs"], expiresInDays: 90, creditLimit: 1200 },
      }),
    );
  },
};

export const WithoutLimits: Story = {
  name: "A server without limits is told the name alone [KEY-03]",
  args: {
    state: { ...ready, canLimit: false, keys: keys.map((key) => ({ ...key, limits: null })) },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("button", { name: "Permissions and limits" })).toBeNull();
    await userEvent.type(nameField(canvas), "Reports");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.actions.onCreate).toHaveBeenCalledWith({ name: "Reports" }));
  },
};

export const Creating: Story = {
  name: "While a key is created nothing can be sent again [KEY-01 LO-134]",
  tags: ["state:api-keys/creating"],
  args: { state: { ...ready, save: { kind: "saving" } } },
  play: async ({ canvas, args }) => {
    await expect(create(canvas)).toHaveAttribute("aria-busy", "true");
    await userEvent.click(create(canvas));
    await expect(args.actions.onCreate).not.toHaveBeenCalled();
  },
};

export const Created: Story = {
  name: "The new key is shown once, and its row is in the table [KEY-04 KEY-05 KEY-14]",
  tags: ["state:api-keys/created", "state:api-keys/created-long-mobile", "picture"],
  args: { state: { ...ready, created, save: { kind: "saved" } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(plaintext)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copy" })).toBeVisible();
    const row = within(canvas.getByRole("row", { name: /Nightly receivables export/ }));
    await expect(row.getByText("New")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Hide the key" }));
    await expect(args.actions.onHide).toHaveBeenCalledOnce();
  },
};

export const Copied: Story = {
  name: "Copied! is shown, or the key is selected where there is no clipboard [KEY-05 LO-71]",
  tags: ["state:api-keys/copied"],
  args: { state: { ...ready, created, save: { kind: "saved" } } },
  play: async ({ canvas, step }) => {
    const write = fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
    const original = Object.getOwnPropertyDescriptor(navigator, "clipboard");
    const use = (value: unknown) =>
      Object.defineProperty(navigator, "clipboard", { configurable: true, value });
    try {
      await step("without a clipboard the key is selected", async () => {
        use(undefined);
        await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
        await expect(await canvas.findByText(apiKeysTexts.created.selected)).toBeVisible();
        await expect(window.getSelection()?.toString()).toBe(plaintext);
      });
      await step("with one it is copied", async () => {
        use({ writeText: write });
        await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
        await expect(await canvas.findByRole("button", { name: "Copied!" })).toBeVisible();
        await expect(write).toHaveBeenCalledWith(plaintext);
      });
    } finally {
      if (original) Object.defineProperty(navigator, "clipboard", original);
      else Reflect.deleteProperty(navigator, "clipboard");
    }
  },
};

export const CreateFailedServer: Story = {
  name: "The server's words about a key that was not created [KEY-11]",
  tags: ["state:api-keys/create-failed-server", "picture"],
  args: {
    state: {
      ...ready,
      save: {
        kind: "failed",
        failure: {
          message: "You have reached the limit of 50 API keys. Revoke one you no longer use.",
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/reached the limit of 50 API keys/);
  },
};

export const CreateFailedFallback: Story = {
  name: "Failed to create key. [KEY-11 ERR-17]",
  tags: ["state:api-keys/create-failed-fallback"],
  args: {
    state: { ...ready, save: { kind: "failed", failure: { message: apiKeysTexts.createFailed } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to create key.");
  },
};

export const RevokeConfirm: Story = {
  name: "Confirmation before a key is revoked [KEY-09 LIMIT-25]",
  tags: ["state:api-keys/revoke-confirm"],
  args: {
    state: { ...ready, revoking: { id: "5e71aa04", name: "Warehouse tablet", busy: false } },
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "Revoke API Key?" }));
    await expect(
      dialog.getByText(/Are you sure you want to revoke this key\? This action is permanent\./),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(args.actions.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole("button", { name: "Revoke" }));
    await expect(args.actions.onConfirmRevoke).toHaveBeenCalledOnce();
  },
};

export const RevokeFailedFallback: Story = {
  name: "Failed to revoke key. [KEY-12 ERR-18]",
  tags: ["state:api-keys/revoke-failed-fallback", "picture"],
  args: { state: { ...ready, failure: apiKeysTexts.revokeFailed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to revoke key.");
  },
};

export const RevokeFailedServer: Story = {
  name: "The server's words about a key that was not revoked [KEY-12]",
  tags: ["state:api-keys/revoke-failed-server"],
  args: { state: { ...ready, failure: "This API key was not found." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("This API key was not found.");
  },
};

export const FetchFailed: Story = {
  name: "Failed to fetch API keys. Please ensure you are logged in. [KEY-13 ERR-19]",
  tags: ["state:api-keys/fetch-failed"],
  render: () => (
    <RouteErrorScreen
      defaultExpanded
      onRetry={fn()}
      state={{ kind: "failed", message: apiKeysTexts.fetchFailed }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Failed to fetch API keys. Please ensure you are logged in."),
    ).toBeVisible();
  },
};

export const ManyLong: Story = {
  name: "Many keys with long names [KEY-07]",
  tags: ["state:api-keys/many-long", "picture"],
  args: { state: { ...ready, keys: manyLong } },
};
