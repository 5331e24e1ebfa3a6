import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "./dialog.tsx";
import { DialogBody, DialogFoot, DialogSummary } from "./dialog-parts.tsx";

const foot = (
  <DialogFoot key="foot">
    <DialogClose>
      <Button>Cancel</Button>
    </DialogClose>
    <DialogClose>
      <Button variant="primary">Rename</Button>
    </DialogClose>
  </DialogFoot>
);

const meta = {
  title: "Components/Dialog",
  component: DialogContent,
  subcomponents: { Dialog, DialogTrigger, DialogClose, DialogSummary, DialogBody, DialogFoot },
  parameters: { docs: { story: { inline: false, height: "24rem" } } },
  args: {
    title: "Rename Chat",
    description: "The name is shown in the history only.",
    children: [<DialogBody key="body">One short form stands here.</DialogBody>, foot],
  },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogTrigger>
        <Button>Open</Button>
      </DialogTrigger>
      <DialogContent {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof DialogContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ step }) => {
    const dialog = await screen.findByRole("dialog");
    await step("MUST be named by its title and described by the sentence under it", async () => {
      await expect(dialog).toHaveAccessibleName("Rename Chat");
      await expect(dialog).toHaveAccessibleDescription("The name is shown in the history only.");
    });
  },
};

export const Playground: Story = {
  args: { size: "lg", titleEnd: <Badge variant="line">1 of 2</Badge> },
};

export const Small: Story = { args: { size: "sm" } };

export const Large: Story = { args: { size: "lg" } };

export const NotClosable: Story = {
  args: { closable: false },
  play: async () => {
    await screen.findByRole("dialog");
    await expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  },
};

export const FocusBeginsInTheForm: Story = {
  args: {
    children: (
      <form aria-label="Rename Chat">
        <DialogBody>
          <TextInput aria-label="Server" defaultValue="crm.example" readOnly />
          <TextInput aria-label="Name" />
        </DialogBody>
        {foot}
      </form>
    ),
  },
  play: async ({ step }) => {
    await step("MUST move the focus to the first control of its form", async () => {
      await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus());
    });
  },
};

export const FocusStaysInside: Story = {
  play: async ({ userEvent, step }) => {
    const dialog = await screen.findByRole("dialog");
    await step("MUST keep the focus inside while it is open", async () => {
      for (let stop = 0; stop < 5; stop += 1) {
        await userEvent.tab();
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      }
      await userEvent.tab({ shift: true });
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    });
  },
};

export const FocusComesBack: Story = {
  render: (args) => (
    <Dialog>
      <DialogTrigger>
        <Button>Open</Button>
      </DialogTrigger>
      <DialogContent {...args} />
    </Dialog>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Rename Chat" });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await step("MUST close by Escape and give the focus back", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
};

export const OnlyTheMiddleScrolls: Story = {
  args: {
    size: "lg",
    title: "Approval Required",
    description: undefined,
    headEnd: <span className="text-12 text-subtle">Expires in 14:32</span>,
    children: [
      <DialogSummary key="summary">What it is about stays in sight.</DialogSummary>,
      <DialogBody key="body">
        {Array.from({ length: 60 }, (_, line) => (
          <p key={line}>Line {line + 1} of a long list of arguments.</p>
        ))}
      </DialogBody>,
      foot,
    ],
  },
  play: async ({ step }) => {
    const dialog = await screen.findByRole("dialog", { name: "Approval Required" });
    const body = dialog.querySelector<HTMLElement>('[data-slot="dialog-body"]');
    await step("MUST let a keyboard scroll the middle", async () => {
      await waitFor(() => expect(body).toHaveAttribute("tabindex", "0"));
      body?.focus();
      await expect(body).toHaveFocus();
    });
    await step(
      "MUST keep its title and its answers in sight while the middle scrolls",
      async () => {
        body?.scrollTo({ top: body.scrollHeight, behavior: "instant" });
        const inSight = (element: Element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= window.innerHeight;
        };
        await expect(inSight(screen.getByRole("heading", { name: "Approval Required" }))).toBe(
          true,
        );
        await expect(inSight(screen.getByRole("button", { name: "Rename" }))).toBe(true);
        body?.scrollTo({ top: 0, behavior: "instant" });
      },
    );
  },
};

export const Mobile: Story = { globals: { viewport: { value: "mobile", isRotated: false } } };

/** A modal shows one window at a time, so it contains every rough text. */
export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  args: {
    title: roughTexts.unbreakable,
    titleEnd: <Badge variant="line">1 of 2</Badge>,
    description: roughTexts.long,
    children: [
      <DialogSummary key="summary" className="wrap-anywhere">
        {roughTexts.unbreakable}
      </DialogSummary>,
      <DialogBody key="body" className="wrap-anywhere">
        <p>{roughTexts.unbreakable}</p>
        <p dir="auto">{roughTexts.rightToLeft}</p>
      </DialogBody>,
      <DialogFoot key="foot">
        <Button>{roughTexts.long}</Button>
        <Button variant="primary">{roughTexts.unbreakable}</Button>
      </DialogFoot>,
    ],
  },
};
