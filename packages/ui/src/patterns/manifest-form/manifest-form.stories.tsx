import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import {
  deskSchema,
  deskValues,
  hostileKeys,
  ledgerSchema,
  ledgerValues,
} from "./manifest-form.fixtures.ts";
import { ManifestFields } from "./manifest-fields.tsx";
import { ManifestForm } from "./manifest-form.tsx";
import { Example, Rebuilding } from "./manifest-form.story-parts.tsx";
import { pluginSecrets } from "./secrets.logic.ts";

const meta = {
  title: "Patterns/Manifest Form",
  component: Example,
  subcomponents: { ManifestForm, ManifestFields },
  args: { schema: deskSchema, require: "all", onSave: fn(), onDirtyChange: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const ledger = {
  schema: ledgerSchema,
  values: ledgerValues,
  policy: pluginSecrets,
  require: "schema",
  showKeys: true,
  submitLabel: "Save QuickBooks",
} as const;

export const Default: Story = {
  name: "One field for each property, secrets masked, all required [CADD-04 CADD-05 CADD-06 CADD-12]",
  tags: ["picture"],
  play: async ({ canvas, userEvent, args }) => {
    const subdomain = canvas.getByRole("textbox", { name: "Subdomain" });
    await expect(subdomain).toBeRequired();
    await expect(subdomain).toHaveAccessibleDescription("The part before .desk.example");
    const token = canvas.getByLabelText("API token");
    await expect(token).toHaveAttribute("type", "password");
    await userEvent.type(subdomain, "haldencoffee");
    await userEvent.type(
      canvas.getByRole("textbox", { name: "Agent e-mail" }),
      "maya@halden.example",
    );
    await userEvent.type(token, "hunter2{Enter}");
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        settings: { subdomain: "haldencoffee", email: "maya@halden.example" },
        secrets: { api_token: "hunter2" },
        extra: {},
      }),
    );
    // Once saved it is stored, and the field is empty.
    await waitFor(() => expect(token).toHaveValue(""));
    await expect(await canvas.findByText("Leave blank to keep the stored value.")).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Playground: Story = { args: ledger };

export const EveryKind: Story = {
  name: "Every kind of setting, in the type of the schema [ADMSET-03 ADMSET-04 ADMSET-06 F8]",
  args: ledger,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("textbox", { name: "Client ID" })).toHaveValue(
      ledgerValues.client_id,
    );
    await expect(canvas.getByRole("textbox", { name: /^Notes/ }).tagName).toBe("TEXTAREA");
    const rate = canvas.getByRole("textbox", { name: /^Requests a minute/ });
    await userEvent.clear(rate);
    await userEvent.type(rate, "250");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Scopes/ }), "{Enter}reports");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Ask before every write" }));
    await userEvent.click(canvas.getByRole("combobox", { name: /^Environment/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Sandbox" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save QuickBooks" }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        settings: {
          client_id: ledgerValues.client_id,
          environment: "sandbox",
          credits_per_call: 1,
          rate_limit: 250,
          scopes: ["accounting", "payments", "reports"],
          notes: "",
          ask_first: false,
        },
        secrets: { client_secret: "__is_set__" },
        extra: {},
      }),
    );
  },
};

export const Unsaved: Story = {
  name: "Unsaved answers are known to the app and to the browser [F12]",
  args: { values: deskValues },
  play: async ({ canvas, userEvent, args }) => {
    const leaving = () => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const subdomain = canvas.getByRole("textbox", { name: "Subdomain" });
    await expect(leaving()).toBe(false);
    await userEvent.type(subdomain, "x");
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await expect(leaving()).toBe(true);
    await userEvent.type(subdomain, "{Backspace}");
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await expect(leaving()).toBe(false);
    await userEvent.type(subdomain, "y");
    await userEvent.type(canvas.getByLabelText("API token"), "hunter2");
    await userEvent.click(canvas.getByRole("button", { name: "Save Connection" }));
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
    await expect(args.onDirtyChange).toHaveBeenCalledTimes(4);
    await expect(leaving()).toBe(false);
  },
};

export const Saving: Story = {
  args: { values: deskValues, stored: true, onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent, args, step }) => {
    await step("MUST announce that it saves, and save once [F12 CEDIT-17 LO-134]", async () => {
      const subdomain = canvas.getByRole("textbox", { name: "Subdomain" });
      // Twice in one task, before anything can render; then as people do it.
      const form = canvas.getByRole<HTMLFormElement>("form", { name: "Settings" });
      form.requestSubmit();
      form.requestSubmit();
      await userEvent.type(subdomain, "{Enter}{Enter}");
      const button = await canvas.findByRole("button", { name: "Saving..." });
      await userEvent.dblClick(button);
      await userEvent.type(subdomain, "{Enter}");
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(button).toHaveAttribute("aria-disabled", "true");
      const said = canvas.getAllByRole("status").map((region) => region.textContent);
      await expect(said).toContain("Saving...");
      // Nothing else took the focus.
      await expect(subdomain).toHaveFocus();
      subdomain.blur();
    });
  },
};

