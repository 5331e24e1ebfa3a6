import { clsx } from "clsx";
import { Ellipsis } from "lucide-react";
import { type ChangeEvent, type Ref, useRef } from "react";
import { Button } from "../../components/button/index.ts";
import { useControlProps } from "../../components/field/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../components/menu/index.ts";
import type { BoundControl } from "../../form/index.ts";
import { playbookFormTexts as texts } from "./playbook-form.texts.ts";
import type { TemplateField, TemplateProblem } from "./playbook-form.types.ts";
import { PlaceholderMenu } from "./placeholder-menu.tsx";
import { usePlaceholderMenu } from "./use-placeholder-menu.ts";
import { linesOf } from "./template-lines.logic.ts";

type TemplateEditorProps = {
  control: BoundControl<string>;
  fields: readonly TemplateField[];
  problems: readonly TemplateProblem[];
  disabled: boolean;
};

/** Fields that have a button of their own; the others are in a menu. */
const BUTTONS = 3;

// Both layers must break their lines alike, or the marks would not lie under their text.
const textLayer = "font-mono text-13 whitespace-pre-wrap wrap-anywhere";

const pieceLook = {
  text: undefined,
  placeholder: "rounded-4 bg-accent-subtle",
  problem: "rounded-4 bg-danger-subtle underline decoration-wavy",
} as const;

/** The text of a template, with its placeholders marked, and buttons that insert one. */
export function TemplateEditor({ control, fields, problems, disabled }: TemplateEditorProps) {
  const area = useRef<HTMLTextAreaElement | null>(null);
  const { value, onChange, ref, ...rest } = control;
  const bound = useControlProps({ disabled });
  const list = useRef<HTMLOListElement>(null);
  const placeholders = usePlaceholderMenu(area, fields, onChange);

  const insert = (name: string) => {
    const element = area.current;
    if (!element) return;
    element.setRangeText(`{{ ${name} }}`, element.selectionStart, element.selectionEnd, "end");
    onChange(element.value);
    element.focus();
  };
  const button = (field: TemplateField) => (
    <Button
      disabled={disabled}
      key={field.name}
      onClick={() => insert(field.name)}
      size="sm"
      variant="outline"
    >
      {field.description}
    </Button>
  );
  return (
    <div
      className="min-w-0 rounded-6 border border-line-strong bg-surface"
      data-slot="template-editor"
    >
      {/* Numbers stand on one side in every language; each line still has the direction of its text. */}
      <div className="relative" dir="ltr">
        <TemplateLines lines={linesOf(value, problems)} ref={list} />
        <div className="absolute inset-0 py-2 ps-12 pe-3">
          <textarea
            {...rest}
            {...bound}
            {...placeholders.control}
            onBlur={() => {
              placeholders.control.onBlur();
              rest.onBlur();
            }}
            className={clsx(
              textLayer,
              "size-full resize-none overflow-hidden bg-transparent p-0 text-default",
            )}
            dir="auto"
            onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
              onChange(event);
              placeholders.look();
            }}
            ref={(element) => {
              area.current = element;
              ref(element);
            }}
            spellCheck={false}
            value={value}
          />
        </div>
        {placeholders.menu && (
          <PlaceholderMenu {...placeholders.menu} lines={list} line={placeholders.line} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 rounded-b-6 border-line border-t bg-sunken px-2 py-1.5">
        <span className="text-12 text-subtle">{texts.insert}</span>
        {fields.slice(0, BUTTONS).map(button)}
        {fields.length > BUTTONS && (
          <Menu>
            <MenuTrigger>
              <IconButton disabled={disabled} icon={Ellipsis} label={texts.more} size="sm" />
            </MenuTrigger>
            <MenuContent
              onCloseAutoFocus={(event) => {
                // The text has the focus, where the placeholder was inserted.
                event.preventDefault();
                area.current?.focus();
              }}
            >
              {fields.slice(BUTTONS).map(({ name, description }) => (
                <MenuItem key={name} onSelect={() => insert(name)}>
                  {description}
                </MenuItem>
              ))}
            </MenuContent>
          </Menu>
        )}
      </div>
    </div>
  );
}

type TemplateLinesProps = { lines: ReturnType<typeof linesOf>; ref: Ref<HTMLOListElement> };

/** The layer under the text: line numbers, and marks of placeholders and mistakes. */
function TemplateLines({ lines, ref }: TemplateLinesProps) {
  return (
    <ol ref={ref} aria-hidden className={clsx(textLayer, "min-h-48 py-2 text-transparent")}>
      {lines.map(({ pieces, isWrong }, index) => (
        // Lines have no identity but their place.
        <li className={clsx("flex pe-3", isWrong && "bg-danger-subtle")} key={index}>
          <span className="w-12 shrink-0 select-none pe-3 text-end text-subtle">{index + 1}</span>
          <span className="min-w-0 flex-1" dir="auto">
            {pieces.length === 0 && "\u200b"}
            {pieces.map(({ text, kind }, piece) => (
              <span className={pieceLook[kind]} key={piece}>
                {text}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
