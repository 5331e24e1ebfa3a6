import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { LoadErrorScreen } from "../load-error/index.ts";
import { RouteErrorScreen } from "../route-error/index.ts";
import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import {
  automatic,
  created,
  edited,
  manyFiles,
  preview,
  template,
  unknownPlaceholder,
} from "./playbook-form.fixtures.ts";
import { playbookFormTexts } from "./playbook-form.texts.ts";
import { PlaybookFormScreen } from "./playbook-form.tsx";
import type {
  AutomationChoices,
  PlaybookFormData,
  PlaybookFormState,
} from "./playbook-form.types.ts";

const meta = {
  title: "Screens/PlaybookForm",
  component: PlaybookFormScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", shell: { ...signedIn.shell, current: "playbooks" } },
  decorators: [withShell],
  args: {
    state: { kind: "ready", form: edited },
    paths,
    onSave: fn(),
    onDraftChange: fn(),
    preview: { ...preview, onRun: fn(), onRehearse: fn() },
  },
} satisfies Meta<typeof PlaybookFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "A playbook to edit, with its files ticked [PLAY-07 PLAY-12 PLAY-13]",
  tags: [
    "state:playbook-form/edit-prefilled",
    "state:playbook-form/mobile",
    "state:playbook-form/dark",
    "picture",
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Edit Playbook" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Late delivery reply");
    await expect(canvas.getByRole("checkbox", { name: "delivery-policy.xlsx" })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "credit-limits.csv" })).not.toBeChecked();
    await expect(canvas.getByText("3 of 4 placeholders filled")).toBeVisible();
    const runs = within(canvas.getByRole("table", { name: "Last Runs" }));
    await expect(
      runs.getByRole("row", {
        name: /Order 87404.*Automatic.*Waiting for you ?1 approval waiting, 1 approved.*6.2/,
      }),
    ).toBeVisible();
    await expect(runs.getByRole("row", { name: /Pallet.*Rehearsal.*Finished/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Run in Chat" }));
    await expect(args.preview?.onRun).toHaveBeenCalledWith({ id: "i-1" });
    await userEvent.click(canvas.getByRole("button", { name: "Rehearse" }));
    await expect(args.preview?.onRehearse).toHaveBeenCalledWith({ id: "i-1" });
    await userEvent.click(canvas.getByRole("button", { name: "Save Playbook" }));
    await expect(args.onSave).toHaveBeenCalledWith({
      name: "Late delivery reply",
      description: "Apologize, give one firm date, and offer the credit our policy allows.",
      target: "email",
      template,
      knowledge: ["f-1", "f-2"],
      automation: edited.initial.automation,
    });
  },
};

export const RehearsedUnsaved: Story = {
  name: "What is not saved yet can be rehearsed, and not run",
  tags: ["picture"],
  args: { preview: { ...preview, onRehearse: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("button", { name: "Run in Chat" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Rehearse Draft" }));
    await expect(args.preview?.onRehearse).toHaveBeenCalledWith({ id: "i-1" });
    await expect(canvas.getByText(/Save the playbook to run it/)).toBeVisible();
  },
};

export const CreateEmpty: Story = {
  name: "A new playbook, with ready-made ones to start from [PLAY-07 PLAY-08 PLAY-09 PLAY-10 PLAY-11 PLAY-12]",
  tags: ["state:playbook-form/create-empty", "picture"],
  args: {
    state: { kind: "ready", form: created },
    preview: { ...preview, itemId: null, result: { kind: "none" } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Create Playbook" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Use Plan a task" })).toBeVisible();
  },
};

export const Insert: Story = {
  name: "A placeholder is inserted where the text is edited [PLAY-11]",
  args: { state: { kind: "ready", form: created } },
  play: async ({ canvas, args }) => {
    const editor = canvas.getByRole("textbox", { name: /^Prompt template/ });
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Reply");
    await userEvent.type(editor, "About ");
    await userEvent.click(canvas.getByRole("button", { name: "Title" }));
    await expect(editor).toHaveValue("About {{ inbox_item.title }}");
    await expect(editor).toHaveFocus();
    await expect(canvas.queryByRole("link", { name: "Use Plan a task" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Save Playbook" }));
    await expect(args.onSave).toHaveBeenCalledWith({
      name: "Reply",
      description: "",
      target: "email",
      template: "About {{ inbox_item.title }}",
      knowledge: [],
      automation: created.initial.automation,
    });
  },
};

export const Placeholders: Story = {
  name: "Two braces open the menu of placeholders, which the keys of the text move through [PLAY-11]",
  tags: ["picture"],
  args: { state: { kind: "ready", form: created } },
  play: async ({ canvas, args }) => {
    const editor = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: /^Prompt template/ });
    const options = () => canvas.queryAllByRole("option").map(({ textContent }) => textContent);
    const active = () =>
      document.getElementById(editor.getAttribute("aria-activedescendant") ?? "")?.textContent;
    await userEvent.type(editor, "About {{{{");
    await expect(canvas.getByRole("listbox", { name: "Placeholders" })).toBeVisible();
    await expect(active()).toMatch(/^Title/);
    await userEvent.keyboard("{ArrowUp}");
    await expect(active()).toMatch(/^Knowledge files/);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(active()).toMatch(/^Description/);
    await userEvent.keyboard("{Enter}");
    await expect(editor).toHaveValue("About {{ inbox_item.description }}");
    await expect(options()).toEqual([]);
    await expect(editor).toHaveFocus();
    await userEvent.type(editor, ", by {{{{send");
    await expect(options()).toEqual(["Senderinbox_item.from_address"]);
    await userEvent.keyboard("{Escape}");
    await expect(options()).toEqual([]);
    await userEvent.keyboard("er");
    await expect(options()).toEqual([]);
    await expect(editor).toHaveValue("About {{ inbox_item.description }}, by {{sender");
    await userEvent.keyboard("{Enter}{{{{ti");
    await userEvent.click(canvas.getByRole("option", { name: /^Title/ }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        template: "About {{ inbox_item.description }}, by {{sender\n{{ inbox_item.title }}",
      }),
    );
    await userEvent.type(editor, " {{{{");
  },
};

export const Loading: Story = {
  name: "While the playbook loads [PLAY-13 LO-136]",
  tags: ["state:playbook-form/loading"],
  args: { state: { kind: "loading" } },
};

export const Saving: Story = {
  name: "Being saved [PLAY-07 LO-134]",
  tags: ["state:playbook-form/saving"],
  args: { state: { kind: "saving", form: edited } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Name" })).toBeDisabled();
    await expect(canvas.getByRole("textbox", { name: /^Prompt template/ })).toBeDisabled();
  },
};

export const Saved: Story = {
  name: "Playbook saved successfully! [PLAY-16 LO-94]",
  tags: ["state:playbook-form/saved"],
  args: { state: { kind: "saved", form: edited } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Playbook saved successfully!")).toBeVisible();
  },
};

export const ErrorServer: Story = {
  name: "The server's message about a mistake in the template [PLAY-16 PLAY-17]",
  tags: ["state:playbook-form/error-server", "picture"],
  args: {
    state: {
      kind: "failed",
      form: {
        ...edited,
        initial: {
          ...edited.initial,
          template: template.replace(
            "Write at most",
            "Find the promised date: {{ inbox_item.promise_date }}\nWrite at most",
          ),
        },
        problems: [{ ...unknownPlaceholder, line: 11, column: 25 }],
      },
      message:
        "Line 11, column 25: inbox_item.promise_date does not exist for email. Did you mean inbox_item.email_date?",
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Line 11, column 25");
    await userEvent.click(canvas.getByRole("button", { name: "inbox_item.email_date" }));
    await expect(args.onDraftChange).toHaveBeenCalledWith(
      expect.objectContaining({ template: expect.stringContaining("{{ inbox_item.email_date }}") }),
    );
  },
};

export const kinds = {
  loading: Loading,
  ready: Default,
  saving: Saving,
  saved: Saved,
  failed: ErrorServer,
} satisfies Record<PlaybookFormState["kind"], Story>;

export const ErrorFallback: Story = {
  name: "An unknown error occurred. [PLAY-17 ERR-33]",
  tags: ["state:playbook-form/error-fallback"],
  args: { state: { kind: "failed", form: edited, message: "An unknown error occurred." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("An unknown error occurred.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Late delivery reply");
  },
};

export const TargetOpen: Story = {
  name: "The four kinds of inbox item [PLAY-10 LO-95]",
  tags: ["state:playbook-form/target-open"],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: /^Applies To/ }));
    const options = await screen.findAllByRole("option");
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      "Email",
      "Jira",
      "Data Condition",
      "Manual",
    ]);
    await userEvent.click(screen.getByRole("option", { name: "Jira" }));
    await expect(args.onDraftChange).toHaveBeenCalledWith(
      expect.objectContaining({ target: "jira" }),
    );
  },
};

