import * as RadixTabs from "@radix-ui/react-tabs";
import { type ComponentProps, createContext, use } from "react";
import { useKeyDirection } from "../../internal/use-key-direction.ts";

/** Ids of tab and panel are made from the value, and an id must not contain a space. */
export const toInner = (value: string) => encodeURIComponent(value);

/** Height of the tabs: 32 or 40 px. */
export type TabsSize = "sm" | "md";

const SizeContext = createContext<TabsSize>("md");

/** The size of the surrounding tabs. */
export function useTabsSize(): TabsSize {
  return use(SizeContext);
}

/**
 * Props of {@link Tabs}: `value`, `defaultValue`, `onValueChange`, and `activationMode="manual"` if a panel is slow.
 */
export interface TabsProps
  extends Omit<ComponentProps<typeof RadixTabs.Root>, "asChild" | "dir" | "orientation"> {
  /** 32 or 40 px high. @default "md" */
  size?: TabsSize;
}

/** Several panels, of which one is shown. Contains a `TabList` and one `TabPanel` for each tab. */
export function Tabs({
  size = "md",
  value,
  defaultValue,
  onValueChange,
  onFocusCapture,
  children,
  ...rest
}: TabsProps) {
  const keys = useKeyDirection();
  return (
    <RadixTabs.Root
      asChild
      data-slot="tabs"
      data-size={size}
      {...rest}
      value={value === undefined ? undefined : toInner(value)}
      defaultValue={defaultValue === undefined ? undefined : toInner(defaultValue)}
      onValueChange={(next) => onValueChange?.(decodeURIComponent(next))}
      dir={keys.dir}
      onFocusCapture={(event) => {
        onFocusCapture?.(event);
        keys.onFocusCapture(event);
      }}
    >
      {/* Removes the direction that Radix sets, which is only for the keys. */}
      <div dir={undefined}>
        <SizeContext value={size}>{children}</SizeContext>
      </div>
    </RadixTabs.Root>
  );
}
