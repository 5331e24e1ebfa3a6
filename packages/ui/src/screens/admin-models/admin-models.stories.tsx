import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { admin } from "../../patterns/shell/shell.fixtures.ts";
import { adminPages } from "../admin-parts.fixtures.ts";
import { withShell } from "../screen-frame.tsx";
import { models, nothingSetUp, ready, reports } from "./admin-models.fixtures.ts";
import { AdminModelsScreen } from "./admin-models.tsx";
import type { AdminModelsState } from "./admin-models.types.ts";

const meta = {
  title: "Screens/AdminModels",
  component: AdminModelsScreen,
  excludeStories: ["kinds"],
  parameters: {
    layout: "fullscreen",
    shell: { account: { kind: "user", user: admin }, current: null },
  },
  decorators: [withShell],
  args: {
    state: ready,
    pages: adminPages("Models"),
    actions: {
      onAddFound: fn(),
      onDismissFound: fn(),
      onAddProvider: fn(),
      onEditProvider: fn(),
      onCloseProvider: fn(),
      onTest: fn(),
      onSaveProvider: fn(),
      onTestStored: fn(),
      onAddModel: fn(),
      onEditModel: fn(),
      onCloseModel: fn(),
      onSaveModel: fn(),
      onRemove: fn(),
      onConfirmRemove: fn(),
      onCancelRemove: fn(),
      onSearchOrganizations: fn(),
      onCloseAlert: fn(),
    },
  },
} satisfies Meta<typeof AdminModelsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Providers with what came of their last request, and models with their prices",
  tags: ["picture"],
  play: async ({ canvas, args, userEvent }) => {
    const providers = within(canvas.getByRole("list", { name: "Providers" }));
    await expect(providers.getByText("Key ends in 91c0, from the environment")).toBeVisible();
    await expect(providers.queryByRole("button", { name: "Edit Anthropic" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Add Ollama" }));
    await expect(args.actions.onAddFound).toHaveBeenCalledWith(ready.found[0]);
    await userEvent.click(canvas.getByRole("button", { name: "Test Anthropic" }));
    await expect(args.actions.onTestStored).toHaveBeenCalledWith({ id: "anthropic" });
    await userEvent.click(canvas.getByRole("button", { name: "Set up Google" }));
    await expect(args.actions.onAddProvider).toHaveBeenCalledWith({ kind: "google" });
    const table = within(canvas.getByRole("table", { name: "Models and prices" }));
    await expect(table.getByText("stands for gpt-5.2")).toBeVisible();
    await expect(table.getByText("$1.75 / $14")).toBeVisible();
    await userEvent.click(table.getByRole("radio", { name: "Default: Qwen 3, 32B" }));
    await expect(args.actions.onSaveModel).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: "halden:qwen3-32b", isDefault: true }),
    );
    await expect(table.getByRole("radio", { name: "Default: Claude Sonnet" })).toBeDisabled();
    await userEvent.click(table.getByRole("button", { name: /^GPT-4o is offered to/ }));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "Nobody" }));
    await expect(args.actions.onSaveModel).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: "openai:gpt-4o", offeredTo: "nobody" }),
    );
    await userEvent.click(table.getByRole("button", { name: /^GPT-4o is offered to/ }));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "Organizations…" }));
    const some = { id: "openai:gpt-4o", offeredTo: "organizations" };
    await expect(args.actions.onEditModel).toHaveBeenCalledWith(some);
  },
};

export const NothingSetUp: Story = {
  name: "A server on its first day",
  tags: ["picture"],
  args: { state: nothingSetUp },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText("No provider yet")).toBeVisible();
    await expect(canvas.getByText(/are found once the operator sets OUTBOUND_ALLOW/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Add Model" })).toBeNull();
    const [add] = canvas.getAllByRole("button", { name: "Add Provider" });
    if (!add) throw new Error("Nothing adds a provider.");
    await userEvent.click(add);
    await expect(args.actions.onAddProvider).toHaveBeenCalledWith({});
  },
};

const opened = { provider: null, kind: "compatible", save: { kind: "idle" } } as const;

