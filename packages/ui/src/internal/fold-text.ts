/** Letters alone, as a search compares them: without case and without accents, so that "ines" finds "Inês". */
export const foldText = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
