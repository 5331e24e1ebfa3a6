import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import { Dialog, DialogBody, DialogContent } from "../../components/dialog/index.ts";
import { LocaleProvider } from "../../components/locale/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { inboxItems, inboxNow, makeItems } from "./inbox-list.fixtures.ts";
import { LiveInbox, resolveMenu } from "./inbox-list.stage.tsx";
import { InboxList } from "./inbox-list.tsx";

const meta = {
  title: "Patterns/Inbox List/Keys",
  component: LiveInbox,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en" timeZone="UTC">
        <Story />
      </LocaleProvider>
    ),
  ],
  args: { items: inboxItems, onIntent: fn() },
} satisfies Meta<typeof LiveInbox>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const typed = fn();

const link = (canvas: Canvas, start: string) =>
  canvas.getByRole("link", { name: new RegExp(start) });

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step("MUST run every key of its table from the page and from the list [I1]", async () => {
      await userEvent.keyboard("j");
      await expect(link(canvas, "^Espresso")).toHaveFocus();
      await userEvent.keyboard("j{ArrowDown}");
      await expect(link(canvas, "^Late")).toHaveFocus();
      await userEvent.keyboard("k{ArrowUp}j");
      await expect(link(canvas, "^Green")).toHaveFocus();
      await userEvent.keyboard("x");
      await expect(canvas.getByText("(1 / 12)")).toBeVisible();
      await userEvent.keyboard("{Control>}a{/Control}");
      await expect(canvas.getByText("(12 / 12)")).toBeVisible();
      await userEvent.keyboard("{Escape}");
      await expect(canvas.getByText("(0 / 12)")).toBeVisible();
      await userEvent.keyboard("o");
      await expect(args.onIntent).toHaveBeenLastCalledWith({ type: "open", id: "i-2" });
      await userEvent.keyboard("{Enter}");
      await expect(args.onIntent).toHaveBeenCalledTimes(2);
      await userEvent.keyboard("z");
      await expect(args.onIntent).toHaveBeenLastCalledWith({ type: "undo" });
    });
    await step("MUST act on what is selected, else on the item with the focus", async () => {
      await userEvent.keyboard("xjx#");
      await expect(args.onIntent).toHaveBeenLastCalledWith({
        type: "delete",
        ids: ["i-2", "i-3"],
        of: "selection",
      });
      await userEvent.keyboard("e");
      await expect(args.onIntent).toHaveBeenLastCalledWith({
        type: "archive",
        ids: ["i-4"],
        of: "item",
      });
    });
  },
};

/** One item, and a control above it that has the focus. */
export const AtTheEnd: Story = {
  render: () => (
    <div className="bg-surface">
      <button type="button">Elsewhere</button>
      <InboxList
        items={inboxItems.slice(0, 1)}
        now={inboxNow}
        onIntent={typed}
        resolve={resolveMenu}
      />
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST focus the item that a key acts on, also at the end of the list", async () => {
      const elsewhere = canvas.getByRole("button", { name: "Elsewhere" });
      await userEvent.keyboard("j");
      for (const key of ["j", "k", "x"]) {
        elsewhere.focus();
        await userEvent.keyboard(key);
        await expect(link(canvas, "^Espresso")).toHaveFocus();
      }
    });
  },
};

export const FocusStays: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step(
      "MUST give the focus of an item that goes to its neighbour, never to the page [I8]",
      async () => {
        link(canvas, "^Green").focus();
        await userEvent.keyboard("e");
        await waitFor(() => expect(link(canvas, "^Late")).toHaveFocus());
        link(canvas, "^Choose").focus();
        await userEvent.keyboard("{Delete}");
        await waitFor(() => expect(link(canvas, "Archive the 2024")).toHaveFocus());
        await userEvent.keyboard("{Control>}a{/Control}e");
        await expect(await canvas.findByText("Your inbox is empty. Great job!")).toBeVisible();
        await waitFor(() => expect(document.body).not.toHaveFocus());
      },
    );
  },
};

/** A list that is read anew, in another order. */
function Reread() {
  const [items, setItems] = useState(inboxItems);
  const read = () => setItems((before) => before.map((item) => ({ ...item })).toReversed());
  return (
    <div className="bg-surface">
      <button onClick={read} type="button">
        Read anew
      </button>
      <InboxList items={items} now={inboxNow} onIntent={typed} resolve={resolveMenu} />
    </div>
  );
}

