import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from "react";

/** What a router's link has to accept. */
export type RouterLinkProps = ComponentProps<"a"> & {
  /** Where it leads: an address of the app. */
  href: string;
};

function PlainLink({ children, ...rest }: RouterLinkProps) {
  "use no memo"; // So small that what the compiler remembers is larger than what it saves.
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<ComponentType<RouterLinkProps>>(PlainLink);

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Draws a link inside the app without a page load. */
  link: ComponentType<RouterLinkProps>;
  /** Everything whose links are drawn by it. */
  children: ReactNode;
}

/** Hands the app's own link component to everything below it; without one, links are plain anchors. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** The component that draws links inside the app. */
export function useRouterLink(): ComponentType<RouterLinkProps> {
  return use(LinkContext);
}
