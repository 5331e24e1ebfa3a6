export type SampleItemRepository = {
  /** @returns false when the person has no such sample item */
  remove(userId: string, id: string): Promise<boolean>;
};