export const FocusFollows: Story = {
  render: () => <Reread />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step(
      "MUST leave the focus on its item when the list is loaded again in another order [I8]",
      async () => {
        const places = () =>
          [...canvasElement.querySelectorAll<HTMLElement>("[data-item-id]")].map(
            ({ dataset }) => dataset["itemId"],
          );
        const before = places();
        link(canvas, "^Green").focus();
        // Not by the pointer, which would take the focus along.
        canvas.getByText("Read anew").click();
        await waitFor(() => expect(places()).toEqual(before.toReversed()));
        await expect(link(canvas, "^Green")).toHaveFocus();
        await userEvent.keyboard("k");
        await expect(link(canvas, "^Late")).toHaveFocus();
      },
    );
  },
};

export const Help: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST list its keys in a dialog made of the same table [I1]", async () => {
      link(canvas, "^Green").focus();
      await userEvent.keyboard("?");
      const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
      await expect(within(dialog).getByText("Extend the selection down")).toBeVisible();
      await expect(within(dialog).getAllByText("Shift")).toHaveLength(4);
    });
    await step(
      "MUST leave keys alone in fields, in dialogs and where they are turned off [I1]",
      async () => {
        await userEvent.keyboard("jx");
        await expect(screen.getByText("(0 / 12)")).toBeInTheDocument();
      },
    );
  },
};

export const LeftAlone: Story = {
  render: () => (
    <div className="bg-surface">
      <div className="p-2">
        <TextInput aria-label="Search" />
      </div>
      <InboxList items={inboxItems} now={inboxNow} onIntent={typed} resolve={resolveMenu} />
      <Dialog open={false}>
        <DialogContent title="Nothing">
          <DialogBody>Nothing</DialogBody>
        </DialogContent>
      </Dialog>
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step(
      "MUST leave keys alone in fields, in dialogs and where they are turned off [I1]",
      async () => {
        typed.mockClear();
        const search = canvas.getByRole("textbox", { name: "Search" });
        await userEvent.type(search, "jxez#?");
        await expect(search).toHaveValue("jxez#?");
        await expect(typed).not.toHaveBeenCalled();
        search.blur();
        await userEvent.keyboard("{Control>}z{/Control}{Alt>}z{/Alt}{Meta>}e{/Meta}");
        document.body.dispatchEvent(
          new KeyboardEvent("keydown", { key: "z", bubbles: true, isComposing: true }),
        );
        await expect(typed).not.toHaveBeenCalled();
        await userEvent.keyboard("z");
        await expect(typed).toHaveBeenCalledTimes(1);
        await expect(typed).toHaveBeenCalledWith({ type: "undo" });
        await userEvent.clear(search);
      },
    );
  },
};

export const TurnedOff: Story = {
  render: () => (
    <InboxList
      items={inboxItems}
      now={inboxNow}
      onIntent={typed}
      resolve={resolveMenu}
      keys={false}
    />
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step(
      "MUST leave keys alone in fields, in dialogs and where they are turned off [I1]",
      async () => {
        typed.mockClear();
        await userEvent.keyboard("jxze?");
        await expect(typed).not.toHaveBeenCalled();
        await expect(screen.queryByRole("dialog")).toBeNull();
        await expect(canvas.queryByRole("button", { name: "Keyboard shortcuts" })).toBeNull();
      },
    );
  },
};

const many = makeItems(60);

/** Scrolls, and waits for the event by which the list sees it: that fires a frame later. */
function scrollTo(scroller: HTMLElement, top: number): Promise<unknown> {
  const scrolled = new Promise((resolve) => {
    scroller.addEventListener("scroll", resolve, { once: true });
  });
  scroller.scrollTop = top;
  return scrolled;
}

/** A row that a held key only passes draws no actions: they would take longer than the step. */
export const HeldKey: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const actions = () => canvas.queryAllByRole("button", { name: /^Delete/ });
    await fireEvent.keyDown(document.body, { key: "j" });
    await waitFor(() => expect(actions()).not.toHaveLength(0));
    const repeat = async (key: string, times: number) => {
      for (let at = 0; at < times; at += 1)
        await fireEvent.keyDown(document.body, { key, repeat: true });
    };
    const ring = canvasElement.querySelector<HTMLElement>("[data-slot=inbox-ring]");
    const reached = (name: string) =>
      waitFor(async () => {
        await expect(ring).toBeVisible();
        const row = link(canvas, name).closest("li")?.getBoundingClientRect();
        await expect(ring?.getBoundingClientRect()).toMatchObject({
          y: row?.y,
          height: row?.height,
        });
      });
    await repeat("j", 3);
    await reached("Label printer");
    await expect(actions()).toHaveLength(0);
    await step(
      "MUST focus the item that a held key has reached once it is released [I1 I8]",
      async () => {
        await fireEvent.keyUp(document.body, { key: "j" });
        await waitFor(() => expect(link(canvas, "Label printer")).toHaveFocus());
        await waitFor(() => expect(actions()).not.toHaveLength(0));
        await expect(ring).not.toBeVisible();
      },
    );
    await step(
      "MUST take every other key for the item that a held one has reached [I1]",
      async () => {
        await fireEvent.keyDown(document.body, { key: "k" });
        await repeat("k", 2);
        await reached("^Espresso");
        await fireEvent.keyDown(document.activeElement ?? document.body, { key: "x" });
        await waitFor(() =>
          expect(canvas.getByRole("checkbox", { name: /^Select Espresso/ })).toBeChecked(),
        );
        await expect(link(canvas, "^Espresso")).toHaveFocus();
        await fireEvent.keyUp(document.body, { key: "k" });
        await fireEvent.keyDown(document.body, { key: "j" });
        await repeat("j", 2);
        const pressed = fn((event: MouseEvent) => event.preventDefault());
        link(canvas, "Label printer").addEventListener("click", pressed, { once: true });
        await reached("Label printer");
        await fireEvent.keyDown(document.activeElement ?? document.body, { key: "Enter" });
        await expect(pressed).toHaveBeenCalledOnce();
      },
    );
  },
};

