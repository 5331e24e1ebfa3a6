import { clsx } from "clsx";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { playbookFormTexts as texts } from "./playbook-form.texts.ts";
import type { TemplateField } from "./playbook-form.types.ts";

type PlaceholderMenuProps = {
  id: string;
  options: readonly TemplateField[];
  /** The option that Enter chooses. */
  active: number;
  /** The lines of the text, below one of which it opens. */
  lines: RefObject<HTMLOListElement | null>;
  line: number;
  onChoose: (field: TemplateField) => void;
};

/** The id of an option. */
export const optionId = (id: string, index: number): string => `${id}-${index}`;

/** What can be named at the caret. The text keeps the focus; its keys move the choice. */
export function PlaceholderMenu({
  id,
  options,
  active,
  lines,
  line,
  onChoose,
}: PlaceholderMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  // Before it is painted, and again as lines wrap otherwise.
  useLayoutEffect(() => {
    const item = lines.current?.children[line];
    if (list.current && item instanceof HTMLElement)
      list.current.style.top = `${item.offsetTop + item.offsetHeight}px`;
  });
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div
      aria-label={texts.placeholders}
      className="floating absolute inset-s-12 z-sticky grid max-h-60 max-w-80 overflow-y-auto rounded-8 p-1 text-default shadow-2"
      id={id}
      ref={list}
      role="listbox"
      tabIndex={0}
    >
      {options.map((field, index) => (
        // The keyboard is at the text, which names the active option.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the text has the focus
        <div
          aria-selected={index === active}
          className={clsx(
            "grid cursor-default gap-0.5 rounded-4 px-2 py-1.5 text-13",
            index === active && "bg-fill forced-colors:outline-2 forced-colors:outline-solid",
          )}
          id={optionId(id, index)}
          key={field.name}
          onClick={() => onChoose(field)}
          onMouseDown={(event) => event.preventDefault()}
          role="option"
        >
          {field.description}
          <code className="font-mono text-12 text-muted wrap-anywhere">{field.name}</code>
        </div>
      ))}
    </div>
  );
}
