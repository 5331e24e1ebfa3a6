/** A sample item of a person. */
export type SampleItem = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly createdAt: Date;
};
