export { Composer, type ComposerProps, type ComposerUpload } from "./composer.tsx";
