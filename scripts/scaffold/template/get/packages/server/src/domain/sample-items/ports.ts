export type SampleItemRepository = {
  find(userId: string, id: string): Promise<SampleItem | undefined>;
};
