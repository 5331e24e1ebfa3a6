import { lazyModule } from "../../internal/lazy-module.ts";

/** The list of a menu with its placing and its keys is loaded when a pointer or the focus reaches its button. */
export const menuSurface = lazyModule(() => import("./menu-surface.tsx"));

/** Fetches it for a button that becomes that of a menu when it is pressed. */
export const fetchMenu = (): void => void menuSurface.load().catch(() => undefined);
