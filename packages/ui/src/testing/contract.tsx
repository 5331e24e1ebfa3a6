import type { ComponentType, ReactNode } from "react";

/** Props of every root. */
export interface RootProps {
  className?: string;
  title?: string;
  "data-probe"?: string;
  ref?: (element: Element | null) => void;
}

/** One export of the library and how the contract suite renders it. */
export interface ContractEntry {
  /** The exported component. */
  component: unknown;
  /** `data-slot` of its root. */
  slot: string;
  /** `data-slot` of the element that the ref receives. */
  refSlot: string;
  /** Renders it with the suite's own root props. */
  render: (props: RootProps) => ReactNode;
  /** Its root is in a portal: there is nothing to render on a server. */
  portal: boolean;
  /** Its root is not the first rendered element, because it needs a parent. */
  inside: boolean;
  /** The story that it was read from. */
  story?: string;
}

/** How an export is rendered. */
export interface ContractOptions {
  /** Wraps a part in the parent that it requires. */
  within?: (part: ReactNode) => ReactNode;
  /** Its root is in a portal, open as rendered. @default false */
  portal?: boolean;
  /** Slot of the control inside the root that receives the ref: a form must be able to focus it. */
  control?: string;
  /** Renders the component if it needs a hook first; takes and passes on the same props. */
  via?: ComponentType<never>;
}

/**
 * One entry of a family's contract: the component, the slot of its root, its required props. A component that is the
 * subject of stories gets its entries from them; of others, such as parts, a family exports a list of these as
 * `contract` from `<family>.contract.tsx`.
 */
export function covers<Props extends object>(
  component: ComponentType<Props>,
  slot: string,
  props: NoInfer<Partial<Props>>,
  { within, portal = false, control = slot, via }: ContractOptions = {},
): ContractEntry {
  const Component = (via ?? component) as ComponentType<object>;
  return {
    component,
    slot,
    refSlot: control,
    portal,
    inside: within !== undefined,
    render: (root) => {
      const part = <Component {...props} {...root} />;
      return within ? within(part) : part;
    },
  };
}
