import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { LoadErrorScreen } from "../load-error/index.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { manyLong, manyProposed, proposed, ready, rightToLeft } from "./profile.fixtures.ts";
import { profileTexts } from "./profile.texts.ts";
import { ProfileScreen } from "./profile.tsx";
import type { ProfileState } from "./profile.types.ts";

const meta = {
  title: "Screens/Profile",
  component: ProfileScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", shell: { ...signedIn.shell, current: "profile" } },
  decorators: [withShell],
  args: {
    state: ready,
    paths: { smsPreferences: "/ui/sms-preferences", account: "/ui/account" },
    actions: { onSave: fn(), onDecideFact: fn() },
  },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const learnedTable = (canvas: Canvas) =>
  within(canvas.getByRole("table", { name: "Learned Facts & Preferences" }));
const save = (canvas: Canvas) => canvas.getByRole("button", { name: "Save Profile Context" });
const addFact = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole("button", { name: "Add fact" }));

export const Default: Story = {
  name: "Details under fixed keys, and learned facts that can be edited [PROF-01 PROF-02 PROF-03 PROF-04 PROF-06 PROF-07]",
  tags: ["state:profile/populated", "state:profile/dark", "state:profile/mobile", "picture"],
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: "My Profile & Context" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Notifications" })).toHaveAttribute(
      "href",
      "/ui/sms-preferences",
    );
    const details = within(canvas.getByRole("table", { name: "My Details" }));
    await expect(details.getByRole("rowheader", { name: "Role" })).toBeVisible();
    await userEvent.click(save(canvas));
    await expect(args.actions.onSave).toHaveBeenCalledWith({
      details: ready.details,
      learned: ready.learned,
    });
  },
};

export const Loading: Story = {
  name: "While the page loads [PROF-01 LO-136]",
  tags: ["state:profile/loading"],
  args: { state: { kind: "loading" } },
};

export const kinds = { loading: Loading, ready: Default } satisfies Record<
  ProfileState["kind"],
  Story
>;

export const Empty: Story = {
  name: "No details yet. [PROF-03 PROF-04 LO-68]",
  tags: ["state:profile/empty", "picture"],
  args: { state: { ...ready, details: [], learned: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No details yet.")).toBeVisible();
  },
};

export const DetailsEditing: Story = {
  name: "A value is edited, its key cannot be [PROF-03]",
  tags: ["state:profile/details-editing"],
  play: async ({ canvas, args }) => {
    const details = within(canvas.getByRole("table", { name: "My Details" }));
    const role = details.getByRole("textbox", { name: "Value of Role" });
    await userEvent.clear(role);
    await userEvent.type(role, "Treasurer");
    await expect(details.queryByRole("textbox", { name: /^Key/ })).toBeNull();
    await userEvent.click(save(canvas));
    await expect(args.actions.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        details: ready.details.map(([key, value]) => [key, key === "Role" ? "Treasurer" : value]),
      }),
    );
  },
};

export const FactAdded: Story = {
  name: "A row is added, and its key is trimmed when it is saved [PROF-04 PROF-09]",
  tags: ["state:profile/fact-added", "picture"],
  play: async ({ canvas, args }) => {
    await addFact(canvas);
    await userEvent.keyboard(" Bank {Tab}Banco Central");
    await userEvent.click(save(canvas));
    await expect(args.actions.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ learned: [...ready.learned, ["Bank", "Banco Central"]] }),
    );
  },
};

export const FactBlankKey: Story = {
  name: "A row without a key is left out, and the count is said [PROF-04 PROF-08]",
  tags: ["state:profile/fact-blank-key", "picture"],
  play: async ({ canvas, args }) => {
    await addFact(canvas);
    await userEvent.tab();
    await userEvent.keyboard("A value alone");
    await expect(canvas.getByText(/1 row without a key/)).toBeVisible();
    await userEvent.click(save(canvas));
    await expect(args.actions.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ learned: ready.learned }),
    );
  },
};

export const Duplicates: Story = {
  name: "Nothing is saved while a key appears twice [PROF-04 LO-69]",
  tags: ["picture"],
  play: async ({ canvas, args }) => {
    await addFact(canvas);
    await userEvent.keyboard("Warehouse ");
    await userEvent.click(save(canvas));
    await expect(await canvas.findByText(profileTexts.duplicates)).toBeVisible();
    await expect(args.actions.onSave).not.toHaveBeenCalled();
  },
};

