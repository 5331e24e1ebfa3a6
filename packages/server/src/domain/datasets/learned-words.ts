/** What a user says that a word means in questions about their files. */
export type LearnedWord = {
  readonly id: string;
  readonly userId: string;
  /** The file that it holds for; null for every file with the column. */
  readonly datasetId: string | null;
  readonly word: string;
  /** The word, the same however it is capitalized. */
  readonly folded: string;
  /** Heading of the column that it stands for; null if it means nothing. */
  readonly column: string | null;
  /** A value of that column. */
  readonly value: string | null;
  readonly createdAt: Date;
};
