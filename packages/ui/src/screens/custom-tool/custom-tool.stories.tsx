import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { animation, icon, largeIcon } from "./custom-tool.fixtures.ts";
import { CustomToolScreen } from "./custom-tool.tsx";
import type { CustomToolState } from "./custom-tool.types.ts";
import * as openapiStories from "./openapi.stories.tsx";

const meta = {
  title: "Screens/CustomTool",
  component: CustomToolScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", shell: { ...signedIn.shell, current: "connections" } },
  decorators: [withShell],
  args: {
    state: { kind: "ready" },
    way: "url",
    paths,
    onWayChange: fn(),
    onAuthorize: fn(),
    onCreate: fn(),
  },
} satisfies Meta<typeof CustomToolScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const box = (canvas: Canvas, name: string) => canvas.getByRole("textbox", { name });
const press = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole("button", { name }));
/** The visible part of the form, without what only screen readers get. */
const form = (canvas: Canvas, name: string) => within(canvas.getByRole("form", { name }));

/** Chooses a file, even one that the chooser would not offer. */
async function choose(canvasElement: HTMLElement, file: File) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await userEvent.upload(input, file, { applyAccept: false });
}

async function write(canvas: Canvas, name: string, text: string) {
  await userEvent.click(box(canvas, name));
  await userEvent.paste(text);
}

async function describeTool(canvas: Canvas) {
  await write(canvas, "Tool Name", " Harbor Mail ");
  await write(canvas, "Description", "Reads and files the mail of the harbour");
}

export const Default: Story = {
  name: "Two tabs; the first asks for the address of a server and says what it must serve [CUSTOM-01 CUSTOM-02 CUSTOM-03 CUSTOM-04]",
  tags: ["state:custom-tool/mcp-empty", "picture"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "From URL (MCP)",
      "Create Manually",
    ]);
    const url = box(canvas, "MCP Server URL");
    await expect(url).toBeRequired();
    await expect(url).toHaveAttribute("type", "url");
    await expect(url).toHaveAccessibleDescription(
      "The URL must serve the Manifest and Capabilities Protocol.",
    );
    await write(canvas, "MCP Server URL", "https://tools.example.com/mcp");
    await press(canvas, "Authorize Tool");
    await waitFor(() =>
      expect(args.onAuthorize).toHaveBeenCalledWith({ url: "https://tools.example.com/mcp" }),
    );
    await userEvent.clear(url);
    await userEvent.click(canvas.getByRole("tab", { name: "Create Manually" }));
    await expect(args.onWayChange).toHaveBeenCalledWith("manual");
  },
};

export const KnownUrl: Story = {
  name: "The address of a server that is to be authorized again is there already [CUSTOM-02]",
  args: { url: "https://tools.example.com/mcp" },
  play: async ({ canvas, args }) => {
    await expect(box(canvas, "MCP Server URL")).toHaveValue("https://tools.example.com/mcp");
    await press(canvas, "Authorize Tool");
    await waitFor(() =>
      expect(args.onAuthorize).toHaveBeenCalledWith({ url: "https://tools.example.com/mcp" }),
    );
  },
};

export const InvalidUrl: Story = {
  name: "What is no URL is refused at the field [CUSTOM-02]",
  tags: ["state:custom-tool/mcp-invalid-url"],
  play: async ({ canvas, args }) => {
    const url = box(canvas, "MCP Server URL");
    await press(canvas, "Authorize Tool");
    await waitFor(() => expect(url).toHaveAccessibleDescription(/^Enter the URL of the server\./));
    await write(canvas, "MCP Server URL", "javascript:alert(1)");
    await press(canvas, "Authorize Tool");
    await waitFor(() => expect(url).toHaveAccessibleDescription(/^Enter a full URL/));
    await waitFor(() => expect(url).toHaveFocus());
    await expect(args.onAuthorize).not.toHaveBeenCalled();
  },
};

export const Authorizing: Story = {
  name: "While the server is asked, nothing can be sent again [LO-134]",
  tags: ["picture"],
  args: { state: { kind: "authorizing" } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Authorize Tool" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.onAuthorize).not.toHaveBeenCalled();
    await expect(canvas.getByRole("tab", { name: "Create Manually" })).toBeDisabled();
  },
};

