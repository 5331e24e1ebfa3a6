export { Composer, type ComposerProps, type ComposerUpload } from "./composer.tsx";
export type { ComposerBarState } from "./composer-bar.tsx";
