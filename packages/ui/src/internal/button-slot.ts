import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps, ComponentType } from "react";

/** Renders its single child, a button or a link, with more props: the handlers and the classes of both apply. */
export const ButtonSlot = Slot as ComponentType<ComponentProps<"button">>;
