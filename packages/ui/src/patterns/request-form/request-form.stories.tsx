import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { RequestForm, type RequestFormProps } from "./request-form.tsx";
import type { RequestState } from "./request-form.types.ts";

const meta = {
  title: "Patterns/RequestForm",
  component: RequestForm,
  excludeStories: ["kinds"],
  parameters: {
    docs: { story: { inline: false, height: "32rem" } },
    contract: { slot: "button" },
  },
  args: {
    about: "integration",
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

const dialog = async () => within(await screen.findByRole("dialog"));
const field = (name: string) => screen.getByRole("textbox", { name });
async function write(name: string, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}
const send = () => userEvent.click(screen.getByRole("button", { name: "Send Request" }));
const blank = "Please fill out all fields.";

async function fill(subject: string, description: string) {
  await write(subject, description);
  await write("Contact name", "Maya Halden");
  await write("Contact email", "maya@haldencoffee.example");
}

/** The form with a page around it that opens, sends and closes it. */
function OnAPage({ state: first, onSend, ...props }: RequestFormProps) {
  const [state, setState] = useState<RequestState>(first);
  return (
    <RequestForm
      {...props}
      state={state}
      onOpen={() => setState({ kind: "open" })}
      onClose={() => setState({ kind: "closed" })}
      onSend={(request) => {
        onSend(request);
        setState({ kind: "sent" });
      }}
    />
  );
}

export const Default: Story = {
  name: "Asks for the tool, a name and an e-mail address [REQ-01 REQ-06 LAND-06]",
  tags: ["state:request-integration/empty", "picture"],
  play: async () => {
    const form = await dialog();
    await expect(screen.getByRole("dialog")).toHaveAccessibleName("Request a New Integration");
    await expect(form.getAllByRole("textbox").map((box) => box.id !== "")).toEqual([
      true,
      true,
      true,
    ]);
    for (const name of ["Tool name", "Contact name", "Contact email"]) {
      await expect(field(name)).toBeRequired();
      await expect(field(name)).toHaveValue("");
    }
    await expect(field("Contact email")).toHaveAttribute("type", "email");
  },
};

export const Playground: Story = {
  args: { about: "method", contactEmail: "maya@haldencoffee.example" },
};

export const Closed: Story = {
  args: { state: { kind: "closed" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Request a New Integration" }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const Filled: Story = {
  name: "Hands over what was typed, trimmed [REQ-01 REQ-02]",
  tags: ["state:request-integration/filled"],
  play: async ({ args }) => {
    await dialog();
    await fill("Tool name", "  Harbor Desk ");
    await send();
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        subject: "Harbor Desk",
        contactName: "Maya Halden",
        contactEmail: "maya@haldencoffee.example",
      }),
    );
  },
};

export const Validation: Story = {
  name: "An empty field is said above the form and at the field; nothing is sent [REQ-05 ERR-63]",
  tags: ["state:request-integration/validation", "picture"],
  play: async ({ args, step }) => {
    const form = await dialog();
    await write("Contact name", "Maya Halden");
    await send();
    await step(
      "MUST say what is wrong at each field and once above them, and send nothing",
      async () => {
        await waitFor(() => expect(form.getByRole("alert")).toHaveTextContent(blank));
        await expect(form.getAllByText(blank)).toHaveLength(1);
        await expect(field("Tool name")).toHaveAccessibleDescription("Enter a tool name.");
        await expect(field("Contact email")).toBeInvalid();
        await expect(field("Contact name")).toBeValid();
        await waitFor(() => expect(field("Tool name")).toHaveFocus());
        await expect(args.onSend).not.toHaveBeenCalled();
      },
    );
  },
};

export const BlankSpaces: Story = {
  name: "Spaces are no answer [REQ-05]",
  tags: ["state:request-integration/validation-blank-spaces"],
  play: async ({ args }) => {
    const form = await dialog();
    await write("Tool name", "   ");
    await write("Contact name", "   ");
    await write("Contact email", "maya@haldencoffee.example");
    await send();
    await waitFor(() => expect(form.getByRole("alert")).toHaveTextContent(blank));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const InvalidEmail: Story = {
  name: "What is no e-mail address is refused at its field [REQ-06]",
  tags: ["state:request-integration/invalid-email"],
  play: async ({ args }) => {
    const form = await dialog();
    await write("Tool name", "Harbor Desk");
    await write("Contact name", "Maya Halden");
    await userEvent.type(field("Contact email"), "maya@halden{Enter}");
    await waitFor(() =>
      expect(field("Contact email")).toHaveAccessibleDescription(
        "Enter a valid email address, such as maya@example.com.",
      ),
    );
    await waitFor(() => expect(field("Contact email")).toHaveFocus());
    await expect(form.queryByRole("alert")).toBeNull();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  name: "While it is sent nothing can be changed, sent again or closed [REQ-02 LO-134]",
  tags: ["state:request-integration/submitting", "picture"],
  args: { state: { kind: "sending" } },
  play: async ({ args, step }) => {
    await dialog();
    await step("MUST send once, however often it is pressed", async () => {
      const button = screen.getByRole("button", { name: "Sending..." });
      await expect(button).toHaveAttribute("aria-busy", "true");
      await userEvent.click(button);
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await expect(field("Tool name")).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ThankYou: Story = {
  name: "Sent, the form gives way to thanks [REQ-07 LIMIT-08]",
  tags: ["state:request-integration/thank-you", "picture"],
  args: { state: { kind: "sent" } },
  play: async ({ step }) => {
    const form = await dialog();
    await step("MUST say in a status that the request has arrived", async () => {
      await expect(form.getByRole("status")).toHaveTextContent("Thank you!");
      await expect(form.getByRole("status")).toHaveTextContent("Your request has been received.");
    });
    await expect(form.queryByRole("textbox")).toBeNull();
  },
};

export const ErrorServer: Story = {
  name: "The server's words stand above the form [REQ-09]",
  tags: ["state:request-integration/error-server", "picture"],
  args: {
    state: {
      kind: "failed",
      message: "Too many requests from your network in the last hour. Please try again later.",
    },
  },
  play: async () => {
    const form = await dialog();
    await expect(form.getByRole("alert")).toHaveTextContent(/^Too many requests from/);
  },
};

export const kinds = {
  closed: Closed,
  open: Default,
  sending: Submitting,
  failed: ErrorServer,
  sent: ThankYou,
} satisfies Record<RequestState["kind"], Story>;

export const ErrorFallback: Story = {
  name: "A failure without words has one sentence [REQ-09 ERR-33]",
  tags: ["state:request-integration/error-fallback"],
  args: { state: { kind: "failed", message: "An unknown error occurred." } },
  play: async () => {
    const form = await dialog();
    await expect(form.getByRole("alert")).toHaveTextContent("An unknown error occurred.");
  },
};

export const KeepsWhatWasTyped: Story = {
  name: "Closed before it was sent, what was typed is there again, and the focus comes back",
  args: { state: { kind: "closed" } },
  render: (args) => <OnAPage {...args} />,
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole("button", { name: "Request a New Integration" });
    await userEvent.click(opener);
    await step(
      "MUST put the focus into its first field, and give it back to the button when it closes",
      async () => {
        await waitFor(() => expect(field("Tool name")).toHaveFocus());
        await userEvent.keyboard("Harbor Desk{Escape}");
        await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
        await expect(opener).toHaveFocus();
      },
    );
    await step("MUST keep what was typed when it closes without being sent", async () => {
      await userEvent.keyboard("{Enter}");
      await dialog();
      await expect(field("Tool name")).toHaveValue("Harbor Desk");
    });
  },
};

export const ReopenedAfterReset: Story = {
  name: "Opened again after it was sent, it is empty but for the known address [REQ-08]",
  tags: ["state:request-integration/reopened-after-reset"],
  args: { state: { kind: "closed" }, contactEmail: "maya@haldencoffee.example" },
  render: (args) => <OnAPage {...args} />,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole("button", { name: "Request a New Integration" });
    await userEvent.click(opener);
    await dialog();
    await write("Tool name", "Harbor Desk");
    await userEvent.type(field("Contact name"), "Maya Halden{Enter}");
    await screen.findByText("Thank you!");
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await dialog();
    await expect(field("Tool name")).toHaveValue("");
    await expect(field("Contact name")).toHaveValue("");
    await expect(field("Contact email")).toHaveValue("maya@haldencoffee.example");
    await expect(screen.queryByRole("alert")).toBeNull();
  },
};

export const Mobile: Story = {
  tags: ["state:request-integration/mobile"],
  globals: { viewport: { value: "mobile", isRotated: false } },
};

export const Dark: Story = {
  tags: ["state:request-integration/dark"],
  globals: { theme: "dark" },
};
