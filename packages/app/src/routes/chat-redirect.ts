import { type LoaderFunctionArgs, replace } from "react-router";
import type { Services } from "../services.ts";

/** One place of the specification writes the chat's address with `/ui` before it. */
export const createRoute = ({ paths }: Services) => ({
  loader: ({ params }: LoaderFunctionArgs) =>
    replace(params.sessionId === undefined ? paths.chat : paths.chatSession(params.sessionId)),
});
