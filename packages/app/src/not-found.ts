import { ApiError } from "@switchboard/api-client";

/** What can be missing at an address: how people call it, and the page that leads on. */
const THINGS = {
  chat: { name: "chat", page: "chat", label: "New chat" },
  item: { name: "inbox item", page: "inbox", label: "Inbox" },
  user: { name: "user", page: "adminUsers", label: "Manage Users" },
  playbook: { name: "playbook", page: "playbooks", label: "My Playbooks" },
  connection: { name: "connection", page: "connections", label: "My Connections" },
  app: { name: "app", page: "connections", label: "My Connections" },
  guide: { name: "guide", page: "connections", label: "My Connections" },
} as const;

/** What the address of a page names was deleted, belongs to someone else, or never was: another try does not bring it back. */
export class NotFound extends Error {
  override readonly name = "NotFound";
  readonly thing: (typeof THINGS)[keyof typeof THINGS];

  constructor(thing: keyof typeof THINGS, message: string, cause?: unknown) {
    super(message, { cause });
    this.thing = THINGS[thing];
  }
}

/** Handles a failed call: what the server does not have, or does not give to this person, was not found. */
export const notFound =
  (thing: keyof typeof THINGS, message: string, statuses: readonly number[] = [404]) =>
  (error: unknown): never => {
    const isMissing = error instanceof ApiError && statuses.includes(error.status);
    throw isMissing ? new NotFound(thing, message, error) : error;
  };
