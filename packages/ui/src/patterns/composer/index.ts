export { Composer, type ComposerProps, type ComposerUpload } from "./composer.tsx";
export type { ComposerQuestion, QuestionStarter } from "./composer.types.ts";
