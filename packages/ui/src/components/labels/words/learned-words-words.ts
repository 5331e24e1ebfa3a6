/** Words of the list of words that people gave a meaning. */
export const learnedWordsWords = {
  learnedWords: (filename: string) => `Learned words of ${filename}`,
  /** Of all files. */
  allLearnedWords: "Learned words",
  learnedWordsHint: "What you said that words mean in questions about your files.",
  learnedWord: (word: string) => `“${word}”`,
  /** Between a word and its meaning, for screen readers. */
  wordMeans: "means",
  scopeFile: "in this file",
  scopeOfFile: (filename: string) => `in ${filename}`,
  scopeColumn: (column: string) => `in every column named ${column}`,
  wordBy: (person: string, day: string) => `${person}, ${day}`,
  learnedByYou: "You",
  learnedToday: "today",
  removeWord: (word: string) => `Remove “${word}”`,
  wordRemoved: (word: string) => `“${word}” removed`,
  wordNotRemoved: (word: string) => `“${word}” couldn't be removed.`,
  wordNotRestored: (word: string) => `“${word}” couldn't be restored.`,
  noLearnedWords: "No learned words",
  noLearnedWordsHint: "When you say what a word of a question means, it can be remembered here.",
  learnedWordsFailed: "The learned words couldn't be loaded.",
  loadingLearnedWords: "Loading the learned words",
};

export type LearnedWordsWords = typeof learnedWordsWords;
