let loading: Promise<ReadonlySet<string>> | undefined;

/** Read with the first new password: the list is large, and no other request needs it. */
const load = () =>
  (loading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  ));

/** Whether a password is among those that many people use, whatever its capitals. Attackers try these first. */
export const isCommonPassword = async (password: string): Promise<boolean> =>
  (await load()).has(password.toLowerCase());
