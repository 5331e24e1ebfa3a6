import type { ComponentType, ReactNode } from "react";

/** What every root takes. */
export interface RootProps {
  className?: string;
  title?: string;
  "data-probe"?: string;
  ref?: (element: Element | null) => void;
}

/** One export of the library and how the contract suite draws it. */
export interface ContractEntry {
  /** The exported component. */
  component: unknown;
  /** `data-slot` of its root. */
  slot: string;
  /** `data-slot` of the element that the ref reaches. */
  refSlot: string;
  /** Draws it with the suite's own root props. */
  render: (props: RootProps) => ReactNode;
  /** Its root stands in a portal: there is nothing to render on a server. */
  portal: boolean;
  /** Its root is not the first element drawn, because it stands in a parent. */
  inside: boolean;
}

/** How an export is drawn. */
export interface ContractOptions {
  /** Puts a part into the parent that it cannot do without. */
  within?: (part: ReactNode) => ReactNode;
  /** Its root stands in a portal, open as drawn. @default false */
  portal?: boolean;
  /** Slot of the control inside the root that takes the ref in its place: a form must be able to focus it. */
  control?: string;
  /** Draws the component where it needs a hook first; takes and hands on the same props. */
  via?: ComponentType<never>;
}

/**
 * One line of a family's contract: the component, the slot of its root, the props that it cannot do without.
 * Families export a list of these as `contract` from `<family>.contract.tsx`.
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
