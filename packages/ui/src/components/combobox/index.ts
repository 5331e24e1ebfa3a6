export { Combobox, type ComboboxProps } from "./combobox.tsx";
export type { ComboboxOption } from "./combobox.logic.ts";
export type { ComboboxStatus } from "./combobox-list.tsx";