export const AddingProvider: Story = {
  name: "Adds a provider in three fields, and refuses what can't be one",
  tags: ["picture"],
  args: { state: { ...ready, openProvider: { ...opened, test: { kind: "none" } } } },
  play: async ({ canvas, args, userEvent }) => {
    const form = within(await canvas.findByRole("form", { name: "Add a provider" }));
    await userEvent.click(form.getByRole("button", { name: "Test" }));
    await expect(await form.findByText("Enter the address of the server.")).toBeVisible();
    await expect(args.actions.onTest).not.toHaveBeenCalled();
    const address = form.getByRole("textbox", { name: /Address/ });
    await userEvent.type(address, "127.0.0.1:8000");
    await userEvent.click(form.getByRole("button", { name: "Add Provider" }));
    await expect(
      await form.findByText("Enter an address that begins with https:// or http://."),
    ).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, "http://127.0.0.1:8000/v1");
    await userEvent.click(form.getByRole("button", { name: "Test" }));
    await waitFor(() =>
      expect(args.actions.onTest).toHaveBeenCalledWith(
        expect.objectContaining({ kind: "compatible", address: "http://127.0.0.1:8000/v1" }),
      ),
    );
    await expect(args.actions.onSaveProvider).not.toHaveBeenCalled();
  },
};

export const Testing: Story = {
  name: "While a provider is tested",
  args: { state: { ...ready, openProvider: { ...opened, test: { kind: "running" } } } },
};

export const Works: Story = {
  name: "A test that passed, and the models to offer",
  tags: ["picture"],
  args: {
    state: {
      ...ready,
      openProvider: { ...opened, test: { kind: "done", report: reports.works } },
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const form = within(await canvas.findByRole("form", { name: "Add a provider" }));
    await expect(form.getByText("It works")).toBeVisible();
    await userEvent.type(
      form.getByRole("textbox", { name: /Address/ }),
      "http://127.0.0.1:8000/v1",
    );
    // The result was about another address.
    await expect(form.queryByText("It works")).toBeNull();
    await userEvent.click(form.getByRole("button", { name: "Test" }));
    await userEvent.click(await form.findByRole("checkbox", { name: "phi-4" }));
    await userEvent.click(form.getByRole("button", { name: "Add Provider with 1 model" }));
    await waitFor(() =>
      expect(args.actions.onSaveProvider).toHaveBeenCalledWith(
        expect.objectContaining({ id: null, models: ["qwen3-32b"] }),
      ),
    );
  },
};

export const NoTools: Story = {
  name: "A model that answers and calls no tool",
  tags: ["picture"],
  args: {
    state: {
      ...ready,
      openProvider: { ...opened, test: { kind: "done", report: reports.noTools } },
    },
  },
};

export const ManyListed: Story = {
  name: "A provider that lists hundreds of models",
  args: {
    state: {
      ...ready,
      openProvider: { ...opened, test: { kind: "done", report: reports.many } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("0 of 300")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Filter models" }), "model-299");
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(1);
  },
};

export const StoredTest: Story = {
  name: "A provider whose key was refused, after its test",
  args: {
    state: {
      ...ready,
      tests: new Map([["anthropic", { kind: "done", report: reports.refused }]]),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("It doesn’t work")).toBeVisible();
  },
};

export const EditingProvider: Story = {
  name: "Changes a provider and keeps its key",
  args: {
    state: {
      ...ready,
      openProvider: {
        provider: ready.providers[0] ?? null,
        test: { kind: "none" },
        save: { kind: "idle" },
      },
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Edit OpenAI" }));
    const name = dialog.getByRole("textbox", { name: /Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, "OpenAI Europe");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(args.actions.onSaveProvider).toHaveBeenCalledWith(
        expect.objectContaining({ id: "openai", name: "OpenAI Europe", key: undefined }),
      ),
    );
  },
};

export const AddingModel: Story = {
  name: "Adds a model with its price",
  args: { state: { ...ready, openModel: { model: null, save: { kind: "idle" } } } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Add a model" }));
    await userEvent.click(dialog.getByRole("button", { name: "Add Model" }));
    await expect(await dialog.findByText("Choose a provider.")).toBeVisible();
    await userEvent.click(dialog.getByRole("combobox", { name: /Provider/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Halden gateway" }));
    await userEvent.type(dialog.getByRole("combobox", { name: /Model ID/ }), "gemma3:12b");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Name/ }), "Gemma 3");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Input/ }), "7.5");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Cached input/ }), "0");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Output/ }), "0");
    await expect(dialog.getByText("$0.075")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Add Model" }));
    await waitFor(() =>
      expect(args.actions.onSaveModel).toHaveBeenCalledWith(
        expect.objectContaining({
          id: null,
          providerId: "halden",
          sentAs: "gemma3:12b",
          prices: { input: 7.5, cached: 0, output: 0 },
          contextTokens: null,
        }),
      ),
    );
  },
};

