export {
  RouteErrorScreen,
  type RouteErrorScreenProps,
  type RouteErrorState,
} from "./route-error.tsx";
