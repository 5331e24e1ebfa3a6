export { NotFoundScreen, type NotFoundScreenProps, type NotFoundState } from "./not-found.tsx";
