import { create, type ThemeVars } from "storybook/theming";

const shared = {
  brandTitle: "Switchboard",
  brandTarget: "_self",
  fontBase: '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif',
  fontCode: '"Geist Mono Variable", ui-monospace, "SF Mono", Consolas, monospace',
  appBorderRadius: 8,
  inputBorderRadius: 6,
};

/** Storybook's own frame in the colours of the library; it takes no custom properties, so they are repeated as hex. */
export const themes: Record<"light" | "dark", ThemeVars> = {
  light: create({
    ...shared,
    base: "light",
    colorPrimary: "#3756d6",
    colorSecondary: "#3756d6",
    appBg: "#f9fafb",
    appContentBg: "#ffffff",
    appPreviewBg: "#ffffff",
    appHoverBg: "#edeef1",
    appBorderColor: "#e1e3e6",
    textColor: "#17191f",
    textMutedColor: "#50545d",
    barBg: "#ffffff",
    barTextColor: "#50545d",
    barSelectedColor: "#3756d6",
    barHoverColor: "#2f4bc3",
    inputBg: "#ffffff",
    inputBorder: "#82868f",
    inputTextColor: "#17191f",
  }),
  dark: create({
    ...shared,
    base: "dark",
    colorPrimary: "#9fb9fc",
    colorSecondary: "#7c9bf8",
    appBg: "#0d0e11",
    appContentBg: "#131518",
    appPreviewBg: "#131518",
    appHoverBg: "#23252a",
    appBorderColor: "#292b30",
    textColor: "#eff0f2",
    textInverseColor: "#17191f",
    textMutedColor: "#b4b7be",
    barBg: "#131518",
    barTextColor: "#b4b7be",
    barSelectedColor: "#9fb9fc",
    barHoverColor: "#9fb9fc",
    inputBg: "#131518",
    inputBorder: "#70747d",
    inputTextColor: "#eff0f2",
  }),
};

/** The frame's theme for the one that the toolbar names. */
export function themeOf(name: unknown): ThemeVars {
  return name === "dark" ? themes.dark : themes.light;
}
