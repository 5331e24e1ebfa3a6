/** A sample item of a person. */
export type SampleItem = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly createdAt: Date;
};

/** What is remembered of sample items. Every call names the person, so that nobody sees another's. */
export type SampleItemRepository = {
  /** Newest first. */
  list(userId: string): Promise<SampleItem[]>;
};
