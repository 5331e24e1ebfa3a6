/** Normalizes text for search: without case and accents, so that "ines" finds "Inês". */
export const foldText = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
