import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { RequestForm } from "./request-form.tsx";

const meta = {
  title: "Patterns/RequestForm/Method",
  component: RequestForm,
  parameters: { docs: { story: { inline: false, height: "36rem" } } },
  args: {
    about: "method",
    contactEmail: "maya@haldencoffee.example",
    state: { kind: "open" },
    onOpen: fn(),
    onClose: fn(),
    onSend: fn(),
  },
  // The window is loaded on first use: without waiting, the story would end before it shows.
  play: async () => {
    await screen.findByRole("dialog");
  },
} satisfies Meta<typeof RequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () =>
  within(await screen.findByRole("dialog", { name: "Request a New Method" }));
const field = (name: string) => screen.getByRole("textbox", { name });
async function write(name: string, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}
const send = () => userEvent.click(screen.getByRole("button", { name: "Send Request" }));

export const Empty: Story = {
  name: "Asks what the method should do; a known address is there already [REQ-03 CADD-14 CADD-15]",
  tags: ["state:request-method/empty", "picture"],
  play: async ({ args }) => {
    await dialog();
    await expect(field("Contact email")).toHaveValue("maya@haldencoffee.example");
    await expect(field("Contact email")).toHaveAttribute("type", "email");
    await userEvent.type(field("Method description"), "Archive a task{Enter}when it is done");
    await expect(args.onSend).not.toHaveBeenCalled();
    await write("Contact name", "Maya Halden");
    await send();
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        subject: "Archive a task\nwhen it is done",
        contactName: "Maya Halden",
        contactEmail: "maya@haldencoffee.example",
      }),
    );
  },
};

export const Validation: Story = {
  name: "An empty field is said above the form; nothing is sent [REQ-05 ERR-63]",
  tags: ["state:request-method/validation", "picture"],
  play: async ({ args }) => {
    const form = await dialog();
    await send();
    await waitFor(() =>
      expect(form.getByRole("alert")).toHaveTextContent("Please fill out all fields."),
    );
    await expect(field("Method description")).toHaveAccessibleDescription("Describe the method.");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const LongDescription: Story = {
  name: "A long description scrolls in its field, and one that is too long is refused [REQ-03]",
  tags: ["state:request-method/long-description", "picture"],
  play: async ({ args }) => {
    await dialog();
    const description = field("Method description");
    await userEvent.click(description);
    await userEvent.paste("Archive all tasks of a month that are done. ".repeat(120));
    await expect(description.scrollHeight).toBeGreaterThan(description.clientHeight);
    await userEvent.type(field("Contact name"), "Maya Halden{Enter}");
    await waitFor(() =>
      expect(description).toHaveAccessibleDescription("Use at most 5,000 characters."),
    );
    await expect(screen.getByRole("button", { name: "Send Request" })).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  name: "While it is sent the button waits [REQ-04 LO-134]",
  tags: ["state:request-method/submitting"],
  args: { state: { kind: "sending" } },
  play: async ({ args }) => {
    await dialog();
    await userEvent.click(screen.getByRole("button", { name: "Sending..." }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const ThankYou: Story = {
  name: "Sent, the form gives way to thanks [REQ-07]",
  tags: ["state:request-method/thank-you"],
  args: { state: { kind: "sent" } },
  play: async () => {
    await expect((await dialog()).getByText("Thank you!")).toBeVisible();
  },
};

export const ErrorServer: Story = {
  name: "The server's words stand above the form [REQ-09]",
  tags: ["state:request-method/error-server"],
  args: { state: { kind: "failed", message: "The plugin desk was not found." } },
  play: async () => {
    const form = await dialog();
    await expect(form.getByRole("alert")).toHaveTextContent("The plugin desk was not found.");
  },
};

export const ErrorFallback: Story = {
  name: "A failure without words has one sentence [REQ-09 ERR-33]",
  tags: ["state:request-method/error-fallback"],
  args: { state: { kind: "failed", message: "An unknown error occurred." } },
  play: async () => {
    const form = await dialog();
    await expect(form.getByRole("alert")).toHaveTextContent("An unknown error occurred.");
  },
};

export const Mobile: Story = {
  tags: ["state:request-method/mobile"],
  globals: { viewport: { value: "mobile", isRotated: false } },
};