export const EditingModel: Story = {
  name: "A model that is offered to some organizations",
  tags: ["picture"],
  args: {
    state: {
      ...ready,
      openModel: {
        model: models.find(({ name }) => name === "Claude Sonnet") ?? null,
        save: { kind: "idle" },
      },
      organizations: { status: "ready", found: [{ id: "o-3", name: "Halden Green" }] },
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Claude Sonnet" }));
    await userEvent.click(dialog.getByRole("button", { name: "Remove Halden Finance" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("Choose an organization.")).toBeVisible();
    await userEvent.type(dialog.getByRole("combobox", { name: /Organizations/ }), "Green");
    await userEvent.click(await screen.findByRole("option", { name: "Halden Green" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(args.actions.onSaveModel).toHaveBeenCalledWith(
        expect.objectContaining({ offeredTo: "organizations", organizationIds: ["o-3"] }),
      ),
    );
  },
};

export const StandingFor: Story = {
  name: "A specified model that another one answers can't be removed",
  args: {
    state: { ...ready, openModel: { model: models[0] ?? null, save: { kind: "idle" } } },
  },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Edit GPT-4o" }));
    await expect(
      dialog.getByText("Chats that say openai:gpt-4o are answered by this one."),
    ).toBeVisible();
    await expect(dialog.getByRole("combobox", { name: /^Provider/ })).toBeEnabled();
    await expect(dialog.queryByRole("button", { name: "Remove Model" })).toBeNull();
    await expect(dialog.getByRole("checkbox", { name: "Begin with this model" })).toBeDisabled();
  },
};

const closing = models.map((model) =>
  model.id === "openai:gpt-4o"
    ? { ...model, sentAs: "gpt-4o", shutdown: "2027-01-14" }
    : { ...model, shutdown: model.specified ? "2025-09-24" : null },
);

export const Closing: Story = {
  name: "Models that their provider turns off",
  tags: ["picture"],
  args: { state: { ...ready, found: [], models: closing } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/OpenAI shuts down gpt-4o on/)).toHaveTextContent("2027");
    await expect(canvas.getByText(/^Google shut down gemini-1.5-pro-latest on/)).toBeVisible();
  },
};

export const Removing: Story = {
  name: "Asks before a provider is removed",
  args: {
    state: {
      ...ready,
      removing: { kind: "provider", id: "halden", name: "Halden gateway", busy: false },
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(
      await screen.findByRole("alertdialog", { name: "Remove this provider?" }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
    await expect(args.actions.onConfirmRemove).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  name: "A provider that the server does not take",
  args: {
    state: {
      ...ready,
      openProvider: {
        ...opened,
        test: { kind: "failed", message: "The server could not be reached." },
        save: {
          kind: "failed",
          failure: { message: "This address is not allowed by the operator of the server." },
        },
      },
    },
  },
};

const long = "Unbreakable".repeat(14);

export const ManyLong: Story = {
  name: "Long texts stay inside",
  args: {
    state: {
      ...ready,
      providers: ready.providers.map((one) => ({
        ...one,
        name: long,
        address: `https://${long}.example/v1`,
        state: { ...one.state, kind: "failing", message: "x".repeat(300) },
      })),
      models: models.map((model) => ({
        ...model,
        name: long,
        id: `halden:${long}`.repeat(2) + model.id,
        offered: { to: "organizations", organizations: [{ id: "o", name: long }] },
      })),
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = { args: { state: { kind: "loading" } } };

export const kinds = { loading: Loading, ready: Default } satisfies Record<
  AdminModelsState["kind"],
  Story
>;
