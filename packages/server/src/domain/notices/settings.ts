import { AppError } from "../errors.ts";
import type { UnitOfWork } from "../unit-of-work.ts";
import { noticeKinds, type NoticeSettings } from "./ports.ts";

type Deps = { readonly store: UnitOfWork };

/** Which mails a user gets, and whether their address is known to be theirs, without which they get none of these. */
export type DescribedSettings = NoticeSettings & { readonly emailVerified: boolean };

/** @throws AppError unauthorized when the account is gone */
export async function describeSettings(
  { store }: Deps,
  userId: string,
): Promise<DescribedSettings> {
  const [user, settings] = await Promise.all([
    store.users.find(userId),
    store.notices.findSettings(userId),
  ]);
  if (!user || !settings) throw new AppError("unauthorized", "This account no longer exists.");
  return { ...settings, emailVerified: user.emailVerified };
}

/** Changes those that are named. */
export async function changeSettings(
  { store }: Deps,
  userId: string,
  wanted: { readonly [Kind in keyof NoticeSettings]?: boolean | undefined },
): Promise<DescribedSettings> {
  await store.transaction(async (tx) => {
    for (const kind of noticeKinds) {
      const value = wanted[kind];
      if (value !== undefined) await tx.notices.set(userId, kind, value);
    }
  });
  return describeSettings({ store }, userId);
}