export const FactRowHover: Story = {
  name: "Each row can be deleted [PROF-04]",
  tags: ["state:profile/fact-row-hover"],
  play: async ({ canvas }) => {
    const remove = learnedTable(canvas).getAllByRole("button", { name: /Delete|Remove/ });
    await expect(remove).toHaveLength(ready.learned.length);
  },
};

export const FactDeleted: Story = {
  name: "A deleted row is gone when the profile is saved, and can be restored before [PROF-04]",
  tags: ["state:profile/fact-deleted", "picture"],
  play: async ({ canvas, args }) => {
    const [first] = learnedTable(canvas).getAllByRole("button", { name: /Delete|Remove/ });
    if (first) await userEvent.click(first);
    await expect(canvas.getByRole("button", { name: /Undo/ })).toBeVisible();
    await userEvent.click(save(canvas));
    await expect(args.actions.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ learned: ready.learned.slice(1) }),
    );
  },
};

export const ManyLong: Story = {
  name: "Many rows with long keys and values [PROF-04]",
  tags: ["state:profile/many-long", "picture"],
  args: { state: { ...ready, learned: manyLong } },
};

export const Saving: Story = {
  name: "While the profile is saved nothing can be changed [PROF-06 LO-134]",
  tags: ["state:profile/saving"],
  args: { state: { ...ready, save: { kind: "saving" } } },
  play: async ({ canvas, args }) => {
    await expect(save(canvas)).toHaveAttribute("aria-busy", "true");
    await userEvent.click(save(canvas));
    await expect(args.actions.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole("textbox", { name: "Value of Role" })).toBeDisabled();
  },
};

export const Saved: Story = {
  name: "Profile context saved successfully! [PROF-10 LIMIT-09 LO-67]",
  tags: ["state:profile/saved", "picture"],
  args: { state: { ...ready, save: { kind: "saved" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Profile context saved successfully!")).toBeVisible();
  },
};

export const Proposed: Story = {
  name: "A proposed fact waits above the learned ones, which say where they came from",
  tags: ["picture"],
  args: { state: { ...ready, proposed } },
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole("region", { name: "Remember this? Fiscal year" }));
    await expect(card.getByRole("link", { name: "Figures of the third quarter" })).toHaveAttribute(
      "href",
      "/ui/chat/s-1",
    );
    await expect(
      canvas.getByRole("table", { name: "Learned Facts & Preferences" }),
    ).toHaveTextContent("From a deleted chat, Nov 3, 2026");
    await userEvent.click(card.getByRole("button", { name: "Accept" }));
    await expect(args.actions.onDecideFact).toHaveBeenCalledWith({ id: "f-1", decision: "accept" });
  },
};

export const ManyProposed: Story = {
  name: "Many proposed facts, with long text and one that was refused",
  tags: ["picture"],
  args: { state: { ...ready, proposed: manyProposed } },
};

export const ProposalFailed: Story = {
  name: "A proposed fact that the profile cannot take",
  args: {
    state: {
      ...ready,
      proposed: {
        ...proposed,
        failure: { id: "f-1", message: "A profile has at most 200 facts in each table." },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("A profile has at most 200 facts in each table.")).toBeVisible();
  },
};

const failed = (message: string): ProfileState => ({
  ...ready,
  save: { kind: "failed", failure: { message } },
});

export const ErrorServer: Story = {
  name: "The server's words, and the edits are kept [PROF-12]",
  tags: ["state:profile/error-server", "picture"],
  args: { state: failed("“Invoices” is too long. Use at most 2,000 characters.") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/“Invoices” is too long/);
    const field = canvas.getByRole("textbox", { name: "Value of Warehouse" });
    await userEvent.type(field, "!");
    await waitFor(() => expect(field).toHaveValue("Chiado!"));
  },
};

export const ErrorFallback: Story = {
  name: "An unknown error occurred. [PROF-12 ERR-33]",
  tags: ["state:profile/error-fallback"],
  args: { state: failed("An unknown error occurred.") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("An unknown error occurred.");
  },
};

export const NotLoggedIn: Story = {
  name: "You must be logged in to view your connections. [PROF-13 ERR-22]",
  tags: ["state:profile/not-logged-in"],
  render: () => (
    <LoadErrorScreen
      paths={{ login: "/ui/login" }}
      state={{ kind: "failed", message: profileTexts.notLoggedIn }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(profileTexts.notLoggedIn)).toBeVisible();
  },
};

export const RightToLeftValues: Story = {
  name: "Right-to-left values [PROF-03 LO-129]",
  tags: ["state:profile/rtl-values", "picture"],
  args: { state: { ...ready, details: rightToLeft } },
};
