export { RadioGroup, type RadioGroupProps, type RadioGroupVariant } from "./radio-group.tsx";
export { RadioItem, type RadioItemProps } from "./radio-item.tsx";
