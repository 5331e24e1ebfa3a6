import { expect, type Page } from "@playwright/test";
import { outboxLink } from "./outbox.ts";
import type { RedmineServer } from "./redmine-server.ts";

let made = 0;

/** An address that no other test uses. */
export const newEmail = (): string => {
  made += 1;
  return `maya.${process.pid}.${made}@haldencoffee.example`;
};

export const password = "correct horse battery";

interface Who {
  /** Origin of the server; by default that of the test's own requests. */
  origin?: string;
  email?: string;
  /** Whether the address is confirmed, too. @default true */
  confirmed?: boolean;
}

/** Sends a form of the built-in portal and brings the code that it gives, without drawing a page. */
async function passPortal(
  page: Page,
  kind: "sign-in" | "sign-up",
  { origin = "", email }: { origin?: string; email: string },
): Promise<void> {
  const form = `${origin}/portal/${kind}`;
  await page.request.get(`${origin}/api/v1/auth/login-url`);
  const html = await (await page.request.get(form)).text();
  const csrf = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const sent = await page.request.post(form, {
    form: { csrf, email, password },
    maxRedirects: 0,
  });
  const { search } = new URL(sent.headers().location ?? "", sent.url());
  await expect(await page.request.get(`${origin}/api/v1/auth/callback${search}`)).toBeOK();
}

/**
 * Signs a new person up at the built-in portal, for tests that are about something else: no page is opened, and the
 * browser has the session. `signUpByHand` does it as a person would.
 */
export async function signUp(
  page: Page,
  { origin = "", email = newEmail(), confirmed = true }: Who = {},
): Promise<string> {
  await passPortal(page, "sign-up", { origin, email });
  if (confirmed) await confirmEmail(page, email, origin);
  return email;
}

/** Follows the link that confirms an address, without drawing a page. */
export async function confirmEmail(page: Page, email: string, origin = ""): Promise<void> {
  const link = await outboxLink(page, email, "/portal/verify", origin);
  const token = new URL(link, "http://localhost").searchParams.get("token") ?? "";
  const form = { token, password };
  await expect(await page.request.post(`${origin}/portal/verify`, { form })).toBeOK();
}

/** Signs a new person up at the built-in portal, as they would, and leaves them on the welcome page. */
export async function signUpByHand(
  page: Page,
  { origin = "", email = newEmail() }: Who = {},
): Promise<string> {
  await page.goto(`${origin}/ui/login`);
  await page.getByRole("link", { name: "Log In or Sign Up" }).click();
  await page.getByRole("link", { name: "Create account" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: `Welcome, ${email}!` })).toBeVisible();
  return email;
}

