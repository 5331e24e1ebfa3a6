import { Monitor, Moon, Sun } from "lucide-react";

/** The themes, in the order in which they are offered. */
export const themeChoices = [
  { value: "system", icon: Monitor },
  { value: "light", icon: Sun },
  { value: "dark", icon: Moon },
] as const;
