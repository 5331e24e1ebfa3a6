/** The role that statements of a user run with. Policies hold for it, since it owns no table. */
export const APP_ROLE = "switchboard_app";

/** The setting that policies read the user from. */
export const USER_SETTING = "switchboard.user";

/*
 * Both hold until the transaction ends, so nothing of a user stays on a connection: a statement on its own is sent together with this
 * one, as one transaction.
 */

/** Makes the rest of the transaction that of the user `$1`. */
export const ACT_AS_USER = `select set_config('role', '${APP_ROLE}', true), set_config('${USER_SETTING}', $1, true)`;

/** Makes the rest of the transaction that of the owner of the tables again. */
export const ACT_AS_OWNER = `select set_config('role', 'none', true), set_config('${USER_SETTING}', $1, true)`;

/** What to send before a statement that is to run as this user, or as the owner. */
export const actAs = (user: string | undefined) => ({
  text: user === undefined ? ACT_AS_OWNER : ACT_AS_USER,
  values: [user ?? ""],
});