/** Logs somebody in from the login page, as they would. */
export async function logInByHand(page: Page, email: string): Promise<void> {
  await page.getByRole("link", { name: "Log In or Sign Up" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Opens an empty chat. */
async function openChat(page: Page, origin = ""): Promise<void> {
  await page.goto(`${origin}/switchboard-chat`);
  await expect(page.getByRole("textbox", { name: "Message" })).toBeVisible();
}

/** Signs up and goes on to an empty chat. */
export async function signUpToChat(page: Page, who: Who = {}): Promise<string> {
  const email = await signUp(page, who);
  await openChat(page, who.origin);
  return email;
}

/**
 * Enables the built-in task tool and opens an empty chat; every tool that changes something needs approval unless set
 * otherwise. `enableTasksByHand` does it through the UI.
 */
export async function enableTasks(
  page: Page,
  { origin = "", verify = ["create_task", "update_task"] } = {},
): Promise<void> {
  const answer = await page.request.post(`${origin}/api/v1/connections`, {
    data: {
      connection_type: "tasks",
      name: "My tasks",
      enabled_methods: ["list_tasks", "create_task", "update_task"],
      hitl_methods: verify,
    },
  });
  await expect(answer).toBeOK();
  await openChat(page, origin);
}

/** Enables the built-in task tool from the welcome page, as the form is, and opens an empty chat. */
export async function enableTasksByHand(page: Page, { origin = "" } = {}): Promise<void> {
  await page.goto(`${origin}/ui/welcome`);
  await page.getByRole("link", { name: /Tasks/ }).click();
  await page.getByLabel("Connection name").fill("My tasks");
  await page.getByRole("button", { name: "Save Connection" }).click();
  await expect(page.getByRole("button", { name: "Disable Tasks" })).toBeVisible();
  await openChat(page, origin);
}

/** Signs up and fills the form for a connection to a Redmine, all but its key. */
export async function describeTracker(page: Page, origin: string, address: string): Promise<void> {
  await signUp(page, { origin });
  await page.goto(`${origin}/ui/connections/add/redmine`);
  await page.getByLabel("Connection name").fill("Our tracker");
  await page.getByLabel("URL").fill(address);
}

/** Signs up and connects a Redmine with the key that it takes from then on. */
export async function connectTracker(
  page: Page,
  origin: string,
  redmine: RedmineServer,
): Promise<void> {
  redmine.setKey("first-key");
  await describeTracker(page, origin, redmine.url);
  await page.getByLabel("API access key").fill("first-key");
  await page.getByRole("button", { name: "Save Connection" }).click();
  await page.waitForURL(/\/ui\/connections$/);
}

/** Types a message and presses Enter. */
export async function write(page: Page, prompt: string): Promise<void> {
  const box = page.getByRole("textbox", { name: "Message" });
  await box.fill(prompt);
  await box.press("Enter");
}

/** Sends a message that the server takes. */
export async function ask(page: Page, prompt: string): Promise<void> {
  await write(page, prompt);
  // What follows may ask whether the run has ended: it has begun.
  await expect(conversation(page).getByText(prompt.slice(0, 40)).last()).toBeVisible();
}

/** Sends a prompt in a new chat, and waits for the end of the answer. */
export async function newChatSaying(page: Page, prompt: string): Promise<void> {
  await page.goto("/switchboard-chat");
  await ask(page, prompt);
  await expect(page).toHaveURL(/\/switchboard-chat\/[0-9a-f-]{36}$/);
  await settled(page);
}

/** Leaves for a new chat. The address changes before the page does, and what is typed meanwhile belongs to the chat before. */
export async function openNewChat(page: Page): Promise<void> {
  await page.getByRole("link", { name: "New chat" }).first().click();
  await expect(page).toHaveURL(/\/switchboard-chat$/);
  await expect(page.getByRole("heading", { level: 1, name: "New chat" })).toBeVisible();
}

/** The conversation. */
export const conversation = (page: Page) => page.getByRole("log", { name: "Conversation" });

/** The answers to questions about files, each with its question. */
export const answers = (page: Page) =>
  conversation(page).getByRole("group", { name: "Question and answer" });

/** The card of a connection that a run waits for. */
export const connectionNeeded = (page: Page) =>
  page.getByRole("region", { name: "Connection needed" });

/** The list of a person's chats. */
export const history = (page: Page) => page.getByRole("navigation", { name: "Chat History" });

/** The question whether a call may run. */
export const approvalDialog = (page: Page) =>
  page.getByRole("alertdialog", { name: "Approval Required" });

/** Answers that question with one of its buttons. */
export async function decide(page: Page, name: string): Promise<void> {
  // A request that has just come up takes no answer yet.
  await expect(approvalDialog(page)).toHaveAttribute("data-armed", "");
  await approvalDialog(page).getByRole("button", { name, exact: true }).click();
}

/** The calls of a conversation that were denied. */
export const denied = (page: Page) =>
  conversation(page).locator("[data-slot=tool-call][data-state=denied]");

/** Creates an account, enables the task tool, and requests a task, up to its approval. */
export async function askForTask(page: Page): Promise<string> {
  const email = await signUpToChat(page);
  await enableTasks(page);
  await ask(page, "Create a task to call Maya");
  await expect(approvalDialog(page)).toBeVisible();
  return email;
}

/** Logs somebody in who has signed up before; no page is opened, and the browser has the session. */
export const logIn = (page: Page, email: string): Promise<void> =>
  passPortal(page, "sign-in", { email });

/** What was said, without the hours: those of a live message are of another clock than those of a stored one. */
export const said = (page: Page) =>
  conversation(page).evaluate((log) =>
    [...log.querySelectorAll("[data-slot=message]")]
      .map((message) => {
        const copy = message.cloneNode(true) as Element;
        copy.querySelector("[data-slot=message-actions]")?.remove();
        return copy.textContent;
      })
      .join("\n"),
  );

/** Waits until the agent has stopped working. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("textbox", { name: "Message" })).toBeEnabled({ timeout: 30_000 });
}

/** Puts a file under UPLOAD DATA and waits for the line that says it is there. */
export async function upload(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await chooseFile(page, file);
  await expect(
    conversation(page).getByText(
      `Successfully uploaded '${file.name}'. It is now available for queries.`,
    ),
  ).toBeVisible({ timeout: 20_000 });
}

/** Chooses a file in the settings column. */
export async function chooseFile(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "CSV or Excel file" }).click(),
  ]);
  await chooser.setFiles(file);
}

/** Adds tasks to the inbox by the call that its form makes, the first on top. */
export async function addTasks(page: Page, names: readonly string[]): Promise<void> {
  for (const title of names.toReversed()) {
    const answer = await page.request.post("/api/v1/inbox-items", { data: { title } });
    await expect(answer).toBeOK();
  }
}

/** The titles in the inbox, in order. */
export const inboxTitles = (page: Page) =>
  page.getByRole("list", { name: "Inbox" }).locator("[data-slot=inbox-link] > span:first-child");
