export type SampleItemRepository = {
  insert(sampleItem: SampleItem): Promise<void>;
};
