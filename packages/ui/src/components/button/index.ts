export { Button, type ButtonProps } from "./button.tsx";
export type { ButtonLook, ButtonSize, ButtonVariant } from "./button.types.ts";
export { LinkButton, type LinkButtonProps } from "./link-button.tsx";
