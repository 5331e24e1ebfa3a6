export { Link, type LinkProps } from "./link.tsx";
export {
  LinkProvider,
  type LinkProviderProps,
  type RouterLinkProps,
  useRouterLink,
} from "./link-provider.tsx";
