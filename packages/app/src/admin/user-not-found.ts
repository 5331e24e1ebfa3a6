/** The user was deleted, or never was. */
export class AdminUserNotFound extends Error {
  override readonly name = "AdminUserNotFound";

  constructor(id: string) {
    super(`User with ID ${id} not found.`);
  }
}