export const Redirecting: Story = {
  name: "On the way to the provider [CUSTOM-06]",
  tags: ["state:custom-tool/mcp-redirecting", "picture"],
  args: { state: { kind: "redirecting" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Redirecting for authorization...")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Authorize Tool" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(box(canvas, "MCP Server URL")).toBeDisabled();
  },
};

export const NoRedirectUrl: Story = {
  name: "An answer without an address to go to is said [CUSTOM-07 ERR-30 LO-141]",
  tags: ["state:custom-tool/mcp-no-redirect-url"],
  args: {
    state: {
      kind: "not-authorized",
      message: "Did not receive a valid redirect URL from the server.",
    },
  },
  play: async ({ canvas }) => {
    await expect(form(canvas, "From URL (MCP)").getByRole("alert")).toHaveTextContent(
      "Did not receive a valid redirect URL from the server.",
    );
  },
};

export const McpErrorServer: Story = {
  name: "The server's words about the address [CUSTOM-08]",
  tags: ["state:custom-tool/mcp-error-server", "picture"],
  args: {
    state: {
      kind: "not-authorized",
      message: "The server at tools.example.com did not respond within ten seconds.",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/did not respond within ten seconds/)).toBeVisible();
  },
};

export const McpErrorFallback: Story = {
  name: "Without any, a general sentence [CUSTOM-08 ERR-31]",
  tags: ["state:custom-tool/mcp-error-fallback"],
  args: {
    state: { kind: "not-authorized", message: "An unknown error occurred with MCP flow." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("An unknown error occurred with MCP flow.")).toBeVisible();
  },
};

export const Manual: Story = {
  name: "Asks for name, description and icon [CUSTOM-09 CUSTOM-10]",
  tags: ["state:custom-tool/manual-empty", "picture"],
  args: { way: "manual" },
  play: async ({ canvas }) => {
    for (const name of ["Tool Name", "Description"]) {
      await expect(box(canvas, name)).toBeRequired();
    }
    const choice = canvas.getByRole("button", { name: "Icon Choose an icon or drop it here" });
    await expect(choice).toHaveAccessibleDescription("PNG, JPG or SVG, up to 1 MB.");
    await expect(canvas.getByRole("button", { name: "Create Tool" })).toBeVisible();
  },
};

export const IconChosen: Story = {
  name: "A chosen icon is named and shown, and handed over with the rest [CUSTOM-09 CUSTOM-14]",
  tags: ["state:custom-tool/manual-icon-chosen", "picture"],
  args: { way: "manual" },
  play: async ({ canvas, canvasElement, args }) => {
    await describeTool(canvas);
    const file = icon();
    await choose(canvasElement, file);
    await expect(canvas.getByText("harbor.svg")).toBeVisible();
    const preview = canvasElement.querySelector<HTMLImageElement>('[data-slot="icon-preview"]');
    await waitFor(() => expect(preview?.naturalWidth).toBeGreaterThan(0));
    await press(canvas, "Create Tool");
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenCalledWith({
        name: "Harbor Mail",
        description: "Reads and files the mail of the harbour",
        icon: file,
      }),
    );
  },
};

export const IconRemoved: Story = {
  name: "An icon can be taken back [CUSTOM-09]",
  args: { way: "manual" },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, icon());
    await press(canvas, "Remove icon");
    await expect(canvas.queryByText("harbor.svg")).toBeNull();
    await expect(canvas.queryByText("Choose an icon.")).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /^Icon Choose an icon/ })).toHaveFocus(),
    );
  },
};

export const Missing: Story = {
  name: "Name, description and icon are all needed; that is said before what is wrong with the icon [CUSTOM-11 ERR-64 LO-66]",
  tags: ["state:custom-tool/manual-missing", "picture"],
  args: { way: "manual" },
  play: async ({ canvas, canvasElement, args }) => {
    const required = "Name, description, and an icon are required for manual creation.";
    await press(canvas, "Create Tool");
    const manual = form(canvas, "Create Manually");
    await waitFor(() => expect(manual.getByRole("alert")).toHaveTextContent(required));
    await waitFor(() => expect(box(canvas, "Tool Name")).toHaveFocus());
    await write(canvas, "Description", "Reads the mail");
    await choose(canvasElement, animation());
    await press(canvas, "Create Tool");
    await waitFor(() => expect(manual.getByRole("alert")).toHaveTextContent(required));
    await write(canvas, "Tool Name", "Harbor Mail");
    await press(canvas, "Create Tool");
    await waitFor(() => expect(manual.queryByRole("alert")).toBeNull());
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.clear(box(canvas, "Tool Name"));
    await press(canvas, "Remove icon");
    await press(canvas, "Create Tool");
    await waitFor(() => expect(manual.getByRole("alert")).toHaveTextContent(required));
  },
};