export const Saved: Story = {
  name: "The message of the server stays at the form [ADMSET-07]",
  args: { ...ledger, save: { kind: "saved", message: "Settings for QuickBooks saved." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Settings for QuickBooks saved.")).toBeVisible();
  },
};

export const Refused: Story = {
  args: { values: { subdomain: "" } },
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save Connection" }));
    const subdomain = canvas.getByRole("textbox", { name: "Subdomain" });
    await step(
      "MUST put the focus into the first wrong answer when saving is refused",
      async () => {
        await waitFor(() => expect(subdomain).toHaveFocus());
        await expect(args.onSave).not.toHaveBeenCalled();
      },
    );
    await step(
      "MUST list the wrong answers above the form where there is more than one",
      async () => {
        const list = within(canvas.getByRole("alert"));
        await expect(list.getAllByRole("link")).toHaveLength(3);
        await userEvent.click(list.getByRole("link", { name: "API token: Enter a value." }));
        await expect(canvas.getByLabelText("API token")).toHaveFocus();
      },
    );
    await step("MUST describe each control by nodes that exist, error first [F9]", async () => {
      await expect(subdomain).toHaveAccessibleDescription(
        "Enter a value. The part before .desk.example",
      );
      for (const control of document.querySelectorAll("[aria-describedby]")) {
        const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
        await expect(ids.map((id) => document.getElementById(id)?.id)).toEqual(ids);
      }
    });
    canvas.getByLabelText("API token").blur();
  },
};

export const RefusedOnce: Story = {
  name: "One mistake needs no list [CADD-06]",
  args: { ...ledger, values: { ...ledgerValues, rate_limit: 620 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save QuickBooks" }));
    const rate = canvas.getByRole("textbox", { name: /^Requests a minute/ });
    await waitFor(() => expect(rate).toHaveFocus());
    await expect(rate).toHaveAccessibleDescription(
      "At most 500. For all users together, at most 500",
    );
    await expect(canvas.queryByRole("alert")).toBeNull();
    rate.blur();
  },
};

export const RefusedByTheServer: Story = {
  name: "What the server says lands on its field by key, the rest above the form [F11 CADD-17]",
  args: {
    values: deskValues,
    stored: true,
    onSave: fn(() => ({
      fields: {
        api_token: "The desk refused this token.",
        plan: "Three connections are the most.",
      },
    })),
  },
  play: async ({ canvas, userEvent, args }) => {
    const token = canvas.getByLabelText("API token");
    await userEvent.type(token, "hunter2{Enter}");
    await waitFor(() => expect(token).toHaveAccessibleDescription(/The desk refused this token\./));
    await waitFor(() => expect(token).toHaveFocus());
    await expect(canvas.getByRole("alert")).toHaveTextContent("Three connections are the most.");
    // A rejected value is kept.
    await expect(token).toHaveValue("hunter2");
    await expect(args.onSave).toHaveBeenCalledOnce();
    token.blur();
  },
};

export const Failed: Story = {
  name: "A sentence of the server stands above the form and takes the focus [F11 CADD-17 ADMSET-09]",
  args: {
    values: deskValues,
    stored: true,
    save: { kind: "failed", failure: { message: "An unknown error occurred." } },
  },
  play: async ({ canvas }) => {
    const summary = await canvas.findByRole("alert");
    await expect(summary).toHaveTextContent("An unknown error occurred.");
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

/** A secret that a server must never send, and the marker that it sends instead. */
const canary = "canary-7f3a";

export const StoredSecrets: Story = {
  args: {
    ...ledger,
    schema: {
      ...ledgerSchema,
      properties: { ...ledgerSchema.properties, forgotten: { type: "string", title: "Forgotten" } },
    },
    values: { ...ledgerValues, client_secret: canary, forgotten: "__is_set__" },
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await step("MUST keep what is stored and secret out of the document [F4 F6]", async () => {
      await expect(canvas.getByRole("button", { name: "Replace Client secret" })).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Replace Forgotten" })).toBeVisible();
      await expect(document.documentElement.outerHTML).not.toMatch(/canary|__is_set__/);
      const held = [...document.querySelectorAll("input, textarea")].map((element) =>
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? element.value
          : "",
      );
      await expect(held.join(" ")).not.toMatch(/canary|__is_set__/);
      await userEvent.click(canvas.getByRole("button", { name: "Replace Client secret" }));
      await userEvent.type(canvas.getByLabelText("Client secret"), "hunter2");
      await expect(document.documentElement.outerHTML).not.toContain("hunter2");
      await userEvent.click(canvas.getByRole("button", { name: "Keep the stored value" }));
      await userEvent.click(canvas.getByRole("button", { name: "Save QuickBooks" }));
      await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
      const [answers] = args.onSave.mock.lastCall ?? [];
      await expect(answers?.secrets).toEqual({
        client_secret: "__is_set__",
        forgotten: "__is_set__",
      });
      await expect(JSON.stringify(answers)).not.toContain(canary);
    });
  },
};

export const SecretReplaced: Story = {
  name: "A stored secret is replaced; the marker is refused as one [F5 ADMSET-05 LO-118]",
  args: ledger,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Replace Client secret" }));
    const secret = canvas.getByLabelText("Client secret");
    await userEvent.type(secret, "__is_set__{Enter}");
    await waitFor(() => expect(secret).toHaveAccessibleDescription(/^This value is reserved\./));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(secret);
    await userEvent.type(secret, "hunter2");
    secret.blur();
  },
};

export const Locked: Story = {
  name: "Settings are shown, credentials start blank, and only typed ones are sent [CEDIT-03 CEDIT-05 CEDIT-06 CEDIT-07]",
  args: { values: deskValues, stored: true, locked: true, submitLabel: "Save Changes" },
  play: async ({ canvas, userEvent, args }) => {
    const subdomain = canvas.getByRole("textbox", { name: "Subdomain" });
    await expect(subdomain).toBeDisabled();
    await expect(subdomain).toHaveValue("haldencoffee");
    const token = canvas.getByLabelText("API token");
    await expect(token).toHaveAttribute("type", "password");
    await expect(token).toHaveValue("");
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ settings: deskValues, secrets: {}, extra: {} }),
    );
  },
};

