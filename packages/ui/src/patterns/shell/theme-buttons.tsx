import { clsx } from "clsx";
import { Icon } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import type { ThemeProps } from "./shell.types.ts";
import { themeChoices } from "./theme-choices.ts";

/** The theme choice as a row of three buttons, for the drawer. */
export function ThemeButtons({ theme, onThemeChange }: ThemeProps) {
  const words = useWords(shellWords);
  return (
    <fieldset className="flex gap-0.5 rounded-8 bg-fill p-0.5">
      <legend className="sr-only">{words.theme}</legend>
      {themeChoices.map(({ value, icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={theme === value}
          onClick={() => onThemeChange(value)}
          className={clsx(
            "flex h-9 flex-1 pointer-coarse:h-11 items-center justify-center gap-1.5 rounded-6 font-medium text-13 transition-colors duration-press",
            theme === value ? "bg-surface text-default" : "text-muted hover:text-default",
          )}
        >
          <Icon icon={icon} size="sm" />
          {words.themes[value]}
        </button>
      ))}
    </fieldset>
  );
}