export const WrongType: Story = {
  name: "A file of another kind is refused as soon as it is chosen, and when it is sent [CUSTOM-12 ERR-65 LO-66]",
  tags: ["state:custom-tool/manual-wrong-type"],
  args: { way: "manual" },
  play: async ({ canvas, canvasElement, args }) => {
    const words = "Invalid file type. Please upload a PNG, JPG, or SVG.";
    await choose(canvasElement, animation());
    await expect(await canvas.findByText(words)).toBeVisible();
    await describeTool(canvas);
    await press(canvas, "Create Tool");
    const choice = canvas.getByRole("button", { name: "Icon Choose another icon" });
    await waitFor(() => expect(choice).toHaveFocus());
    await expect(choice).toHaveAccessibleDescription(new RegExp(`^${words}`));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  name: "A file over 1 MB is refused as soon as it is chosen [CUSTOM-13 ERR-66 LO-65]",
  tags: ["state:custom-tool/manual-too-large"],
  args: { way: "manual" },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, largeIcon());
    await expect(await canvas.findByText("File size cannot exceed 1MB.")).toBeVisible();
    await choose(canvasElement, icon());
    await waitFor(() => expect(canvas.queryByText("File size cannot exceed 1MB.")).toBeNull());
    await choose(canvasElement, largeIcon());
    await canvas.findByText("File size cannot exceed 1MB.");
  },
};

export const Submitting: Story = {
  name: "While it is created nothing can be sent again [CUSTOM-10 LO-134]",
  tags: ["state:custom-tool/manual-submitting"],
  args: { way: "manual", state: { kind: "creating" } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Create Tool" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.onCreate).not.toHaveBeenCalled();
    await expect(canvas.getByRole("tab", { name: "From URL (MCP)" })).toBeDisabled();
  },
};

export const Success: Story = {
  name: "Created, it says so, and takes no second press [CUSTOM-15]",
  tags: ["state:custom-tool/manual-success", "picture"],
  args: { way: "manual", state: { kind: "created" } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Custom tool created successfully! Redirecting..."),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Create Tool" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const ManualErrorServer: Story = {
  name: "The server's words about the tool [CUSTOM-17]",
  tags: ["state:custom-tool/manual-error-server"],
  args: {
    way: "manual",
    state: { kind: "not-created", message: "A tool named Harbor Mail is there already." },
  },
  play: async ({ canvas }) => {
    await expect(form(canvas, "Create Manually").getByRole("alert")).toHaveTextContent(
      "A tool named Harbor Mail is there already.",
    );
  },
};

export const kinds = {
  ready: Default,
  authorizing: Authorizing,
  redirecting: Redirecting,
  "not-authorized": NoRedirectUrl,
  creating: Submitting,
  created: Success,
  "not-created": ManualErrorServer,
  reading: openapiStories.Reading,
  "not-read": openapiStories.Refused,
  connecting: openapiStories.Saving,
  "not-connected": openapiStories.NotSaved,
  connected: openapiStories.Saved,
} satisfies Record<CustomToolState["kind"], Story>;

export const ManualErrorFallback: Story = {
  name: "Without any, a general sentence [CUSTOM-17 ERR-32]",
  tags: ["state:custom-tool/manual-error-fallback"],
  args: {
    way: "manual",
    state: { kind: "not-created", message: "An unknown error occurred during manual creation." },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("An unknown error occurred during manual creation."),
    ).toBeVisible();
  },
};

export const LongValues: Story = {
  name: "Long names stay inside [CUSTOM-09]",
  tags: ["state:custom-tool/manual-long-values", "picture"],
  args: { way: "manual" },
  globals: { viewport: { value: "smallest" } },
  play: async ({ canvas, canvasElement }) => {
    await write(canvas, "Tool Name", "Internationalisierungsdienst".repeat(8));
    await write(
      canvas,
      "Description",
      "Cooperative association of coffee growers and roasters ".repeat(12),
    );
    await choose(
      canvasElement,
      new File([icon()], `${"harbor-".repeat(20)}.svg`, { type: "image/svg+xml" }),
    );
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Mobile: Story = {
  tags: ["state:custom-tool/mobile"],
  globals: { viewport: { value: "mobile" } },
};

export const Dark: Story = { tags: ["state:custom-tool/dark"], globals: { theme: "dark" } };
