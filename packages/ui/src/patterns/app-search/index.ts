export { AppSearch, type AppSearchProps } from "./app-search.tsx";
export type { Found, FoundKind, FoundThings } from "./types.ts";
