import { created, operation } from "../../http/operation.ts";

/** A new key for the authenticator app of the current user. */
export const beginTwoStep = operation("beginTwoStep", async ({ deps, user }) => {
  const { key, uri, qr } = await deps.twoStep.begin(user.id);
  return created({ key, uri, qr_code: qr });
});