export const Empty: Story = {
  name: "A manifest that asks for nothing [CEDIT-04 F8]",
  args: {
    schema: { type: "object", properties: {} },
    empty: "This connection type has no non-secret configuration fields.",
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("This connection type has no non-secret configuration fields."),
    ).toBeVisible();
  },
};

export const NoSchema: Story = {
  name: "No schema at all is no crash [F8]",
  args: { schema: null },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("There are no settings.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save Connection" }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ settings: {}, secrets: {}, extra: {} }),
    );
  },
};

export const UnknownControl: Story = {
  name: "A control that nobody knows is a text [F8]",
  args: {
    require: "schema",
    schema: {
      properties: {
        colour: { type: "string", json_schema_extra: { component: "colour-wheel" } },
        other_colour: { type: "string", json_schema_extra: { component: "colour-wheel" } },
        bare: null,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Colour" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Bare" })).toBeVisible();
  },
};

export const AnyKey: Story = {
  name: "Any key comes back as it went in [F1]",
  args: {
    require: "schema",
    schema: {
      type: "object",
      properties: Object.fromEntries(
        hostileKeys.map((key) => [key, { type: "string", title: `Key ${key}.` }]),
      ),
    },
    values: Object.fromEntries(hostileKeys.map((key) => [key, "old"])),
  },
  play: async ({ canvas, userEvent, args }) => {
    for (const key of hostileKeys) {
      const input = canvas.getByLabelText(`Key ${key}.`);
      await expect(input).toHaveValue("old");
      await expect(input).toHaveAttribute("name", expect.stringMatching(/^f\d+$/));
      await userEvent.type(input, `!${key}`.replaceAll("{", "{{"));
    }
    await userEvent.click(canvas.getByRole("button", { name: "Save Connection" }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    const [answers] = args.onSave.mock.lastCall ?? [];
    await expect(Object.entries(answers?.settings ?? {})).toEqual(
      hostileKeys.map((key) => [key, `old!${key}`]),
    );
    await expect(({} as { x?: unknown }).x).toBeUndefined();
  },
};

export const DrawnAnew: Story = {
  args: { values: deskValues, stored: true },
  render: (args) => <Rebuilding {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step(
      "MUST keep text, focus and caret when the parent renders the same manifest again [F10]",
      async () => {
        const token = canvas.getByLabelText("API token");
        await userEvent.type(token, "hunter2");
        const input = canvas.getByRole<HTMLInputElement>("textbox", { name: "Subdomain" });
        await userEvent.type(input, "-eu");
        input.setSelectionRange(3, 5);
        const button = canvas.getByRole("button", { name: "Draw anew" });
        await userEvent.click(button);
        await expect(button).toHaveAttribute("data-times", "1");
        await expect(canvas.getByRole("textbox", { name: "Subdomain" })).toBe(input);
        await expect(input).toHaveFocus();
        await expect(input).toHaveValue("haldencoffee-eu");
        await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);
        await expect(token).toHaveValue("hunter2");
        input.blur();
      },
    );
  },
};

export const LongTexts: Story = {
  args: {
    require: "schema",
    showKeys: true,
    stored: true,
    schema: {
      required: ["one"],
      properties: {
        one: { type: "string", title: roughTexts.long, description: roughTexts.long },
        [roughTexts.unbreakable]: { type: "string", description: roughTexts.unbreakable },
        three: { type: "string", title: roughTexts.rightToLeft, secret: true },
        four: { type: "boolean", title: roughTexts.unbreakable, description: roughTexts.long },
      },
    },
  },
};

export const Mobile: Story = {
  args: ledger,
  globals: { viewport: { value: "mobile", isRotated: false } },
};
