export {
  DevelopersScreen,
  type DevelopersScreenProps,
  type DevelopersState,
} from "./developers.tsx";
