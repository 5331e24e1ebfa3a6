import { deskSchema } from "../../patterns/manifest-form/manifest-form.fixtures.ts";
import { logos } from "../welcome/welcome.fixtures.ts";
import type { AddablePlugin } from "./connection-add.types.ts";

export const tasksPlugin: AddablePlugin = {
  name: "tasks",
  displayName: "Tasks",
  logoUrl: logos.tasks,
  description: "List, create and update the tasks of your inbox",
  setupHref: "/ui/connections/setup/tasks",
  docsHref: null,
  settings: { properties: {} },
  tools: [
    { name: "list_tasks", description: "List tasks by status, priority or text", effect: "read" },
    { name: "create_task", description: "Create a task in your inbox", effect: "write" },
    {
      name: "update_task",
      description: "Change title, priority or status of a task",
      effect: "write",
    },
  ],
};

export const supportPlugin: AddablePlugin = {
  name: "desk",
  displayName: "Harbor Desk",
  logoUrl: null,
  description: "Tickets, macros and replies of your support team",
  setupHref: "/ui/connections/setup/support",
  docsHref: "https://desk.example/developers",
  settings: { properties: {} },
  tools: [
    {
      name: "search_tickets",
      description: "Find tickets by status, requester, tag or text",
      effect: "read",
    },
    {
      name: "update_ticket",
      description: "Change status, priority, assignee or tags",
      effect: "write",
    },
    {
      name: "reply_to_ticket",
      description: "Send a public reply to the requester",
      effect: "send",
    },
    {
      name: "merge_tickets",
      description: "Merge tickets into one. This cannot be undone",
      effect: "destructive",
    },
  ],
};

/** The same desk, asking for its address and account. */
export const deskPlugin: AddablePlugin = { ...supportPlugin, settings: deskSchema };

/** An app that is connected on its own page. */
export const mailPlugin: AddablePlugin = {
  name: "harbor-mail",
  displayName: "Harbor Mail",
  logoUrl: null,
  description: "Searches and reads your mail, and writes answers",
  setupHref: "/ui/connections/setup/harbor-mail",
  docsHref: null,
  settings: { properties: {} },
  tools: [
    { name: "search_messages", description: "Searches the mailbox", effect: "read" },
    { name: "create_draft", description: "Writes a draft, which is not sent", effect: "write" },
    { name: "send_message", description: "Sends a new mail", effect: "send" },
    { name: "trash_message", description: "Moves a message to the trash", effect: "destructive" },
  ],
};

export const manyTools: AddablePlugin = {
  ...tasksPlugin,
  tools: Array.from({ length: 60 }, (_, index) => ({
    name: `method_number_${index + 1}_with_a_rather_long_name`,
    description: `Does step ${index + 1} of a long procedure and says in a whole sentence, which does not fit on one line, what it has done.`,
    effect: (["read", "write", "send", "destructive"] as const)[index % 4],
  })),
};
