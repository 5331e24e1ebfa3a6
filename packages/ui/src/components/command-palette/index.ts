export type { Command, CommandGroup } from "./command-palette.logic.ts";
export { CommandPalette, type CommandPaletteProps } from "./command-palette.tsx";
export { useCommandKey } from "../../hooks/use-command-key.ts";
