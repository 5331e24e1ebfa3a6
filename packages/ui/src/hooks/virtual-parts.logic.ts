/** A mounted row, or the gap of rows that are not. */
export type VirtualPart =
  | { readonly kind: "row"; readonly index: number }
  | { readonly kind: "gap"; readonly key: string; readonly size: number };

interface Place {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The mounted rows in normal flow, with gaps for all others. In flow, a native table keeps its columns and its
 * semantics, which absolutely positioned rows would lose.
 */
export function virtualParts(
  places: readonly Place[],
  total: number,
  margin: number,
): VirtualPart[] {
  const parts: VirtualPart[] = [];
  let end = margin;
  for (const place of places) {
    if (place.start > end) {
      parts.push({ kind: "gap", key: `before-${place.index}`, size: place.start - end });
    }
    parts.push({ kind: "row", index: place.index });
    end = place.end;
  }
  if (total + margin > end) parts.push({ kind: "gap", key: "after", size: total + margin - end });
  return parts;
}
