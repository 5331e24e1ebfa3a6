import type { Meta, StoryObj } from "@storybook/react-vite";
import { Archive, X } from "lucide-react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { toastVariants } from "./toast.variants.ts";
import { type ToastApi, type ToastOptions, type ToastTone, useToast } from "./toast-context.ts";
import { ToastFace } from "./toast-face.tsx";
import { ToastProvider } from "./toast-provider.tsx";

const onUndo = fn();
const onCommit = fn();
const archived: ToastOptions = {
  message: "3 items archived",
  icon: Archive,
  undo: { onUndo, onCommit },
};

interface OpenerProps {
  /** The toast that the button shows. */
  toast: ToastOptions;
  /** Passes the API to a test. */
  onReady?: (api: ToastApi) => void;
}

function Opener({ toast, onReady }: OpenerProps) {
  const api = useToast();
  return (
    <Button
      onClick={() => {
        onReady?.(api);
        api.show(toast);
      }}
    >
      Archive
    </Button>
  );
}

const meta = {
  title: "Components/Toast",
  component: Opener,
  args: {
    toast: { message: "Connection saved", tone: "success", duration: Number.POSITIVE_INFINITY },
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <div className="min-h-60">
          <Story />
        </div>
      </ToastProvider>
    ),
  ],
  beforeEach: () => {
    onUndo.mockClear();
    onCommit.mockClear();
  },
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text in a live region of the given kind. */
const announced = (kind: "polite" | "assertive", text: RegExp) =>
  waitFor(() => {
    const regions = [...document.querySelectorAll(`[aria-live="${kind}"]`)];
    return expect(regions.map((region) => region.textContent).join(" ")).toMatch(text);
  });

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    await step("MUST announce a message politely, and an error at once", async () => {
      await announced("polite", /Notification Connection saved/);
    });
    await expect(await screen.findByText("Connection saved")).toBeVisible();
  },
};

export const Playground: Story = {
  args: { toast: { ...archived, duration: Number.POSITIVE_INFINITY } },
};

export const Failure: Story = {
  args: {
    toast: {
      tone: "danger",
      message: "2 items were not archived",
      description: "The server did not answer.",
      action: { label: "Try Again", onSelect: fn() },
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    await step("MUST announce a message politely, and an error at once", async () => {
      await announced("assertive", /2 items were not archived/);
    });
    await step("MUST keep an error until it is closed", async () => {
      const close = await screen.findByRole("button", { name: "Close" });
      await userEvent.click(close);
      await waitFor(() => expect(screen.queryByRole("button", { name: "Close" })).toBeNull());
    });
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    await screen.findByRole("button", { name: "Try Again" });
  },
};

export const Undo: Story = {
  args: { toast: archived },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole("button", { name: "Archive" });
    await step("MUST show how much time is left to undo", async () => {
      await userEvent.click(opener);
      const undo = await screen.findByRole("button", { name: "Undo" });
      const meter = document.querySelector<HTMLElement>('[data-slot="toast-meter"]');
      const [run] = meter?.getAnimations() ?? [];
      await expect(run?.effect?.getTiming().duration).toBe(6000);
      await userEvent.click(undo);
    });
    await step("MUST commit or undo a deferred action exactly once [I5]", async () => {
      await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
      await expect(onUndo).toHaveBeenCalledOnce();
      await expect(onCommit).not.toHaveBeenCalled();
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole("button", { name: "Close" }));
      await expect(onCommit).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
    });
  },
};

let api: ToastApi | undefined;
const onReady = (ready: ToastApi) => {
  api = ready;
};

export const TimeIsOver: Story = {
  args: { toast: { ...archived, duration: Number.POSITIVE_INFINITY }, onReady },
  play: async ({ canvas, userEvent }) => {
    const gone = () =>
      waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    const close = await screen.findByRole("button", { name: "Close" });
    await userEvent.hover(close);
    await userEvent.click(close);
    await gone();
    await expect(onCommit).toHaveBeenCalledOnce();
    // A toast closed under the pointer must not leave the timer of the next one paused.
    api?.show({ ...archived, duration: 300 });
    await waitFor(() => expect(onCommit).toHaveBeenCalledTimes(2), { timeout: 5000 });
    await gone();
  },
};

