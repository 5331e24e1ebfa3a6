interface LineNumbersProps {
  /** How many lines the text has. */
  count: number;
  /** Line of the error. */
  marked: number | undefined;
  /** The visible part, in pixels. */
  view: { top: number; height: number; line: number };
}

/** Numbers of the visible lines only: a text may have a hundred thousand. */
export function LineNumbers({ count, marked, view }: LineNumbersProps) {
  const first = Math.floor(view.top / view.line);
  const shown = Math.min(count - first, Math.ceil(view.height / view.line) + 1);
  const digits = Math.max(2, String(count).length);
  return (
    <span
      aria-hidden="true"
      className="nums pointer-events-none relative shrink-0 select-none overflow-hidden border-e bg-sunken text-end text-subtle"
      data-slot="json-editor-lines"
      style={{ inlineSize: `calc(${digits}ch + 1.25rem)` }}
    >
      <span
        className="absolute inset-x-0 top-0 block"
        style={{ transform: `translateY(calc(0.375rem - ${view.top - first * view.line}px))` }}
      >
        {Array.from({ length: Math.max(shown, 1) }, (_, index) => {
          const number = first + index + 1;
          return (
            <span
              key={number}
              className="block px-2.5 data-marked:bg-danger-subtle data-marked:font-semibold data-marked:text-danger data-marked:underline"
              data-marked={number === marked ? "" : undefined}
            >
              {number}
            </span>
          );
        })}
      </span>
    </span>
  );
}
