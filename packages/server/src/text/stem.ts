/** Letters without case and marks, so that `Região` and `regiao` are one. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

/** A folded word without its plural ending. */
export function stem(word: string): string {
  const folded = fold(word).replace(/['’]s$/, "");
  if (folded.length > 4 && folded.endsWith("ies")) return `${folded.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(folded)) return folded.slice(0, -2);
  if (folded.length > 3 && folded.endsWith("s") && !/(?:ss|us|is)$/.test(folded)) {
    return folded.slice(0, -1);
  }
  return folded;
}