export const NoFiles: Story = {
  name: "No files to choose [PLAY-12]",
  tags: ["state:playbook-form/no-files"],
  args: { state: { kind: "ready", form: { ...created, files: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You have no uploaded files/)).toBeVisible();
  },
};

export const ManyFiles: Story = {
  name: "Many files, some ticked, and a filter [PLAY-12]",
  tags: ["state:playbook-form/many-files"],
  args: { state: { kind: "ready", form: { ...edited, files: manyFiles } } },
  play: async ({ canvas, args }) => {
    const files = within(canvas.getByRole("group", { name: /^Knowledge files/ }));
    await userEvent.type(files.getByRole("searchbox", { name: "Filter files" }), "2019");
    await userEvent.click(files.getByRole("checkbox"));
    await expect(args.onDraftChange).toHaveBeenCalledWith(
      expect.objectContaining({ knowledge: ["f-1", "f-2", "f-20"] }),
    );
  },
};

export const LongTemplate: Story = {
  name: "A long template [PLAY-11]",
  tags: ["state:playbook-form/long-template"],
  args: {
    state: {
      kind: "ready",
      form: {
        ...edited,
        initial: { ...edited.initial, template: Array(8).fill(template).join("\n\n") },
      },
    },
  },
};

export const Versions: Story = {
  name: "An earlier template, compared and restored",
  tags: ["picture"],
  args: {
    state: {
      kind: "ready",
      form: {
        ...edited,
        versions: [
          {
            id: "v-1",
            at: "2026-11-02T10:00:00Z",
            template: template.replace("at most 120 words", "at most 200 words"),
          },
        ],
      },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /EARLIER VERSIONS/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Compare" }));
    await expect(canvas.getByText(/^Removed:/)).toBeInTheDocument();
    await expect(canvas.getByText(/200 words/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Restore" }));
    await expect(args.onDraftChange).toHaveBeenCalledWith(
      expect.objectContaining({ template: expect.stringContaining("200 words") }),
    );
    await expect(canvas.queryByText(/^Removed:/)).toBeNull();
  },
};

export const RunsByItself: Story = {
  name: "When it runs by itself: for which items, with what, and for how much",
  tags: ["picture"],
  args: { state: { kind: "ready", form: automatic } },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole("checkbox", { name: "Run for each new item that matches" }),
    ).toBeChecked();
    await expect(canvas.getByText(/^3 of your 12 open items would match now\./)).toBeVisible();
    await expect(canvas.getByText(/^12\.40 of 50\.00 credits used today\./)).toBeVisible();
    await expect(canvas.getByText(/One run can cost up to 8\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("combobox", { name: /^Priority at least/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Critical" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /^QuickBooks/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Save Playbook" }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        automation: { ...automatic.initial.automation, priority: "critical", connections: ["c-1"] },
      }),
    );
  },
};

export const LimitMissing: Story = {
  name: "A playbook that is to run by itself needs a daily limit",
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole("checkbox", { name: "Run for each new item that matches" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Save Playbook" }));
    const limit = canvas.getByRole("textbox", { name: /^Daily limit/ });
    await expect(limit).toHaveFocus();
    await expect(canvas.getByText("Enter a daily limit in credits.")).toBeVisible();
    await userEvent.type(limit, "none");
    await userEvent.click(canvas.getByRole("button", { name: "Save Playbook" }));
    await expect(canvas.getByText("Enter a number from 1 to 100,000.")).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(limit);
    await userEvent.type(limit, "20");
    await userEvent.click(canvas.getByRole("button", { name: "Save Playbook" }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        automation: { ...edited.initial.automation, enabled: true, dailyLimit: "20" },
      }),
    );
  },
};

const withStatus = (
  status: Partial<NonNullable<AutomationChoices["status"]>>,
): PlaybookFormData => ({
  ...automatic,
  automation: automatic.automation && {
    ...automatic.automation,
    status: automatic.automation.status && { ...automatic.automation.status, ...status },
  },
});

export const LimitReached: Story = {
  name: "It spent what it may on this day",
  tags: ["picture"],
  args: {
    state: {
      kind: "ready",
      form: withStatus({ limitedUntil: "2026-11-13T00:00:00Z", spentToday: 48.6 }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Daily limit reached")).toBeVisible();
  },
};

export const SwitchedOff: Story = {
  name: "It was switched off after failures, and says why",
  tags: ["picture"],
  args: {
    state: {
      kind: "ready",
      form: {
        ...withStatus({
          pausedReason:
            "3 runs in a row failed. The last one: You have 1.20 credits and this run may need up to 8.00. Lower Max Tool Calls or add credits.",
        }),
        initial: {
          ...automatic.initial,
          automation: { ...automatic.initial.automation, enabled: false },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      /^Switched off3 runs in a row failed/,
    );
  },
};

export const ValidationName: Story = {
  name: "The name is missing [PLAY-08]",
  tags: ["state:playbook-form/validation-name"],
  args: {
    state: { kind: "ready", form: { ...edited, initial: { ...edited.initial, name: "" } } },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save Playbook" }));
    await expect(await canvas.findByText("Enter a name.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const ValidationTemplate: Story = {
  name: "The template is missing [PLAY-11]",
  tags: ["state:playbook-form/validation-template", "picture"],
  args: {
    state: { kind: "ready", form: { ...edited, initial: { ...edited.initial, template: " " } } },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save Playbook" }));
    await expect(await canvas.findByText("Enter a prompt template.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /^Prompt template/ })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const NotFound: Story = {
  name: "Playbook with ID 7 not found. [PLAY-20 ERR-48]",
  tags: ["state:playbook-form/not-found"],
  render: () => (
    <RouteErrorScreen
      defaultExpanded
      onRetry={fn()}
      state={{ kind: "failed", message: playbookFormTexts.notFound("7") }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Playbook with ID 7 not found.")).toBeVisible();
  },
};

export const LoggedOut: Story = {
  name: "Nobody is logged in [SHELL-05 ROLE-10]",
  tags: ["state:playbook-form/logged-out"],
  parameters: { shell: { account: { kind: "visitor" } } },
  render: () => (
    <LoadErrorScreen
      paths={paths}
      state={{ kind: "failed", message: "You must be logged in to view this page." }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: "A name and a template from right to left [PLAY-08 PLAY-11 LO-129]",
  tags: ["state:playbook-form/rtl", "picture"],
  globals: { direction: "rtl" },
  args: {
    state: {
      kind: "ready",
      form: {
        ...edited,
        initial: {
          ...edited.initial,
          name: "رد على تأخر التسليم",
          description: "اعتذار وموعد واحد",
          template: "اكتب ردا على {{ inbox_item.from_address }} حول\n{{ inbox_item.title }}",
        },
      },
    },
  },
};
