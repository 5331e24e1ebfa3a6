import { DEVICE_S } from "../../domain/auth/known-devices.ts";
import { noContent, operation, withCookies } from "../../http/operation.ts";

/** Changes the current user's password, and logs them out everywhere else. */
export const changePassword = operation("changePassword", async ({ deps, user, body, request }) => {
  const { cookies, portalAccounts, portal } = deps;
  const session = cookies.session.read(request) ?? "";
  await portalAccounts.changePassword(
    { userId: user.id, session },
    { current: body.current_password, wanted: body.new_password },
  );
  // The browser stays known to the account, whose password its proof is made of.
  const device = await portal?.rememberDevice(user.email, cookies.device.read(request));
  return device ? withCookies(noContent(), cookies.device.set(device, DEVICE_S)) : noContent();
});
