import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import {
  connections,
  editedMail,
  fileSource,
  jiraSource,
  kinds as types,
  kindsWithChoices,
  mailSource,
  preview,
  ready,
  rows,
} from "./inbox-sources.fixtures.ts";
import { InboxSourcesScreen } from "./inbox-sources.tsx";
import type { InboxSourcesState, SourceRow } from "./inbox-sources.types.ts";

const meta = {
  title: "Screens/InboxSources",
  component: InboxSourcesScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", shell: { ...signedIn.shell, current: "inbox" } },
  decorators: [withShell],
  args: {
    state: ready,
    paths,
    actions: {
      ...{ onAdd: fn(), onPreview: fn(), onRun: fn(), onDelete: fn(), onCloseAlert: fn() },
      ...{ onEdit: fn(), onCloseEdit: fn(), onSave: fn(), onPause: fn() },
    },
  },
} satisfies Meta<typeof InboxSourcesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const box = (canvas: Canvas, name: string) => canvas.getByRole("textbox", { name });
const press = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole("button", { name }));
const row = (canvas: Canvas, name: string) =>
  within(canvas.getByRole("row", { name: new RegExp(name) }));

async function choose(canvas: Canvas, name: RegExp, option: string) {
  await userEvent.click(canvas.getByRole("combobox", { name }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
}

async function write(canvas: Canvas, name: string, text: string) {
  await userEvent.clear(box(canvas, name));
  if (text !== "") await userEvent.paste(text);
}

export const Default: Story = {
  name: "The sources with their state, and a form for another one that starts at 60 minutes [SRC-01 SRC-02 SRC-03 SRC-08 SRC-09 SRC-14 SRC-15 SRC-16 LIMIT-16]",
  tags: ["state:sources/populated", "picture"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Inbox Sources" })).toBeVisible();
    const headers = canvas.getAllByRole("columnheader").map((cell) => cell.textContent);
    for (const name of ["Name", "Type", "Connections", "Frequency", "Status"]) {
      await expect(headers.some((header) => header?.startsWith(name))).toBe(true);
    }
    const mail = row(canvas, "Support mail");
    for (const text of ["Gmail", "Harbor mailbox", "60 mins", "Working", "12 items in the inbox"]) {
      await expect(mail.getByText(text)).toBeVisible();
    }
    const failing = row(canvas, "My issues");
    await expect(failing.getByText(/^Failing since/)).toBeVisible();
    await expect(failing.getByText(/The value 'WEBX' does not exist/)).toBeVisible();
    await userEvent.click(mail.getByRole("button", { name: "Run now: Support mail" }));
    await expect(args.actions.onRun).toHaveBeenCalledWith({ id: "s1", name: "Support mail" });
    await userEvent.click(mail.getByRole("button", { name: "Delete Support mail" }));
    await expect(args.actions.onDelete).toHaveBeenCalledWith({ id: "s1", name: "Support mail" });
    await userEvent.click(mail.getByRole("button", { name: "Edit Support mail" }));
    await expect(args.actions.onEdit).toHaveBeenCalledWith({ id: "s1" });
    await userEvent.click(mail.getByRole("button", { name: "Pause Support mail" }));
    await expect(args.actions.onPause).toHaveBeenCalledWith({
      ...{ id: "s1", name: "Support mail", paused: true },
    });
    await userEvent.click(canvas.getByRole("combobox", { name: /Source type/ }));
    const options = (await screen.findAllByRole("option")).map((option) => option.textContent);
    await expect(options).toEqual(types.map(({ name }) => name));
    await userEvent.keyboard("{Escape}");
    await expect(box(canvas, "Display name")).toBeRequired();
    await expect(box(canvas, "Refresh frequency (minutes)")).toHaveValue("60");
    await expect(canvas.getByRole("button", { name: "Add Source" })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["state:sources/loading"],
  args: { state: { kind: "loading" } },
};

export const Empty: Story = {
  name: "Without sources it says so [SRC-17]",
  tags: ["state:sources/empty", "picture"],
  args: { state: { ...ready, sources: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No inbox sources configured yet.")).toBeVisible();
  },
};

export const kinds = { loading: Loading, ready: Default } satisfies Record<
  InboxSourcesState["kind"],
  Story
>;

export const TypeChosen: Story = {
  name: "A type brings its settings: a text area where the schema asks for one, otherwise a line; all are sent together [SRC-05 SRC-06 SRC-11 ENTITY-21]",
  tags: ["state:sources/type-chosen", "picture"],
  play: async ({ canvas, args }) => {
    await choose(canvas, /Source type/, "Rows of a file");
    await expect(box(canvas, "Condition").tagName).toBe("TEXTAREA");
    await expect(box(canvas, "File").tagName).toBe("INPUT");
    await expect(box(canvas, "File")).toHaveAccessibleDescription(
      "An uploaded file, such as orders.csv.",
    );
    await write(canvas, "Display name", " Large orders ");
    await write(canvas, "File", "orders.csv");
    await write(canvas, "Condition", "amount > 1000");
    await write(canvas, "Key column", "order_id");
    await write(canvas, "Refresh frequency (minutes)", "5");
    await press(canvas, "Add Source");
    await waitFor(() =>
      expect(args.actions.onAdd).toHaveBeenCalledWith({
        type: "data_condition",
        name: "Large orders",
        connectionIds: [],
        config: { file: "orders.csv", condition: "amount > 1000", key: "order_id" },
        minutes: 5,
        summaryModel: null,
      }),
    );
    await expect(args.actions.onPreview).not.toHaveBeenCalled();
  },
};

const choices: InboxSourcesState = { ...ready, kinds: kindsWithChoices, rows };

export const RowsChosen: Story = {
  name: "File, conditions, key column and priority of rows are chosen; words go on to work, and neither is lost by looking at the other [SRC-05 SRC-06 SRC-11]",
  tags: ["picture"],
  args: { state: choices },
  play: async ({ canvas, args }) => {
    await choose(canvas, /Source type/, "Rows of a file");
    await write(canvas, "Display name", "Returned orders");
    await expect(canvas.getByText("Choose a file first", { selector: "p" })).toBeVisible();
    await choose(canvas, /File/, "orders.csv");
    const bar = within(await canvas.findByRole("group", { name: "Which rows to bring" }));
    await userEvent.click(bar.getByRole("button", { name: /where/ }));
    const menu = within(await screen.findByRole("dialog"));
    await userEvent.click(await menu.findByRole("option", { name: /^Region/ }));
    await userEvent.click(await menu.findByRole("option", { name: /South/ }));
    await userEvent.keyboard("{Escape}");
    await expect(await bar.findByRole("button", { name: /Region.*South/ })).toBeVisible();
    await waitFor(() => expect(bar.getByText(/14 of/)).toBeVisible());
    await press(canvas, "Write it in words");
    await userEvent.type(box(canvas, "Condition"), "amount > 10");
    await press(canvas, "Choose instead");
    await expect(await canvas.findByRole("button", { name: /Region.*South/ })).toBeVisible();
    await choose(canvas, /Key column/, "Order ID Different in each row");
    await choose(canvas, /Priority/, "High");
    await press(canvas, "Add Source");
    await waitFor(() =>
      expect(args.actions.onAdd).toHaveBeenCalledWith(
        expect.objectContaining({
          config: {
            file: "orders.csv",
            condition: JSON.stringify([{ column: "region", is: ["South"] }]),
            key: "Order ID",
            priority: "high",
          },
        }),
      ),
    );
  },
};

export const NoFiles: Story = {
  name: "Without a file it says where to upload one",
  args: { state: { ...choices, rows: { ...rows, tables: [] } } },
  play: async ({ canvas }) => {
    await choose(canvas, /Source type/, "Rows of a file");
    await expect(canvas.getByText(/You have no files yet/)).toBeVisible();
  },
};

export const WordsEdited: Story = {
  name: "A source whose file is gone keeps its words and its key, and says so",
  tags: ["picture"],
  args: {
    state: {
      ...choices,
      edited: {
        id: "s3",
        type: "data_condition",
        name: "Large orders",
        connectionIds: [],
        config: { file: "old.csv", condition: "amount > 1000", key: "number", priority: "low" },
        minutes: 60,
        summaryModel: null,
        save: { kind: "idle" },
      },
    },
  },
  play: async () => {
    const form = within(await screen.findByRole("dialog", { name: "Edit Large orders" }));
    await expect(form.getByRole("textbox", { name: "Condition" })).toHaveValue("amount > 1000");
    await expect(form.getByRole("combobox", { name: /File/ })).toHaveTextContent("old.csv");
    await expect(form.getByRole("combobox", { name: /Key column/ })).toHaveTextContent("number");
  },
};

export const SummariesChosen: Story = {
  name: "A source of mail can have a model summarize what is opened: who gets the text and what it costs is said before; of another type nothing of it is left",
  tags: ["picture"],
  play: async ({ canvas, args }) => {
    await choose(canvas, /Source type/, "Gmail");
    const summaries = canvas.getByRole("combobox", { name: /Summaries/ });
    await expect(summaries).toHaveTextContent("None: show the first sentences");
    await expect(summaries).toHaveAccessibleDescription(
      /each email that you open is sent to OpenAI or Google/,
    );
    await write(canvas, "Display name", "Support mail");
    await choose(canvas, /^Connection/, "Harbor mailbox");
    await choose(canvas, /Summaries/, "gpt-4o of OpenAI, up to 1.43 credits each");
    await press(canvas, "Add Source");
    await waitFor(() =>
      expect(args.actions.onAdd).toHaveBeenCalledWith(
        expect.objectContaining({ type: "email", summaryModel: "openai:gpt-4o" }),
      ),
    );
    await choose(canvas, /Source type/, "Jira");
    await expect(canvas.queryByRole("combobox", { name: /Summaries/ })).toBeNull();
    await choose(canvas, /Source type/, "Gmail");
    await expect(canvas.getByRole("combobox", { name: /Summaries/ })).toHaveTextContent("None");
  },
};

export const TypeChanged: Story = {
  name: "Another type has other settings and other connections [SRC-04 SRC-05]",
  tags: ["state:sources/type-changed"],
  play: async ({ canvas, args }) => {
    await choose(canvas, /Source type/, "Gmail");
    await choose(canvas, /^Connection/, "Sales mailbox");
    await expect(box(canvas, "Search")).toHaveValue("in:inbox");
    await choose(canvas, /Source type/, "Jira");
    await expect(canvas.queryByRole("textbox", { name: "Search" })).toBeNull();
    await expect(box(canvas, "JQL")).toHaveValue("");
    await write(canvas, "Display name", "My issues");
    await write(canvas, "JQL", "project = WEB");
    await press(canvas, "Add Source");
    // The mailbox was chosen for the other type.
    const connection = canvas.getByRole("combobox", { name: /^Connection/ });
    await waitFor(() => expect(connection).toBeInvalid());
    await expect(args.actions.onAdd).not.toHaveBeenCalled();
    await choose(canvas, /^Connection/, "Harbor Jira");
    await press(canvas, "Add Source");
    await waitFor(() =>
      expect(args.actions.onAdd).toHaveBeenCalledWith(
        expect.objectContaining({ type: "jira", connectionIds: ["c3"] }),
      ),
    );
  },
};

export const ConnectionFiltered: Story = {
  name: "Only connections of the type's app are offered [SRC-04]",
  tags: ["state:sources/connection-filtered"],
  play: async ({ canvas }) => {
    await choose(canvas, /Source type/, "Gmail");
    await userEvent.click(canvas.getByRole("combobox", { name: /^Connection/ }));
    const options = (await screen.findAllByRole("option")).map((option) => option.textContent);
    await expect(options).toEqual(["Harbor mailbox", "Sales mailbox"]);
    await userEvent.keyboard("{Escape}");
  },
};

export const NoFittingConnection: Story = {
  name: "Without a fitting connection it says where to make one, and nothing can be added [SRC-04 LO-92]",
  tags: ["state:sources/no-fitting-connection", "picture"],
  args: { state: { ...ready, connections: connections.slice(0, 2) } },
  play: async ({ canvas, args }) => {
    await choose(canvas, /Source type/, "Jira");
    await expect(
      canvas.getByText(/You have no connection for this source type yet\./),
    ).toBeVisible();
    const main = within(canvas.getByRole("main"));
    await expect(main.getByRole("link", { name: "My Connections" })).toHaveAttribute(
      "href",
      "/ui/connections",
    );
    await write(canvas, "Display name", "My issues");
    await write(canvas, "JQL", "project = WEB");
    await press(canvas, "Add Source");
    await expect(await canvas.findByText("Choose a connection.")).toBeVisible();
    await expect(args.actions.onAdd).not.toHaveBeenCalled();
  },
};

export const NoConnectionNeeded: Story = {
  name: "A type that needs no connection asks for none [SRC-04 LO-90]",
  tags: ["state:sources/no-connection-needed"],
  play: async ({ canvas }) => {
    await choose(canvas, /Source type/, "Rows of a file");
    await expect(canvas.queryByRole("combobox", { name: /^Connection/ })).toBeNull();
  },
};

export const NoAvailableTypes: Story = {
  name: "A server without source types says so [SRC-02]",
  tags: ["state:sources/no-available-types"],
  args: { state: { ...ready, sources: [], kinds: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No source types are available on this server.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Add Source" })).toBeNull();
  },
};

export const Validation: Story = {
  name: "All fields are required; missing ones are marked and listed [SRC-07 SRC-10]",
  tags: ["state:sources/validation", "picture"],
  play: async ({ canvas, args }) => {
    await choose(canvas, /Source type/, "Jira");
    await write(canvas, "Refresh frequency (minutes)", "");
    await press(canvas, "Add Source");
    const list = within(await canvas.findByRole("alert"));
    await expect(list.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Enter a display name.",
      "Choose a connection.",
      "Enter the minutes between refreshes.",
      "JQL: Enter a value.",
    ]);
    await expect(args.actions.onAdd).not.toHaveBeenCalled();
  },
};

export const RefreshBelowMinimum: Story = {
  name: "Fewer than 5 minutes are refused at the field [SRC-08 LIMIT-16]",
  tags: ["state:sources/refresh-below-minimum"],
  play: async ({ canvas, args }) => {
    await choose(canvas, /Source type/, "Gmail");
    await choose(canvas, /^Connection/, "Harbor mailbox");
    await write(canvas, "Display name", "Mail");
    const minutes = box(canvas, "Refresh frequency (minutes)");
    for (const typed of ["4", "5.5", "-60", "50000"]) {
      await write(canvas, "Refresh frequency (minutes)", typed);
      await press(canvas, "Add Source");
      await waitFor(() => expect(minutes).toBeInvalid());
    }
    await write(canvas, "Refresh frequency (minutes)", "4");
    await press(canvas, "Add Source");
    await waitFor(() => expect(minutes).toHaveAccessibleDescription(/Enter 5 minutes or more\./));
    await expect(args.actions.onAdd).not.toHaveBeenCalled();
  },
};

export const Adding: Story = {
  name: "While a source is added nothing can be sent again [SRC-09 LO-134]",
  tags: ["state:sources/adding"],
  args: { state: { ...ready, save: { kind: "saving" } } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Add Source" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.actions.onAdd).not.toHaveBeenCalled();
    await expect(box(canvas, "Display name")).toBeDisabled();
  },
};

export const Added: Story = {
  name: "After adding it says so, the source is in the table and the form is empty [SRC-12 LO-91]",
  tags: ["state:sources/added", "picture"],
  args: { state: { ...ready, save: { kind: "saved" }, added: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Inbox source added successfully!")).toBeVisible();
    await expect(row(canvas, "Large orders").getByText("Not refreshed yet")).toBeVisible();
    await expect(box(canvas, "Display name")).toHaveValue("");
  },
};

export const ErrorServer: Story = {
  name: "The server's words about a source that was not added [SRC-12 SRC-13]",
  tags: ["state:sources/error-server", "picture"],
  args: {
    state: {
      ...ready,
      save: {
        kind: "failed",
        failure: {
          message: "You have reached the limit of 50 sources. Delete one to add another.",
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/reached the limit of 50 sources/);
  },
};

export const ErrorFallback: Story = {
  name: "A failure without a message has one [SRC-13 ERR-33]",
  tags: ["state:sources/error-fallback"],
  args: {
    state: {
      ...ready,
      save: { kind: "failed", failure: { message: "An unknown error occurred." } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("An unknown error occurred.");
  },
};

export const SeveralConnections: Story = {
  name: "All connections of a source are named [SRC-15]",
  tags: ["state:sources/several-connections"],
  args: {
    state: {
      ...ready,
      sources: [{ ...mailSource, connections: ["Harbor mailbox", "Sales mailbox"] }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Harbor mailbox, Sales mailbox")).toBeVisible();
  },
};

export const Deleting: Story = {
  name: "A source that is being deleted is busy [SRC-14 LO-134]",
  tags: ["state:sources/deleting"],
  args: { state: { ...ready, sources: [{ ...mailSource, deleting: true }, jiraSource] } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Delete Support mail" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.actions.onDelete).not.toHaveBeenCalled();
  },
};

export const DeleteFailed: Story = {
  name: "A failed deletion is an alert [SRC-19 ERR-42]",
  tags: ["state:sources/delete-failed"],
  args: { state: { ...ready, alert: "Failed to delete source: Unknown error" } },
  play: async ({ args }) => {
    const alert = within(await screen.findByRole("alertdialog"));
    await expect(alert.getByText("Failed to delete source: Unknown error")).toBeVisible();
    await userEvent.click(alert.getByRole("button", { name: "OK" }));
    await expect(args.actions.onCloseAlert).toHaveBeenCalled();
  },
};

export const Running: Story = {
  name: "A source that is being refreshed says so and cannot be started again",
  args: {
    state: {
      ...ready,
      sources: [
        { ...mailSource, health: mailSource.health && { ...mailSource.health, running: true } },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Refreshing…")).toBeVisible();
    // Until it ends nobody knows when the next one is.
    await expect(canvas.getByText(/^Refreshed/)).toBeVisible();
    await expect(canvas.queryByText(/Next/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Run now: Support mail" }));
    await expect(args.actions.onRun).not.toHaveBeenCalled();
  },
};

export const Paused: Story = {
  name: "A paused source says so, promises no next refresh, and can be resumed",
  tags: ["picture"],
  args: {
    state: {
      ...ready,
      sources: [
        { ...mailSource, health: mailSource.health && { ...mailSource.health, paused: true } },
        jiraSource,
      ],
    },
  },
  play: async ({ canvas, args }) => {
    const mail = row(canvas, "Support mail");
    await expect(mail.getByText("Paused")).toBeVisible();
    await expect(mail.queryByText(/Next/)).toBeNull();
    await expect(mail.queryByRole("button", { name: /^Run now/ })).toBeNull();
    await userEvent.click(mail.getByRole("button", { name: "Resume Support mail" }));
    await expect(args.actions.onPause).toHaveBeenCalledWith({
      ...{ id: "s1", name: "Support mail", paused: false },
    });
  },
};

export const Editing: Story = {
  name: "A source is edited in the form it was added with, filled in; its type stays, and what a change does is said",
  tags: ["picture"],
  args: { state: { ...ready, edited: editedMail } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Support mail" }));
    await expect(dialog.getByText(/^Items already in your inbox stay\./)).toBeVisible();
    await expect(dialog.queryByRole("combobox", { name: /Source type/ })).toBeNull();
    await expect(box(dialog, "Display name")).toHaveValue("Support mail");
    await expect(dialog.getByRole("combobox", { name: /Connection/ })).toHaveTextContent(
      "Harbor mailbox",
    );
    await expect(box(dialog, "Refresh frequency (minutes)")).toHaveValue("60");
    await write(dialog, "Search", "is:starred");
    await press(dialog, "Preview");
    const changed = {
      ...{ type: "email", name: "Support mail", connectionIds: ["c1"], minutes: 60 },
      config: { query: "is:starred" },
      summaryModel: "openai:gpt-4o",
    };
    await waitFor(() => expect(args.actions.onPreview).toHaveBeenCalledWith(changed));
    await press(dialog, "Save");
    await waitFor(() =>
      expect(args.actions.onSave).toHaveBeenCalledWith({
        ...{ id: "s1", source: changed, isReadable: true },
      }),
    );
  },
};

export const EditingRefused: Story = {
  name: "What the server says against a change stands in the form, which keeps what was typed",
  args: {
    state: {
      ...ready,
      edited: {
        ...editedMail,
        save: { kind: "failed", failure: { message: "Search is too long." } },
      },
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Support mail" }));
    await expect(dialog.getByText("Search is too long.")).toBeVisible();
    await expect(box(dialog, "Search")).toHaveValue("in:inbox");
  },
};

export const EditingUnknownType: Story = {
  name: "Of a source whose type is no longer offered, the name and frequency can still be changed",
  args: { state: { ...ready, edited: { ...editedMail, type: "telegram" } } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Support mail" }));
    await expect(dialog.getByText(/no longer offers this type/)).toBeVisible();
    await write(dialog, "Display name", "Old mail");
    await press(dialog, "Save");
    await waitFor(() =>
      expect(args.actions.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ isReadable: false }),
      ),
    );
  },
};

export const Previewed: Story = {
  name: "What a source would bring is shown before it is saved",
  tags: ["picture"],
  args: { state: { ...ready, preview: { kind: "ready", preview } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("12 items")).toBeVisible();
    await expect(canvas.getByText("Crane 4 is out of order")).toBeVisible();
    await expect(canvas.getByText("Marked urgent by the sender.")).toBeVisible();
    await choose(canvas, /Source type/, "Gmail");
    await choose(canvas, /^Connection/, "Harbor mailbox");
    await write(canvas, "Display name", "Mail");
    await press(canvas, "Preview");
    await waitFor(() => expect(args.actions.onPreview).toHaveBeenCalledOnce());
    await expect(args.actions.onAdd).not.toHaveBeenCalled();
    await press(canvas, "Add Source");
    await waitFor(() => expect(args.actions.onAdd).toHaveBeenCalledOnce());
  },
};

export const PreviewFailed: Story = {
  name: "A preview that fails says why beside the form",
  args: {
    state: {
      ...ready,
      preview: {
        kind: "failed",
        message: "“amout” in the condition was not understood. The columns are: id, amount.",
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/“amout” in the condition/);
  },
};

export const Specified: Story = {
  name: "A server without the extensions: no state, no preview, no refresh by hand",
  args: {
    state: { ...ready, sources: [{ ...mailSource, health: undefined }] as SourceRow[] },
    actions: { onAdd: fn(), onDelete: fn(), onCloseAlert: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("columnheader", { name: /Status/ })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Preview" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /Run/ })).toBeNull();
  },
};

const long = "A source with a name that goes on for longer than any column of a table can be wide ";

export const ManyLong: Story = {
  name: "Many sources with long names [SRC-14]",
  tags: ["state:sources/many-long"],
  args: {
    state: {
      ...ready,
      sources: Array.from({ length: 50 }, (_, index) => ({
        ...([mailSource, jiraSource, fileSource][index % 3] ?? mailSource),
        id: `s${index}`,
        name: `${long}${index} ${"unbreakable".repeat(index % 5)}`,
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Mobile: Story = {
  tags: ["state:sources/mobile"],
  globals: { viewport: { value: "mobile" } },
  args: { state: { ...ready, preview: { kind: "ready", preview } } },
};

export const Rtl: Story = {
  name: "Right-to-left names [SRC-14 LO-129]",
  tags: ["state:sources/rtl"],
  args: {
    state: {
      ...ready,
      sources: [{ ...mailSource, name: "بريد الدعم", connections: ["صندوق المرفأ"] }, fileSource],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("بريد الدعم")).toBeVisible();
  },
};

export const Dark: Story = { tags: ["state:sources/dark"], globals: { theme: "dark" } };
