/** The text of a tile: the app, and one line on what it is or how it is connected. */
export function TileText({ name, text }: { name: string; text: string }) {
  return (
    <span className="min-w-0 flex-1">
      <span dir="auto" className="wrap-anywhere block font-semibold text-14 text-default">
        {name}
      </span>
      <span dir="auto" className="wrap-anywhere block text-13 text-muted">
        {text}
      </span>
    </span>
  );
}
