export type SampleItemRepository = {
  change(userId: string, id: string, change: Partial<SampleItem>): Promise<SampleItem | undefined>;
};
