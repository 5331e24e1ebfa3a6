import { MenuLabel, MenuRadioGroup, MenuRadioItem } from "../../components/menu/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import type { ThemeProps } from "./shell.types.ts";
import { themeChoices } from "./theme-choices.ts";

/** The theme choice as items of a menu. */
export function ThemeMenuItems({ theme, onThemeChange }: ThemeProps) {
  const words = useWords(shellWords);
  return (
    <>
      <MenuLabel>{words.theme}</MenuLabel>
      <MenuRadioGroup
        aria-label={words.theme}
        value={theme}
        onValueChange={(value) => {
          const choice = themeChoices.find((item) => item.value === value);
          if (choice) onThemeChange(choice.value);
        }}
      >
        {themeChoices.map(({ value, icon }) => (
          <MenuRadioItem key={value} value={value} icon={icon}>
            {words.themes[value]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </>
  );
}
