import { getMe } from "./get-me.ts";

export const userOperations = [getMe];
