import type { ComponentProps } from "react";
import { Link } from "react-router";

/** What begins so is answered by the server and is no page of the app, also where both have one host. */
const OF_SERVER = /^\/api\//;

/** Draws the interface's links; pages of the app open without a page load. */
export function RouterLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  return <Link reloadDocument={OF_SERVER.test(href)} to={href} {...rest} />;
}
