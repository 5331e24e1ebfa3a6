import { type LoaderFunctionArgs, replace } from "react-router";
import type { Services } from "../services.ts";

/** The specification writes the chat's path with the prefix `/ui` in one place. */
export const createRoute = ({ paths }: Services) => ({
  loader: ({ params }: LoaderFunctionArgs) =>
    replace(params.sessionId === undefined ? paths.chat : paths.chatSession(params.sessionId)),
});
