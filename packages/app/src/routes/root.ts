import type { Services } from "../services.ts";
import { messageOf, UserNotLoaded } from "../errors.ts";

/** Finds out who is logged in. Nobody is fine; a user record that cannot be loaded is an error. */
export async function rootLoader(services: Services): Promise<null> {
  void services.appInfo.ensure();
  try {
    await services.account.ensure();
  } catch (error) {
    throw new UserNotLoaded(messageOf(error), { cause: error });
  }
  return null;
}