export const Paused: Story = {
  args: { toast: { ...archived, duration: 400 } },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole("button", { name: "Archive" });
    await step(
      "MUST stop the time while a pointer or the focus is on the messages [I5]",
      async () => {
        for (const approach of ["pointer", "focus"] as const) {
          onCommit.mockClear();
          await userEvent.click(opener);
          const undo = await screen.findByRole("button", { name: "Undo" });
          if (approach === "pointer") await userEvent.hover(undo);
          else undo.focus();
          const meter = document.querySelector<HTMLElement>('[data-slot="toast-meter"]');
          await waitFor(() => expect(meter).toHaveAttribute("data-state", "paused"));
          const [run] = meter?.getAnimations() ?? [];
          await waitFor(() => expect(run?.playState).toBe("paused"));
          // Longer than the undo window: a running timer would have expired.
          const clock = opener.animate([], { duration: 900 });
          await clock.finished;
          await expect(onCommit).not.toHaveBeenCalled();
          if (approach === "pointer") await userEvent.unhover(undo);
          else opener.focus();
          await waitFor(() => expect(onCommit).toHaveBeenCalledOnce(), { timeout: 3000 });
          await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
        }
      },
    );
  },
};

export const ByKeyboard: Story = {
  args: { toast: { ...archived, duration: Number.POSITIVE_INFINITY } },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole("button", { name: "Archive" });
    opener.focus();
    await userEvent.keyboard("[F8]");
    // There is nothing to read yet.
    await expect(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("button", { name: "Undo" });
    await step("MUST leave Escape to the page while the focus is elsewhere", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(onCommit).not.toHaveBeenCalled();
      await expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
    });
    await step("MUST lead to the messages with F8, and back to where the focus was", async () => {
      await userEvent.keyboard("[F8]");
      const region = screen.getByRole("region", { name: "Notifications (F8)" });
      await expect(region).toContainElement(document.activeElement as HTMLElement);
      await userEvent.keyboard("[F8]");
      await expect(opener).toHaveFocus();
      await userEvent.keyboard("[F8]");
      await userEvent.tab();
      await userEvent.tab();
      await expect(within(region).getByRole("button", { name: "Undo" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(onUndo).toHaveBeenCalledOnce();
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

export const Several: Story = {
  args: {
    toast: { ...archived, duration: Number.POSITIVE_INFINITY },
    onReady,
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Archive" });
    await userEvent.click(opener);
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(2));
    await expect(api?.undoLast()).toBe(true);
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1));
    await expect(onUndo).toHaveBeenCalledOnce();
    api?.flush();
    await expect(onCommit).toHaveBeenCalledOnce();
    await expect(api?.undoLast()).toBe(false);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
    for (const tone of ["neutral", "success", "danger"] as const)
      api?.show({ tone, message: `A ${tone} message`, duration: Number.POSITIVE_INFINITY });
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Close" })).toHaveLength(3));
  },
};

const tones: readonly ToastTone[] = ["neutral", "success", "danger"];

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid w-100 max-w-full gap-3">
      {tones.flatMap((tone) =>
        ["3 items archived", ...Object.values(roughTexts)].map((text) => (
          <div key={`${tone} ${text}`} className={toastVariants({ tone })}>
            <ToastFace
              tone={tone}
              message={text}
              description={tone === "danger" ? roughTexts.long : undefined}
            >
              <Button variant="ghost" size="sm">
                Undo
              </Button>
              <IconButton label="Close" icon={X} />
            </ToastFace>
            {tone === "neutral" && (
              <span className="absolute start-0 bottom-0 h-0.5 w-2/3 bg-accent forced-colors:bg-forced-mark" />
            )}
          </div>
        )),
      )}
    </div>
  ),
};
