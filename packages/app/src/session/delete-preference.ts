/** Whether this browser deletes chats without a confirmation. Without storage it asks. */
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
        // Without storage the confirmation is shown again, which is the safe side.
      }
    },
  };
}
