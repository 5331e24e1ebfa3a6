export {
  Button,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from "./button.tsx";
export { LinkButton, type LinkButtonProps } from "./link-button.tsx";
