import { covers } from "../../testing/contract.tsx";
import { Link } from "./index.ts";

export const contract = [
  covers(Link, "link", { href: "/ui", children: "Home" }),
  covers(Link, "link", { href: "https://example.com/", newTab: true, children: "Elsewhere" }),
];

/** Exports that have no root of their own, each with the reason. */
export const bare = {
  LinkProvider: "provides the router’s link and renders no element",
};
