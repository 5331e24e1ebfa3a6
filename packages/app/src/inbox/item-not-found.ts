/** The item was deleted long ago, or belongs to someone else. */
export class InboxItemNotFound extends Error {
  override readonly name = "InboxItemNotFound";

  constructor(id: string) {
    super(`Inbox item with ID ${id} not found.`);
  }
}