export const Arrivals: Story = {
  args: { items: many, arriving: 20 },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const scroller = canvasElement.querySelector("[data-slot=inbox-scroller]") as HTMLElement;
    await step(
      "MUST keep what is in view in its place when items come in above, and say how many [I9]",
      async () => {
        const watched = canvasElement.querySelector<HTMLElement>("[data-item-id=m-20]");
        watched?.querySelector("a")?.focus();
        await scrollTo(scroller, 500);
        const before = watched?.getBoundingClientRect().top ?? 0;
        await userEvent.click(canvas.getByText("Receive"));
        const chip = await canvas.findByText("20 new");
        await expect(Math.abs((watched?.getBoundingClientRect().top ?? 0) - before)).toBeLessThan(
          1,
        );
        await userEvent.click(chip);
        await waitFor(() => expect(canvas.queryByText("20 new")).toBeNull());
        await expect(scroller.scrollTop).toBe(0);
        scroller.scrollTop = 500;
      },
    );
  },
};

export const ArrivalsWhileScrolling: Story = {
  args: { items: many, arriving: 20 },
  play: async ({ canvas, canvasElement, step }) => {
    const scroller = canvasElement.querySelector("[data-slot=inbox-scroller]") as HTMLElement;
    await step(
      "MUST keep what is in view in its place when items come in above, and say how many [I9]",
      async () => {
        const watched = canvasElement.querySelector<HTMLElement>("[data-item-id=m-20]");
        await scrollTo(scroller, 100);
        scroller.scrollTop = 500;
        const before = watched?.getBoundingClientRect().top ?? 0;
        canvas.getByText("Receive").click();
        await canvas.findByText("20 new");
        await expect(Math.abs((watched?.getBoundingClientRect().top ?? 0) - before)).toBeLessThan(
          1,
        );
      },
    );
  },
};

const thousands = makeItems(10_000);

export const ArrivalsAmongThousands: Story = {
  args: { items: thousands, arriving: 20 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const scroller = canvasElement.querySelector("[data-slot=inbox-scroller]") as HTMLElement;
    const receive = canvas.getByText("Receive");
    const at = (id: string) => canvasElement.querySelector<HTMLElement>(`[data-item-id=${id}]`);
    const top = () => at("m-1260")?.getBoundingClientRect().top ?? 0;
    at("m-3")?.querySelector("a")?.focus();
    // The list scrolls to its start in the first frames, before a reader could scroll.
    await waitFor(() => {
      scroller.scrollTop = 50_000;
      return expect(at("m-1260")).toBeVisible();
    });
    const before = top();
    receive.click();
    await waitFor(() => expect(canvas.getByText("20 new")).toBeVisible());
    await waitFor(() => expect(at("m-1260")).toBeVisible());
    await expect(Math.abs(top() - before)).toBeLessThan(1);
    await expect(at("m-3")?.querySelector("a")).toHaveFocus();
    await userEvent.keyboard("j");
    await expect(at("m-4")?.querySelector("a")).toHaveFocus();
    await expect(at("m-4")).toBeVisible();
  },
};

export const Returned: Story = {
  render: () => (
    <div className="flex h-160 flex-col bg-surface">
      <InboxList
        className="flex-1"
        items={many}
        now={inboxNow}
        onIntent={typed}
        resolve={resolveMenu}
        returnTo="m-40"
      />
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    await step("MUST bring back the item that was left, with the focus [I11]", async () => {
      const row = canvasElement.querySelector<HTMLElement>("[data-item-id=m-40]");
      await waitFor(() => expect(row?.querySelector("a")).toHaveFocus());
      await expect(row?.getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
    });
  },
};
