export { ConnectionAddScreen, type ConnectionAddScreenProps } from "./connection-add.tsx";
export type { AddablePlugin, AuthorizeState, ConnectionAddState } from "./connection-add.types.ts";
export type { NewConnection } from "./connection-add-form.tsx";
