export {
  Drawer,
  DrawerClose,
  DrawerContent,
  type DrawerContentProps,
  type DrawerProps,
  DrawerTrigger,
} from "./drawer.tsx";
