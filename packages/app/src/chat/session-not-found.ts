/** The chat was deleted, or is somebody else's. */
export class SessionNotFound extends Error {
  override readonly name = "SessionNotFound";
}
