/** The chat was deleted, or belongs to someone else. */
export class SessionNotFound extends Error {
  override readonly name = "SessionNotFound";
}
