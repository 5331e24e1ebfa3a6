import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { CustomToolScreen } from "./custom-tool.tsx";
import { harbor, harborText, large } from "./openapi.fixtures.ts";

const openapi = { document: null, onRead: fn(), onConnect: fn() };

const meta = {
  title: "Screens/CustomTool/FromOpenAPI",
  component: CustomToolScreen,
  parameters: { layout: "fullscreen", shell: { ...signedIn.shell, current: "connections" } },
  decorators: [withShell],
  args: {
    state: { kind: "ready" },
    way: "openapi",
    paths,
    openapi,
    onWayChange: fn(),
    onAuthorize: fn(),
    onCreate: fn(),
  },
} satisfies Meta<typeof CustomToolScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const box = (canvas: Canvas, name: string | RegExp) => canvas.getByRole("textbox", { name });
const press = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole("button", { name }));

async function paste(canvas: Canvas, name: string | RegExp, text: string) {
  await userEvent.click(box(canvas, name));
  await userEvent.paste(text);
}

async function pick(canvas: Canvas, id: string) {
  const row = canvas.getByRole("listitem", { name: id });
  await userEvent.click(within(row).getByRole("checkbox", { name: `Enable ${id}` }));
  return within(row);
}

export const Default: Story = {
  name: "A third way: a document is pasted and read",
  tags: ["picture"],
  play: async ({ canvas }) => {
    openapi.onRead.mockClear();
    await expect(canvas.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "From URL (MCP)",
      "From OpenAPI",
      "Create Manually",
    ]);
    await press(canvas, "Read Document");
    await waitFor(() =>
      expect(box(canvas, /^OpenAPI document/)).toHaveAccessibleDescription(
        /Paste a document, or choose a file\./,
      ),
    );
    await expect(openapi.onRead).not.toHaveBeenCalled();
    await paste(canvas, /^OpenAPI document/, harborText);
    await press(canvas, "Read Document");
    await waitFor(() => expect(openapi.onRead).toHaveBeenCalledWith(harborText));
  },
};

export const FromFile: Story = {
  name: "A file is taken, a large one without an editor, and one over 16 MB is not",
  play: async ({ canvas, canvasElement }) => {
    // Of the two file inputs on this page the first belongs to this tab.
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error("There is no file input.");
    const file = (text: string) => new File([text], "harbor.yaml", { type: "application/yaml" });
    await userEvent.upload(input, file("x".repeat(16 * 1_048_576 + 1)));
    await expect(canvas.getByText("The document can have at most 16 MB.")).toBeVisible();
    const long = `${harborText}# ${"x".repeat(13 * 1_048_576)}`;
    await userEvent.upload(input, file(long));
    await expect(
      await canvas.findByText("A document of 13.0 MB, too large to edit here."),
    ).toBeVisible();
    openapi.onRead.mockClear();
    await press(canvas, "Read Document");
    await waitFor(() => expect(openapi.onRead).toHaveBeenCalledTimes(1));
    await expect(openapi.onRead.mock.lastCall?.[0] === long).toBe(true);
    await press(canvas, "Remove Document");
    await expect(box(canvas, /^OpenAPI document/)).toHaveValue("");
    await userEvent.upload(input, file(harborText));
    await waitFor(() => expect(box(canvas, /^OpenAPI document/)).toHaveValue(harborText));
    await expect(canvas.queryByText("The document can have at most 16 MB.")).toBeNull();
  },
};

export const Reading: Story = {
  name: "While it is read, nothing can be sent again [LO-134]",
  args: { state: { kind: "reading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Read Document" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await expect(canvas.getByRole("tab", { name: "Create Manually" })).toBeDisabled();
  },
};

export const Refused: Story = {
  name: "A document that cannot be read says where",
  tags: ["picture"],
  args: {
    state: {
      kind: "not-read",
      message:
        "The document is neither JSON nor YAML: line 3, column 7: Flow map must end with a }.",
    },
  },
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole("form", { name: "From OpenAPI" }));
    await expect(form.getByRole("alert")).toHaveTextContent("line 3, column 7");
  },
};

