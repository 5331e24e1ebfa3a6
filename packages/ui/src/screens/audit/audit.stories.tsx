import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { admin } from "../../patterns/shell/shell.fixtures.ts";
import { adminPages } from "../admin-parts.fixtures.ts";
import { RouteErrorScreen } from "../route-error/index.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { lines, long, ready } from "./audit.fixtures.ts";
import { AuditScreen } from "./audit.tsx";
import type { AuditState, AuditVerification } from "./audit.types.ts";

const meta = {
  title: "Screens/Audit",
  component: AuditScreen,
  excludeStories: ["kinds"],
  parameters: {
    layout: "fullscreen",
    shell: { account: { kind: "user", user: admin }, current: null },
  },
  decorators: [withShell],
  args: {
    state: ready,
    pages: adminPages("Audit Log"),
    onFilter: fn(),
    onVerify: fn(),
    exportHref: "/api/v1/admin/audit/export",
  },
} satisfies Meta<typeof AuditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Who did what on the server [S25]",
  tags: ["picture"],
  play: async ({ canvas, args }) => {
    const table = within(canvas.getByRole("table", { name: "Audit log" }));
    await expect(
      table.getByRole("row", {
        name: /ines@.*Tool call.*Create issue, Halden Jira, approved by ines@.*Done/,
      }),
    ).toBeVisible();
    await expect(table.getByRole("row", { name: /Not logged in.*Login failed/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Export as CSV" })).toHaveAttribute(
      "href",
      "/api/v1/admin/audit/export",
    );
    await expect(canvas.getByRole("link", { name: "Older" })).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox", { name: "Email" }), "in");
    await expect(args.onFilter).toHaveBeenLastCalledWith({ email: "in" });
    await userEvent.click(canvas.getByRole("button", { name: "Verify" }));
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: { kind: "loading" } } };

export const kinds = { loading: Loading, ready: Default } satisfies Record<
  AuditState["kind"],
  Story
>;

export const Own: Story = {
  name: "A person's own activity",
  tags: ["picture"],
  parameters: { shell: { ...signedIn.shell, current: null } },
  args: {
    state: {
      ...ready,
      scope: "own",
      lines: lines.filter(({ who }) => who?.startsWith("ines")),
      olderHref: null,
    },
    pages: [],
    onVerify: undefined,
    exportHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "My Activity" })).toBeVisible();
    await expect(canvas.queryByRole("searchbox")).toBeNull();
    await expect(canvas.queryByRole("columnheader", { name: "Who" })).toBeNull();
  },
};

export const Long: Story = {
  name: "Long names, further down",
  args: { state: { ...ready, lines: long, newestHref: "/ui/admin/audit" } },
};

export const Empty: Story = { args: { state: { ...ready, lines: [], olderHref: null } } };

export const NothingFound: Story = {
  name: "Filters that nothing matches",
  args: {
    state: {
      ...ready,
      lines: [],
      olderHref: null,
      filter: { ...ready.filter, email: "zoe", outcome: "denied", from: "2026-11-01" },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Nothing matches these filters.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(args.onFilter).toHaveBeenCalledWith({
      email: "",
      action: "",
      outcome: "",
      from: "",
      to: "",
    });
  },
};

const verified = (verification: AuditVerification, said: string): Story => ({
  args: { state: { ...ready, verification } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said)).toBeVisible();
  },
});

export const Whole: Story = {
  name: "Every line is as it was written [S25]",
  ...verified({ kind: "whole", checked: 412 }, "All 412 lines are unchanged."),
};

export const Broken: Story = {
  name: "A line was changed [S25]",
  tags: ["picture"],
  ...verified({ kind: "broken", at: 398 }, "Line 398 was changed or removed after it was written."),
};

export const NotVerified: Story = {
  name: "The check could not be made",
  ...verified(
    { kind: "failed", message: "An unknown error occurred." },
    "An unknown error occurred.",
  ),
};

export const NotAdmin: Story = {
  name: "Not an administrator [ROLE-06 LO-121]",
  parameters: { shell: { ...signedIn.shell, current: null } },
  render: () => (
    <RouteErrorScreen
      defaultExpanded
      onRetry={fn()}
      state={{ kind: "failed", message: "Only administrators can do this." }}
    />
  ),
};
