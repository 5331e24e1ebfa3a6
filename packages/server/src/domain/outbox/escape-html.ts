/** Trusted HTML, which is inserted into other HTML as it is. */
export class SafeHtml {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Piece = string | number | SafeHtml | undefined | readonly SafeHtml[];

/** HTML with everything escaped that is filled in, but for HTML that was made the same way. */
export const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): SafeHtml =>
  new SafeHtml(strings.reduce((source, text, at) => source + sourceOf(pieces[at - 1]) + text));

function sourceOf(piece: Piece): string {
  if (piece === undefined) return "";
  if (piece instanceof SafeHtml) return piece.source;
  if (typeof piece === "object") return piece.map(({ source }) => source).join("");
  return String(piece)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
