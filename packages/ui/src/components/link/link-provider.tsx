import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from "react";

/** The props that a router's link must accept. */
export type RouterLinkProps = ComponentProps<"a"> & {
  /** Target: an address of the app. */
  href: string;
};

function PlainLink({ children, ...rest }: RouterLinkProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<ComponentType<RouterLinkProps>>(PlainLink);

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Renders a link inside the app without a page load. */
  link: ComponentType<RouterLinkProps>;
  /** Everything whose links use it. */
  children: ReactNode;
}

/** Sets the app's link component for everything below it; without one, links are plain anchors. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** The component that renders links inside the app. */
export function useRouterLink(): ComponentType<RouterLinkProps> {
  return use(LinkContext);
}
