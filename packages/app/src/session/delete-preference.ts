/** Whether this browser was told to delete chats without asking. Storage that cannot be read means: ask. */
export function deletePreference(slug: string, storage: () => Storage = () => localStorage) {
  const key = `${slug}.skipDeleteChatConfirm`;
  return {
    skips(): boolean {
      try {
        return storage().getItem(key) === "true";
      } catch {
        return false;
      }
    },
    skip(): void {
      try {
        storage().setItem(key, "true");
      } catch {
        // Without storage the question comes again: the safe side.
      }
    },
  };
}