export const Picked: Story = {
  name: "Operations are found, picked by hand or by group, and saved with what proves who calls",
  tags: ["picture"],
  args: { openapi: { ...openapi, document: harbor } },
  play: async ({ canvas }) => {
    openapi.onConnect.mockClear();
    await expect(canvas.getByRole("heading", { name: "Harbor API 1.4" })).toHaveFocus();
    await expect(canvas.getByText(/accepts multipart\/form-data only/)).toBeVisible();
    await userEvent.click(
      canvas.getAllByRole("checkbox", { name: "Enable all tools" })[0] as Element,
    );
    await expect(canvas.getByText("3 of 7 selected")).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search operations" }), "message");
    const row = await pick(canvas, "POST /ships/{id}/messages");
    await expect(row.getByRole("checkbox", { name: "Verify before running" })).toBeChecked();
    await userEvent.clear(canvas.getByRole("searchbox", { name: "Search operations" }));
    await expect(canvas.getByText("4 of 7 selected")).toBeVisible();
    await paste(canvas, /^Connection name/, " of ours");
    await userEvent.click(canvas.getByLabelText(/^API key/, { selector: "input" }));
    await userEvent.paste("canary");
    await press(canvas, "Save Connection");
    await waitFor(() =>
      expect(openapi.onConnect).toHaveBeenCalledWith({
        name: "Harbor API of ours",
        server: "https://api.harbor.example/v1",
        security: "key",
        configuration: {},
        credentials: { key_secret: "canary" },
        operations: [
          { id: "GET /berths", effect: "read", verify: false },
          { id: "POST /berths", effect: "write", verify: true },
          { id: "DELETE /berths/{id}", effect: "destructive", verify: true },
          { id: "POST /ships/{id}/messages", effect: "write", verify: true },
        ],
        check: null,
      }),
    );
  },
};

export const OtherDocument: Story = {
  name: "Another document can be read, beginning with the text that was pasted",
  args: { openapi: { ...openapi, document: harbor } },
  play: async ({ canvas }) => {
    await press(canvas, "Other Document");
    await waitFor(() => expect(box(canvas, /^OpenAPI document/)).toHaveFocus());
  },
};

export const Saving: Story = {
  name: "While the service is tried, nothing can be changed [LO-134]",
  args: { state: { kind: "connecting" }, openapi: { ...openapi, document: harbor } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Save Connection" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await expect(canvas.getByRole("combobox", { name: /^Server/ })).toBeDisabled();
  },
};

export const NotSaved: Story = {
  name: "What the service refuses is said in its words [CADD-17]",
  args: {
    state: { kind: "not-connected", message: "Harbor API says: Unknown key (401)." },
    openapi: { ...openapi, document: harbor },
  },
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole("form", { name: "Operations" }));
    await expect(form.getByRole("alert")).toHaveTextContent("Harbor API says: Unknown key (401).");
  },
};

export const Saved: Story = {
  name: "A saved connection is said",
  args: { state: { kind: "connected" }, openapi: { ...openapi, document: harbor } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Connection saved! Redirecting...")).toBeVisible();
  },
};

export const Many: Story = {
  name: "Hundreds of operations are closed by group, and rendered a page at a time",
  args: { openapi: { ...openapi, document: large } },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole("listitem", { name: /^GET/ })).toHaveLength(0);
    await press(canvas, "Group 0 0/100");
    await expect(canvas.getAllByRole("listitem", { name: /^GET/ })).toHaveLength(50);
    await press(canvas, "Show 50 more");
    await expect(canvas.getAllByRole("listitem", { name: /^GET/ })).toHaveLength(100);
  },
};

export const TooMany: Story = {
  name: "More operations than a connection takes are said before they are sent",
  tags: ["picture"],
  args: { openapi: { ...openapi, document: { ...harbor, maxOperations: 2 } } },
  play: async ({ canvas }) => {
    await pick(canvas, "GET /berths");
    await pick(canvas, "POST /berths");
    await expect(canvas.queryByText(/A connection can have/)).toBeNull();
    await pick(canvas, "GET /ships");
    await expect(
      canvas.getByText(
        "A connection can have 2 operations. Clear 1 or add another connection for them.",
      ),
    ).toBeVisible();
  },
};

export const Mobile: Story = {
  name: "At 375 px nothing lies beyond the edge",
  args: { openapi: { ...openapi, document: harbor } },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, canvasElement }) => {
    await pick(canvas, "POST /berths");
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
