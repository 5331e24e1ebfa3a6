export { SampleItem, type SampleItemProps } from "./sample-item.tsx";
